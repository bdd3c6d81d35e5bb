package dev.outflank.engine;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file of what the engine knows: weights or a book. */
public final class EngineFile {
    private EngineFile() {}

    /** Makes something of what a file holds. */
    public interface Reader<T> {
        T read(InputStream in) throws IOException;
    }

    /** What a file is to hold. */
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    public static <T> T read(Path file, Reader<T> reader) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return reader.read(in);
        }
    }

    /** Writes a file anew; it appears complete or not at all. */
    public static void replace(Path file, Content content) throws IOException {
        Path growing = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(growing)) {
            content.write(out);
        }
        Files.move(growing, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
