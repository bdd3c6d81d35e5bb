package dev.outflank.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of an input that may hold anything: one that is too long is cut, and can be told by a mark at its end. */
public final class BoundedLineReader {
    private final InputStream in;
    private final int maxBytes;
    private int lineNumber;

    /** Lines of at most so many bytes. */
    public BoundedLineReader(InputStream in, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.maxBytes = maxBytes;
    }

    /** The next line without its end; an unended last line counts. {@code null} at the end of the input. */
    public @Nullable String readLine() throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean cut = false;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.size() < maxBytes) {
                line.write(c);
            } else {
                cut = true;
            }
        }
        lineNumber++;
        return line.toString(StandardCharsets.UTF_8) + (cut ? "…" : "");
    }

    /** The next line that holds more than white space. */
    public @Nullable String readNonBlankLine() throws IOException {
        String line = readLine();
        while (line != null && line.isBlank()) {
            line = readLine();
        }
        return line;
    }

    /** The number of the last line, from 1. */
    public int lineNumber() {
        return lineNumber;
    }
}
