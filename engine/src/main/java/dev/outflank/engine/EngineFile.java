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
    public interface Writer {
        void write(OutputStream out) throws IOException;
    }

    public static <T> T read(Path file, Reader<T> reader) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return reader.read(in);
        }
    }

    /** Writes a file anew; it appears complete or not at all. */
    public static void writeAtomically(Path file, Writer writer) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(temporary)) {
            writer.write(out);
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
