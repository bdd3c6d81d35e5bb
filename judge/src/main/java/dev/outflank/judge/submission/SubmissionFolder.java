package dev.outflank.judge.submission;

import dev.outflank.arena.sandbox.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Extracts submissions from the database into temporary files, so that workers need no shared disk. */
public final class SubmissionFolder implements AutoCloseable {
    private final SubmissionStore submissions;
    private final Path folder;

    SubmissionFolder(SubmissionStore submissions) throws IOException {
        this.submissions = submissions;
        this.folder = Scratch.createFolder("submissions");
    }

    /** Extracts the files of a submission. */
    public synchronized Submission extract(StoredSubmission stored, String name) throws IOException {
        Path own = folder.resolve(String.valueOf(stored.id()));
        Map<String, byte[]> files = submissions.files(stored.id());
        List<Path> paths = new ArrayList<>();
        Files.createDirectories(own);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = own.resolve(file.getKey());
            if (!Files.exists(path)) {
                Files.write(path, file.getValue());
            }
            paths.add(path);
        }
        return new Submission(name, List.copyOf(paths), stored.madeAt());
    }

    @Override
    public void close() {
        try {
            Scratch.delete(folder);
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
