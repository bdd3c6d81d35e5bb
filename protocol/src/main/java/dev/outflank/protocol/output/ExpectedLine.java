package dev.outflank.protocol.output;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A line of the expected output. The input that a person types is not part of it: a prompt and what the program prints
 * after the answer are pieces of one line.
 *
 * @param pieces the text before, between and after the answers
 */
public record ExpectedLine(List<String> pieces) {
    /** How much of the line some output is. */
    enum Match {
        NONE,
        /** The line up to an answer. */
        UP_TO_AN_ANSWER,
        WHOLE
    }

    public static ExpectedLine of(String... pieces) {
        return new ExpectedLine(List.of(pieces));
    }

    /** The line as it is written to a pipe. */
    public String text() {
        return String.join("", pieces);
    }

    boolean isBlank() {
        return text().isBlank();
    }

    /** Compares output without regard to white space at the end of the line and after prompts. */
    Match match(String output) {
        if (output.equals(text().stripTrailing())) {
            return Match.WHOLE;
        }
        for (int count = pieces.size(); count > 0; count--) {
            String pattern = pieces.subList(0, count).stream()
                    .map(piece -> Pattern.quote(piece.stripTrailing()))
                    .collect(Collectors.joining("\\s*"));
            if (Pattern.compile(pattern).matcher(output).matches()) {
                return count == pieces.size() ? Match.WHOLE : Match.UP_TO_AN_ANSWER;
            }
        }
        return Match.NONE;
    }
}
