package dev.outflank.web.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The files of games, one each, only ever appended to. A line counts once its line end is written, so that a crash can
 * cost a game its last change and nothing else.
 */
final class GameFolder {
    private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");

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

    /** Two levels of folders, so that none holds too many files. */
    private Path file(String id) {
        if (!isId(id)) {
            throw new IllegalArgumentException("no game is called '" + id + "'");
        }
        return folder.resolve(id.substring(0, 2)).resolve(id + ".game");
    }
}
