package dev.outflank.protocol;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;

/** Input that arrives line by line, as from a waiting judge; runs a check before each line and at the end. */
public final class SteppedInput extends InputStream {
    private final Iterator<String> lines;
    private final Runnable beforeEach;

    public SteppedInput(List<String> lines, Runnable beforeEach) {
        this.lines = lines.iterator();
        this.beforeEach = beforeEach;
    }

    @Override
    public int read() {
        throw new UnsupportedOperationException("the programs read through a buffer");
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        beforeEach.run();
        if (!lines.hasNext()) {
            return -1;
        }
        byte[] line = (lines.next() + '\n').getBytes(StandardCharsets.UTF_8);
        System.arraycopy(line, 0, buffer, offset, line.length);
        return line.length;
    }
}
