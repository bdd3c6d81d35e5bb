package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A kernel file that is read repeatedly. It stays open, so a read takes microseconds. */
final class KernelCounter implements AutoCloseable {
    private final RandomAccessFile file;
    private final byte[] buffer = new byte[512];

    KernelCounter(Path path) throws IOException {
        file = new RandomAccessFile(path.toFile(), "r");
    }

    synchronized String read() throws IOException {
        file.seek(0);
        int length = file.read(buffer);
        return new String(buffer, 0, Math.max(length, 0), StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
