package dev.outflank.arena.report;

import dev.outflank.arena.record.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A style sheet or script of this program that a page contains, so that the page needs no other file. */
public final class InlineResource {
    private final String text;

    private InlineResource(String text) {
        this.text = text;
    }

    /** Reads a resource that is in the same package as a class. */
    public static InlineResource of(Class<?> owner, String name) {
        try (InputStream stream = owner.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is missing from this build");
            }
            return new InlineResource(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    String text() {
        return text;
    }

    /** The hash by which the content security policy of a page allows this resource. */
    String hash() {
        return "sha256-" + Sha256.of(text).base64();
    }
}
