package dev.outflank.rules.record;

import java.util.Arrays;

/** The lines of a text, to tell where in it something is. */
final class Lines {
    private final int[] starts;

    Lines(String text) {
        int[] found = new int[16];
        int lines = 1;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
            if (lines == found.length) {
                found = Arrays.copyOf(found, 2 * lines);
            }
            found[lines++] = end + 1;
        }
        this.starts = Arrays.copyOf(found, lines);
    }

    RecordFault fault(int offset, String reason) {
        int found = Arrays.binarySearch(starts, offset);
        int line = found >= 0 ? found : -found - 2;
        return fault(line + 1, offset - starts[line] + 1, reason);
    }

    static RecordFault fault(int line, int column, String reason) {
        return new RecordFault("line " + line + ", column " + column, reason);
    }
}
