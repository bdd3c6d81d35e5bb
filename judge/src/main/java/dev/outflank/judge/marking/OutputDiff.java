package dev.outflank.judge.marking;

import dev.outflank.protocol.output.ExpectedLine;
import dev.outflank.protocol.output.ExpectedOutput;
import dev.outflank.protocol.output.OutputComparison;
import java.util.List;

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

    /** Describes the first difference that a comparison has found. */
    static OutputDiff of(ExpectedOutput expected, String found, OutputComparison.Difference difference) {
        List<String> want = expected.lines().stream().map(ExpectedLine::text).toList();
        List<String> have = List.of(found.split("\n", -1));
        return new OutputDiff(describe(want, have, difference), formatSideBySide(want, have, difference));
    }

    private static String describe(List<String> want, List<String> have, OutputComparison.Difference difference) {
        int line = difference.foundLine();
        int wanted = difference.expectedLine();
        String where = "line " + (line + 1);
        // Text that ends with a line end splits into lines of which the last is empty.
        if (line >= have.size() || isEnd(have, line)) {
            return isEnd(want, wanted)
                    ? "the line end after line " + line + " is missing"
                    : "the output ends too early: line " + (wanted + 1) + " is missing";
        }
        if (wanted >= want.size() || isEnd(want, wanted)) {
            return "the output is too long: it should end before " + where;
        }
        String expected = want.get(wanted);
        String found = have.get(line);
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

    private static String formatSideBySide(
            List<String> want, List<String> have, OutputComparison.Difference difference) {
        int line = difference.foundLine();
        // Blank lines that do not count can shift the lines against each other.
        int shift = difference.expectedLine() - line;
        int from = Math.max(0, line - CONTEXT_LINES_BEFORE);
        int to = Math.min(Math.max(want.size() - shift, have.size()), line + CONTEXT_LINES_AFTER + 1);
        int width = "expected".length();
        for (int i = from; i < to; i++) {
            width = Math.max(width, cell(want, i + shift, i == line).length());
        }
        StringBuilder text = new StringBuilder(row("", "expected", "found", width));
        for (int i = from; i < to; i++) {
            String sign = i == line ? ">" : " ";
            text.append(row(sign + (i + 1), cell(want, i + shift, i == line), cell(have, i, i == line), width));
        }
        return text.toString();
    }

    private static String row(String number, String left, String right, int width) {
        String padded = " ".repeat(Math.max(0, 5 - number.length())) + number;
        return (padded + "  " + left + " ".repeat(width - left.length()) + " │ " + right).stripTrailing() + '\n';
    }

    /** A line with visible control characters, with visible spaces if marked, and truncated if too long. */
    private static String cell(List<String> lines, int line, boolean marked) {
        if (line < 0) {
            return "";
        }
        if (line >= lines.size() || isEnd(lines, line)) {
            return line == lines.size() - 1 || line == lines.size() ? "(end)" : "";
        }
        String text = lines.get(line).replace("\t", "→").replace("\r", "␍").replaceAll("\\p{Cntrl}", "?");
        String shown = marked ? text.replace(' ', '·') : text;
        return shown.length() <= MAX_COLUMN_WIDTH ? shown : shown.substring(0, MAX_COLUMN_WIDTH - 1) + "…";
    }
}
