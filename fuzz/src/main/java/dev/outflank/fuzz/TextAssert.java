package dev.outflank.fuzz;

import java.util.List;

/** Compares long texts, such as transcripts and golden files, and shows only the first difference in its context. */
public final class TextAssert {
    private static final int CONTEXT_LINES = 3;
    private static final int MAX_LINE_LENGTH = 120;

    private TextAssert() {}

    /** Fails with the first line that differs, unless the texts are equal. */
    public static void assertSameText(String actual, String expected) {
        assertSameText("text", actual, expected);
    }

    /** The same for a text that the message names. */
    public static void assertSameText(String name, String actual, String expected) {
        if (!actual.equals(expected)) {
            throw new AssertionError(describe(name, actual, expected));
        }
    }

    /** The first difference: the lines around it, then the expected line ({@code -}) and the actual one ({@code +}). */
    static String describe(String name, String actual, String expected) {
        List<String> expectedLines = expected.lines().toList();
        List<String> actualLines = actual.lines().toList();
        int line = firstDifference(expectedLines, actualLines);
        StringBuilder message = new StringBuilder(name);
        if (line == expectedLines.size() && line == actualLines.size()) {
            // Line terminators are all that is left to differ.
            return message.append(": same lines, but line ends differ; expected ends in ")
                    .append(lastCharacter(expected))
                    .append(", actual in ")
                    .append(lastCharacter(actual))
                    .toString();
        }
        int column = firstDifference(line(expectedLines, line), line(actualLines, line));
        message.append(" differs in line ")
                .append(line + 1)
                .append(", column ")
                .append(column + 1)
                .append(" (expected ")
                .append(expectedLines.size())
                .append(" lines, actual ")
                .append(actualLines.size())
                .append("):");
        for (int i = Math.max(0, line - CONTEXT_LINES); i < line; i++) {
            append(message, ' ', i, expectedLines, column);
        }
        append(message, '-', line, expectedLines, column);
        append(message, '+', line, actualLines, column);
        for (int i = line + 1; i <= line + CONTEXT_LINES; i++) {
            append(message, ' ', i, expectedLines, column);
        }
        return message.toString();
    }

    private static int firstDifference(List<String> a, List<String> b) {
        int i = 0;
        while (i < Math.min(a.size(), b.size()) && a.get(i).equals(b.get(i))) {
            i++;
        }
        return i;
    }

    private static int firstDifference(String a, String b) {
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i;
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "";
    }

    private static void append(StringBuilder message, char mark, int index, List<String> lines, int column) {
        if (index < lines.size()) {
            String line = lines.get(index);
            int begin = Math.min(line.length(), Math.max(0, column - MAX_LINE_LENGTH / 2));
            int end = Math.min(line.length(), begin + MAX_LINE_LENGTH);
            message.append(String.format(
                    "%n%c %5d  %s%s%s",
                    mark, index + 1, begin > 0 ? "…" : "", line.substring(begin, end), end < line.length() ? "…" : ""));
        } else if (mark != ' ') {
            message.append(String.format("%n%c        (the text ends)", mark));
        }
    }

    private static String lastCharacter(String text) {
        return text.isEmpty() ? "nothing" : String.format("U+%04X", (int) text.charAt(text.length() - 1));
    }
}
