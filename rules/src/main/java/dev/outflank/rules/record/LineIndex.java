package dev.outflank.rules.record;

import java.util.Arrays;

/** Index of the line starts of a text, which converts offsets to lines and columns. */
final class LineIndex {
    private final int[] lineStarts;

    LineIndex(String text) {
        int[] found = new int[16];
        int lines = 1;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
            if (lines == found.length) {
                found = Arrays.copyOf(found, 2 * lines);
            }
            found[lines++] = end + 1;
        }
        this.lineStarts = Arrays.copyOf(found, lines);
    }

    RecordFault fault(MalformedRecordException malformed) {
        int offset = malformed.offset();
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        return fault(line + 1, offset - lineStarts[line] + 1, malformed.reason())
                .after(malformed.readBefore());
    }

    static RecordFault fault(int line, int column, String reason) {
        return new RecordFault("line " + line + ", column " + column, reason);
    }
}
