package dev.outflank.protocol.driver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The drivers' own source files, which are resources of this package. */
final class DriverFiles {
    private DriverFiles() {}

    /** Reads files: text by file name. */
    static Map<String, String> read(String... names) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : names) {
            texts.put(name, read(name));
        }
        return texts;
    }

    private static String read(String name) {
        try (InputStream in = DriverFiles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the driver file " + name + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
