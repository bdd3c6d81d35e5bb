package dev.outflank.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines from untrusted input: a line that is too long is cut and ends in an ellipsis. */
public final class BoundedLineReader {
    private final InputStream in;
    private final int maxBytes;
    private int lineNumber;

    /** Creates a reader of lines of at most {@code maxBytes} bytes. */
    public BoundedLineReader(InputStream in, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.maxBytes = maxBytes;
    }

    /** The next line without its terminator, which may be missing from the last line; {@code null} at the end. */
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

    /** The next line that is not blank; {@code null} at the end of the input. */
    public @Nullable String readNonBlankLine() throws IOException {
        String line = readLine();
        while (line != null && line.isBlank()) {
            line = readLine();
        }
        return line;
    }

    /** The number of the line that was read last, from 1. */
    public int lineNumber() {
        return lineNumber;
    }
}
