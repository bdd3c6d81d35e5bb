package dev.outflank.protocol;

import java.io.IOException;
import java.io.OutputStream;

/** A pipe that its reader closes after a number of bytes. */
public final class ClosedPipe extends OutputStream {
    private int left;

    public ClosedPipe(int bytes) {
        this.left = bytes;
    }

    @Override
    public void write(int b) throws IOException {
        if (left-- <= 0) {
            throw new IOException("Broken pipe");
        }
    }
}
