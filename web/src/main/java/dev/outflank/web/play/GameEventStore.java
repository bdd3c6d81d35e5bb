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
 * Append-only files of game events, one per game. A line counts once its line end is written, so a crash can lose at most
 * the last event of a game.
 */
final class GameEventStore {
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");

    private static final String EXTENSION = ".game";

    private final Path folder;

    GameEventStore(Path folder) {
        this.folder = folder;
    }

    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    void create(String id, GameOptions options) {
        write(id, String.join("\n", options.toLines()) + "\n", StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    void append(String id, GameEvent event) {
        write(id, event.toLine() + "\n", StandardOpenOption.APPEND);
    }

    /** The lines of a game's file; empty if the game does not exist. */
    Optional<List<String>> read(String id) {
        Path file = file(id);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            String text = Files.readString(file);
            int end = text.lastIndexOf('\n');
            if (end + 1 < text.length()) {
                truncate(file, text.substring(0, end + 1).getBytes(StandardCharsets.UTF_8).length);
            }
            return Optional.of(text.substring(0, end + 1).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes an incomplete last line, to which the next event would be appended. */
    private static void truncate(Path file, long length) throws IOException {
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
     * Deletes old games.
     *
     * @param unplayedBefore games without any events are deleted if they are older than this
     * @param idleBefore all games are deleted whose last event is older than this
     * @param inUse whether a game is in use and must be kept
     * @return the number of deleted games
     */
    int deleteStale(Instant unplayedBefore, Instant idleBefore, Predicate<String> inUse) {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        int deleted = 0;
        try (Stream<Path> files = Files.walk(folder, 2)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(EXTENSION)).toList()) {
                String id = file.getFileName().toString().replace(EXTENSION, "");
                Instant modified = Files.getLastModifiedTime(file).toInstant();
                boolean stale = modified.isBefore(idleBefore) || modified.isBefore(unplayedBefore) && isUnplayed(file);
                if (stale && !inUse.test(id)) {
                    Files.delete(file);
                    deleted++;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return deleted;
    }

    private static boolean isUnplayed(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count() <= GameOptions.HEADER_LINES;
        }
    }

    /** The file of a game, in a subdirectory by the first digits of its id, so that directories stay small. */
    private Path file(String id) {
        if (!isId(id)) {
            throw new IllegalArgumentException("not a game id: '" + id + "'");
        }
        return folder.resolve(id.substring(0, 2)).resolve(id + EXTENSION);
    }
}
