package dev.outflank.judge.test;

import java.util.List;
import java.util.Optional;

/**
 * Where an output first differs from the expected one.
 *
 * @param message what is wrong, with its line
 * @param sideBySide the lines around it side by side, the expected ones on the left
 */
public record OutputDiff(String message, String sideBySide) {
    private static final int CONTEXT_LINES_BEFORE = 3;
    private static final int CONTEXT_LINES_AFTER = 2;
    private static final int MAX_COLUMN_WIDTH = 60;

    /** The first difference; empty when there is none. Unless exact, white space at ends of lines does not count. */
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
        return Optional.of(new OutputDiff(sentence(wantLines, haveLines, line), picture(wantLines, haveLines, line)));
    }

    private static String trimmed(String text) {
        return text.replaceAll("[ \\t\\r]+(?=\\n|$)", "").stripTrailing();
    }

    private static String sentence(List<String> want, List<String> have, int line) {
        String where = "line " + (line + 1);
        // A text that ends in a line end has an empty last line: what follows it is more, what lacks it is less.
        if (line >= have.size()) {
            return isEnd(want, line)
                    ? "the output ends without a line end after line " + line
                    : "the output ends too early: " + where + " is missing";
        }
        if (line >= want.size()) {
            return where + " is too much: the output should have ended before it";
        }
        String expected = want.get(line);
        String found = have.get(line);
        if (isEnd(have, line)) {
            return "the output ends too early: " + where + " is missing";
        }
        if (isEnd(want, line)) {
            return where + " is too much: the output should have ended before it";
        }
        if (expected.equalsIgnoreCase(found)) {
            return where + " differs in small and capital letters";
        }
        if (expected.replaceAll("\\s+", "").equals(found.replaceAll("\\s+", ""))) {
            return where + " differs in white space only (· is a space)";
        }
        int column = 0;
        while (column < Math.min(expected.length(), found.length())
                && expected.charAt(column) == found.charAt(column)) {
            column++;
        }
        return where + " differs from column " + (column + 1) + " on";
    }

    private static boolean isEnd(List<String> lines, int line) {
        return line == lines.size() - 1 && lines.get(line).isEmpty();
    }

    private static String picture(List<String> want, List<String> have, int line) {
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

    /** A line as it is shown: control characters made visible, spaces too where it matters, long ones cut. */
    private static String cell(List<String> lines, int line, boolean marked) {
        if (line >= lines.size() || isEnd(lines, line)) {
            return line == lines.size() - 1 || line == lines.size() ? "(end)" : "";
        }
        String text = lines.get(line).replace("\t", "→").replace("\r", "␍").replaceAll("\\p{Cntrl}", "?");
        String shown = marked ? text.replace(' ', '·') : text;
        return shown.length() <= MAX_COLUMN_WIDTH ? shown : shown.substring(0, MAX_COLUMN_WIDTH - 1) + "…";
    }
}
