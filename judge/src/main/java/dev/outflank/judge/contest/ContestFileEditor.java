package dev.outflank.judge.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes fields at the top level of a contest file. Everything else, also comments, stays as it is. */
public final class ContestFileEditor {
    private ContestFileEditor() {}

    /**
     * Sets a field, or removes it if there is no value.
     *
     * @param value YAML on one line
     */
    public static String set(String text, String field, Optional<String> value) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int first = 0;
        while (first < lines.size() && !lines.get(first).startsWith(field + ":")) {
            first++;
        }
        int end = Math.min(first + 1, lines.size());
        while (end < lines.size() && isContinuation(lines.get(end))) {
            end++;
        }
        lines.subList(first, end).clear();
        if (value.isPresent()) {
            lines.add(first, field + ": " + value.get());
        }
        return String.join("\n", lines) + "\n";
    }

    /** Whether a line belongs to the field above it: lists may be as far to the left as their field. */
    private static boolean isContinuation(String line) {
        return line.startsWith(" ") || line.startsWith("\t") || line.startsWith("- ");
    }
}
