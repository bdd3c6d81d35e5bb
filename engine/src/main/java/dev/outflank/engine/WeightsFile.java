package dev.outflank.engine;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of weights, of whichever evaluation. */
public final class WeightsFile {
    private WeightsFile() {}

    /** Makes weights of what a file holds. */
    public interface Reader<T> {
        T read(InputStream in) throws IOException;
    }

    public static <T> T read(Path file, Reader<T> reader) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return reader.read(in);
        }
    }
}
