package dev.outflank.judge.service;

import dev.outflank.judge.store.Upload;
import dev.outflank.judge.store.Uploads;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Uploads as files, for compilers: copies of what the database has, so that machines need not share a disk. */
final class UploadFolder implements AutoCloseable {
    private final Uploads uploads;
    private final Path folder;

    UploadFolder(Uploads uploads) throws IOException {
        this.uploads = uploads;
        this.folder = Files.createTempDirectory("outflank-uploads");
    }

    /** The files of an upload under a student's name. */
    synchronized Submission submission(Upload upload, String name) throws IOException {
        Path own = folder.resolve(String.valueOf(upload.id()));
        Map<String, byte[]> files = uploads.files(upload.id());
        List<Path> paths = new ArrayList<>();
        Files.createDirectories(own);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = own.resolve(file.getKey());
            if (!Files.exists(path)) {
                Files.write(path, file.getValue());
            }
            paths.add(path);
        }
        return new Submission(name, List.copyOf(paths), upload.madeAt());
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            System.getLogger("outflank.judge")
                    .log(
                            System.Logger.Level.WARNING,
                            "the folder {0} could not be deleted: {1}",
                            folder,
                            e.getMessage());
        }
    }
}
