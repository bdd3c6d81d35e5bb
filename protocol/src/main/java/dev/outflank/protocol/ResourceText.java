package dev.outflank.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Text files that are part of this module: drivers and libraries in the languages of submissions. */
public final class ResourceText {
    private ResourceText() {}

    /** Reads resources of a type's package: text by file name. */
    public static Map<String, String> read(Class<?> home, String... names) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : names) {
            try (InputStream in = home.getResourceAsStream(name)) {
                if (in == null) {
                    throw new IllegalStateException("the file " + name + " is missing from this build");
                }
                texts.put(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts;
    }
}
