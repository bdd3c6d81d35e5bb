package dev.outflank.judge.marking;

import java.util.List;
import java.util.Optional;

/**
 * The first difference between an output and the expected output.
 *
 * @param message what is wrong, with the line number
 * @param sideBySide the surrounding lines side by side, the expected ones on the left
 */
public record OutputDiff(String message, String sideBySide) {
    private static final int CONTEXT_LINES_BEFORE = 3;
    private static final int CONTEXT_LINES_AFTER = 2;
    private static final int MAX_COLUMN_WIDTH = 60;

    /** The first difference, or empty. Unless exact, white space at the ends of lines and of the output is ignored. */
    public static Optional<OutputDiff> between(String expected, String found, boolean exact) {
        String want = exact ? expected : trimmed(expected);
        String have = exact ? found : trimmed(found);
        if (want.equals(have)) {
            return Optional.empty();
        }
        List<String> wantLines = List.of(want.split("\n", -1));
        List<String> haveLines = List.of(have.split("\n", -1));
        int line = 0;
        while (line < wantLines.size()
                && line < haveLines.size()
                && wantLines.get(line).equals(haveLines.get(line))) {
            line++;
        }
        return Optional.of(
                new OutputDiff(describe(wantLines, haveLines, line), formatSideBySide(wantLines, haveLines, line)));
    }

    private static String trimmed(String text) {
        return text.replaceAll("[ \\t\\r]+(?=\\n|$)", "").stripTrailing();
    }

    private static String describe(List<String> want, List<String> have, int line) {
        String where = "line " + (line + 1);
        // Text that ends with a line end splits into lines of which the last is empty.
        if (line >= have.size()) {
            return isEnd(want, line)
                    ? "the line end after line " + line + " is missing"
                    : "the output ends too early: " + where + " is missing";
        }
        if (line >= want.size()) {
            return "the output is too long: it should end before " + where;
        }
        String expected = want.get(line);
        String found = have.get(line);
        if (isEnd(have, line)) {
            return "the output ends too early: " + where + " is missing";
        }
        if (isEnd(want, line)) {
            return "the output is too long: it should end before " + where;
        }
        if (expected.equalsIgnoreCase(found)) {
            return where + " differs only in upper and lower case";
        }
        if (expected.replaceAll("\\s+", "").equals(found.replaceAll("\\s+", ""))) {
            return where + " differs only in white space (· is a space)";
        }
        int column = 0;
        while (column < Math.min(expected.length(), found.length())
                && expected.charAt(column) == found.charAt(column)) {
            column++;
        }
        return where + " differs at column " + (column + 1);
    }

    private static boolean isEnd(List<String> lines, int line) {
        return line == lines.size() - 1 && lines.get(line).isEmpty();
    }

    private static String formatSideBySide(List<String> want, List<String> have, int line) {
        int from = Math.max(0, line - CONTEXT_LINES_BEFORE);
        int to = Math.min(Math.max(want.size(), have.size()), line + CONTEXT_LINES_AFTER + 1);
        int width = "expected".length();
        for (int i = from; i < to; i++) {
            width = Math.max(width, cell(want, i, i == line).length());
        }
        StringBuilder text = new StringBuilder(row("", "expected", "found", width));
        for (int i = from; i < to; i++) {
            String sign = i == line ? ">" : " ";
            text.append(row(sign + (i + 1), cell(want, i, i == line), cell(have, i, i == line), width));
        }
        return text.toString();
    }

    private static String row(String number, String left, String right, int width) {
        String padded = " ".repeat(Math.max(0, 5 - number.length())) + number;
        return (padded + "  " + left + " ".repeat(width - left.length()) + " │ " + right).stripTrailing() + '\n';
    }

    /** A line with visible control characters, with visible spaces if marked, and truncated if too long. */
    private static String cell(List<String> lines, int line, boolean marked) {
        if (line >= lines.size() || isEnd(lines, line)) {
            return line == lines.size() - 1 || line == lines.size() ? "(end)" : "";
        }
        String text = lines.get(line).replace("\t", "→").replace("\r", "␍").replaceAll("\\p{Cntrl}", "?");
        String shown = marked ? text.replace(' ', '·') : text;
        return shown.length() <= MAX_COLUMN_WIDTH ? shown : shown.substring(0, MAX_COLUMN_WIDTH - 1) + "…";
    }
}
