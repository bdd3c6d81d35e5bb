package dev.outflank.judge.marking;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A mark cache in a JSON Lines file, one line per part and submission. Every line is synced to disk; an incomplete last
 * line, left by a process that was killed, is dropped.
 */
public final class MarkFile implements MarkCache, AutoCloseable {
    private final FileChannel channel;
    private final Map<String, PartMark> marks = new ConcurrentHashMap<>();

    private MarkFile(FileChannel channel) {
        this.channel = channel;
    }

    /** Opens a file, or creates it, and locks it. */
    public static MarkFile open(Path file) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (lock(channel) == null) {
                throw new IOException(file + " is in use by another process");
            }
            MarkFile marks = new MarkFile(channel);
            marks.read(file);
            return marks;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private void read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] != '\n') {
            length--;
        }
        int number = 0;
        for (String line :
                new String(bytes, 0, length, StandardCharsets.UTF_8).lines().toList()) {
            number++;
            try {
                JsonFields fields = JsonFields.parse(line);
                BigDecimal given = new BigDecimal(fields.text("marks"));
                marks.put(fields.text("key"), PartMark.of(given, fields.text("reason"), fields.text("log")));
            } catch (NotationException | NumberFormatException e) {
                throw new IOException(
                        file + ", line " + number + " is not a mark (" + e.getMessage() + "): use another folder", e);
            }
        }
        channel.truncate(length).position(length);
    }

    @Override
    public Optional<PartMark> find(String key) {
        return Optional.ofNullable(marks.get(key));
    }

    @Override
    public void put(String key, PartMark mark) throws IOException {
        if (mark.marks().isEmpty()) {
            return;
        }
        ObjectNode node = JsonFields.newObject();
        node.put("key", key);
        node.put("marks", mark.marks().get().toPlainString());
        node.put("reason", mark.reason());
        node.put("log", mark.log());
        ByteBuffer line = StandardCharsets.UTF_8.encode(JsonFields.toLine(node) + '\n');
        synchronized (channel) {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(true);
        }
        marks.put(key, mark);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
