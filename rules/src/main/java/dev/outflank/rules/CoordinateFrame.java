package dev.outflank.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What programs print around a board for people: column letters, row numbers, frames, and the side to move in words. */
final class CoordinateFrame {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private static final Pattern SEPARATORS = Pattern.compile("[\\s|│┃]+");
    private static final Pattern FRAME = Pattern.compile("(?=.*[+=─┌└├])[-+=|─┌┐└┘├┤┬┴┼\\s]+");
    private static final Pattern FIRST_NUMBER = Pattern.compile("^\\s*(\\d{1,2})(?=[\\s|│┃.)])[.)]?");
    private static final Pattern LAST_NUMBER = Pattern.compile("(?<=[\\s|│┃])\\d{1,2}\\s*$");
    private static final Pattern SIDE = Pattern.compile(
            "\\s*(?:(?:side )?to move\\s*[:=]\\s*)?(?<side>black|white|x|o)(?: (?:is )?to (?:move|play)| moves| plays)?[.:]?\\s*");

    private CoordinateFrame() {}

    /** Whether a line holds the column letters of a board and nothing else. */
    static boolean isHeading(String line) {
        String letters = SEPARATORS.matcher(line).replaceAll("").toLowerCase(Locale.ROOT);
        return letters.length() >= Position.MIN_SIZE && LETTERS.startsWith(letters);
    }

    /** The rows and the side to move, without anything else. A text in one line is returned as it is. */
    static String remove(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        if (lines.size() < 2) {
            return text;
        }
        boolean headed = lines.stream().anyMatch(CoordinateFrame::isHeading);
        List<String> rows = new ArrayList<>(lines.stream()
                .filter(line -> !isHeading(line) && !FRAME.matcher(line).matches())
                .toList());
        if (headed || isNumbered(rows)) {
            rows.replaceAll(row -> {
                String unnumbered = FIRST_NUMBER.matcher(row).replaceFirst("");
                return unnumbered.equals(row)
                        ? row
                        : LAST_NUMBER.matcher(unnumbered).replaceFirst("");
            });
        }
        rows.replaceAll(row -> row.replaceAll("[|│┃]", " "));
        if (!rows.isEmpty()) {
            Matcher side = SIDE.matcher(rows.getLast().toLowerCase(Locale.ROOT));
            if (side.matches()) {
                boolean black =
                        side.group("side").startsWith("b") || side.group("side").equals("x");
                rows.set(rows.size() - 1, black ? "X" : "O");
            }
        }
        return String.join("\n", rows);
    }

    /** Whether the first rows are numbered in order, from 1. */
    private static boolean isNumbered(List<String> rows) {
        int numbered = 0;
        for (String row : rows) {
            Matcher number = FIRST_NUMBER.matcher(row);
            if (!number.find() || Integer.parseInt(number.group(1)) != numbered + 1) {
                break;
            }
            numbered++;
        }
        return numbered >= Position.MIN_SIZE;
    }
}
