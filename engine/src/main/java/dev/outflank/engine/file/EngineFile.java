package dev.outflank.engine.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reads and writes the engine's data files: evaluation weights and opening books. */
public final class EngineFile {
    private EngineFile() {}

    /**
     * Reads the content of a file.
     *
     * @param <T> the type of the content
     */
    public interface Reader<T> {
        /** Reads the content. */
        T read(InputStream in) throws IOException;
    }

    /** Writes the content of a file. */
    public interface Writer {
        /** Writes the content. */
        void write(OutputStream out) throws IOException;
    }

    /** Opens a file and reads its content. */
    public static <T> T read(Path file, Reader<T> reader) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // Opening a named pipe would wait for a writer.
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return reader.read(in);
        }
    }

    /** Reads a file that is shipped with the engine, next to a class. */
    public static <T> T readShipped(Class<?> owner, String name, Reader<T> reader) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("a file of the engine is missing: " + name);
            }
            return reader.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("a file of the engine cannot be read: " + name, e);
        }
    }

    /** Writes or replaces a file atomically: other processes see the old content or the complete new one. */
    public static void writeAtomically(Path file, Writer writer) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(temporary)) {
            writer.write(out);
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
