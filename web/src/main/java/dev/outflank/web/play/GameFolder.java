package dev.outflank.web.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of games, one each, only ever appended to. A line counts once its line end is written, so that a crash can
 * cost a game its last change and nothing else.
 */
final class GameFolder {
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");

    private static final String ENDING = ".game";

    private final Path folder;

    GameFolder(Path folder) {
        this.folder = folder;
    }

    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    void create(String id, Terms terms) {
        write(id, String.join("\n", terms.lines()) + "\n", StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    void append(String id, Change change) {
        write(id, change.line() + "\n", StandardOpenOption.APPEND);
    }

    /** A game's lines; empty when there is no such game. */
    Optional<List<String>> read(String id) {
        Path file = file(id);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            String text = Files.readString(file);
            int end = text.lastIndexOf('\n');
            if (end + 1 < text.length()) {
                cut(file, text.substring(0, end + 1).getBytes(StandardCharsets.UTF_8).length);
            }
            return Optional.of(text.substring(0, end + 1).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes an unfinished last line away, which would spoil the next one. */
    private static void cut(Path file, long length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    private void write(String id, String text, StandardOpenOption... options) {
        Path file = file(id);
        try {
            Files.createDirectories(file.getParent());
            try (FileChannel channel = FileChannel.open(file, options)) {
                ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Deletes what was not touched of late.
     *
     * @param notBegun games without any change since then go
     * @param leftAlone all games go that had their last change before then
     * @param used those that stay in any case
     * @return how many went
     */
    int delete(Instant notBegun, Instant leftAlone, Predicate<String> used) {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        int deleted = 0;
        try (Stream<Path> files = Files.walk(folder, 2)) {
            for (Path file : files.filter(one -> one.toString().endsWith(ENDING)).toList()) {
                String id = file.getFileName().toString().replace(ENDING, "");
                Instant touched = Files.getLastModifiedTime(file).toInstant();
                boolean old = touched.isBefore(leftAlone) || touched.isBefore(notBegun) && isUntouched(file);
                if (old && !used.test(id)) {
                    Files.delete(file);
                    deleted++;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return deleted;
    }

    private static boolean isUntouched(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count() <= Terms.LINES;
        }
    }

    /** Two levels of folders, so that none holds too many files. */
    private Path file(String id) {
        if (!isId(id)) {
            throw new IllegalArgumentException("no game is called '" + id + "'");
        }
        return folder.resolve(id.substring(0, 2)).resolve(id + ENDING);
    }
}
