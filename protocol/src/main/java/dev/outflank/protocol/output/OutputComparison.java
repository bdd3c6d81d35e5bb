package dev.outflank.protocol.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares the lines of a program's output with the expected lines. Unless every byte counts, differences in white space
 * at the ends of lines, in line ends, in blank lines and after prompts are remarks, not faults: a reader does not see
 * them. Used for all courses and commands, so that they give the same verdict on the same program.
 */
public final class OutputComparison {
    private final boolean exact;
    private final List<ExpectedLine> expected = new ArrayList<>();
    /** The first remark of each kind. */
    private final Map<Remark, String> remarks = new LinkedHashMap<>();

    private int matchedLines;
    private int linesRead;
    /** Output that is the next expected line up to an answer. */
    private String begun = "";

    private enum Remark {
        CARRIAGE_RETURN,
        SPACE_AT_LINE_END,
        BLANK_LINE,
        MISSING_BLANK_LINE,
        SPACE_AFTER_PROMPT,
        MISSING_LINE_END
    }

    /** Creates a comparison; if exact, every byte counts. */
    public OutputComparison(boolean exact) {
        this.exact = exact;
    }

    /**
     * The result of comparing a whole output.
     *
     * @param difference the first difference, if any
     * @param remarks harmless differences
     */
    public record Result(Optional<Difference> difference, List<String> remarks) {}

    /**
     * The first difference.
     *
     * @param expectedLine index of the expected line
     * @param foundLine index of the line that was found; the number of lines if the output ends too early
     */
    public record Difference(int expectedLine, int foundLine) {}

    /** Compares a whole output. */
    public static Result compare(ExpectedOutput expected, String found, boolean exact) {
        OutputComparison comparison = new OutputComparison(exact);
        expected.lines().forEach(comparison::expect);
        String[] lines = found.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            int next = comparison.matchedLines;
            // What follows the last line end is a line only if every byte counts.
            boolean counts = exact || i < lines.length - 1 || !lines[i].isBlank();
            if (counts && !comparison.accept(lines[i])) {
                return comparison.result(new Difference(Math.max(next, comparison.matchedLines), i));
            }
        }
        if (!comparison.isComplete()) {
            return comparison.result(new Difference(comparison.matchedLines, lines.length));
        }
        if (!exact && expected.text().endsWith("\n") && !found.endsWith("\n")) {
            comparison.remark(Remark.MISSING_LINE_END, "the last line has no line end");
        }
        return new Result(Optional.empty(), comparison.remarks());
    }

    private Result result(Difference difference) {
        return new Result(Optional.of(difference), remarks());
    }

    /** Adds a line to the expected ones. */
    public void expect(ExpectedLine line) {
        expected.add(line);
    }

    /** Whether all expected lines were found; missing blank lines do not count unless every byte does. */
    public boolean isComplete() {
        return begun.isEmpty()
                && (exact
                        ? matchedLines == expected.size()
                        : expected.subList(matchedLines, expected.size()).stream()
                                .allMatch(ExpectedLine::isBlank));
    }

    /** The next expected line; empty when there is none, so that any line would be too many. */
    public Optional<ExpectedLine> next() {
        return matchedLines < expected.size() ? Optional.of(expected.get(matchedLines)) : Optional.empty();
    }

    /** The remarks so far, at most one of each kind. */
    public List<String> remarks() {
        return List.copyOf(remarks.values());
    }

    private void remark(Remark kind, String text) {
        remarks.putIfAbsent(kind, text);
    }

    /** Number of lines of output so far. */
    public int linesRead() {
        return linesRead;
    }

    /** Compares the next line of the output, without its line feed; returns whether it is as expected. */
    public boolean accept(String line) {
        linesRead++;
        if (exact) {
            boolean same = next().filter(wanted -> wanted.text().equals(line)).isPresent();
            matchedLines += same ? 1 : 0;
            return same;
        }
        String text = strip(line);
        if (text.isEmpty()) {
            acceptBlankLine();
            return true;
        }
        skipExpectedBlankLines();
        if (next().isEmpty()) {
            return false;
        }
        String candidate = begun.isEmpty() ? text : begun + "\n" + text;
        ExpectedLine.Match match = next().get().match(candidate);
        if (match == ExpectedLine.Match.NONE) {
            return false;
        }
        if (!next().get().text().startsWith(candidate)) {
            remark(Remark.SPACE_AFTER_PROMPT, "the white space after a prompt differs in line " + linesRead);
        }
        boolean whole = match == ExpectedLine.Match.WHOLE;
        begun = whole ? "" : candidate;
        matchedLines += whole ? 1 : 0;
        return true;
    }

    /** A line without the white space at its end. */
    private String strip(String line) {
        String text = line.stripTrailing();
        if (line.equals(text + "\r")) {
            remark(Remark.CARRIAGE_RETURN, "lines end with CR LF instead of LF");
        } else if (!line.equals(text) && !isPrompt(line)) {
            remark(Remark.SPACE_AT_LINE_END, "there is white space at the end of line " + linesRead);
        }
        return text;
    }

    /** Whether the white space at the end of a line belongs to a prompt. */
    private boolean isPrompt(String line) {
        return !begun.isEmpty()
                || next().filter(wanted -> wanted.text().startsWith(line)).isPresent();
    }

    private void acceptBlankLine() {
        if (next().filter(ExpectedLine::isBlank).isPresent()) {
            matchedLines++;
        } else if (begun.isEmpty()) {
            remark(Remark.BLANK_LINE, "line " + linesRead + " is blank, but no blank line is expected there");
        }
    }

    private void skipExpectedBlankLines() {
        while (next().filter(ExpectedLine::isBlank).isPresent()) {
            remark(Remark.MISSING_BLANK_LINE, "a blank line is missing before line " + linesRead);
            matchedLines++;
        }
    }
}
