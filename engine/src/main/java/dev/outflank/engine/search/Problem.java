package dev.outflank.engine.search;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A position to solve, as a line of an OBF file: a board and the side to move; then, each after a semicolon, moves with
 * their scores; then, after a per cent sign, a comment. Everything after the side to move may be missing.
 *
 * @param scores moves with their known scores, in the order of the line
 * @param comment what stands after the per cent sign; empty if nothing does
 */
public record Problem(Position position, Map<Move, Integer> scores, String comment) {
    private static final int MAX_SCORE = 64;

    public Problem {
        scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
    }

    /** Whether a line of a file holds nothing but white space or a comment. */
    public static boolean isBlank(String line) {
        return line.isBlank() || line.strip().startsWith("%");
    }

    public static Problem parse(String line) throws NotationException {
        int percent = line.indexOf('%');
        String comment = percent < 0 ? "" : line.substring(percent + 1).strip();
        String[] fields = (percent < 0 ? line : line.substring(0, percent)).split(";", -1);
        Position position = BoardText.parse(fields[0]);
        Map<Move, Integer> scores = new LinkedHashMap<>();
        for (int i = 1; i < fields.length; i++) {
            if (!fields[i].isBlank()) {
                addScore(fields[i].strip(), position, scores);
            }
        }
        return new Problem(position, scores, comment);
    }

    private static void addScore(String field, Position position, Map<Move, Integer> scores)
            throws NotationException {
        int colon = field.indexOf(':');
        if (colon < 0) {
            throw new NotationException("expected a move and its score like d3:+4, not " + NotationException.quoted(field));
        }
        Move move = Notation.STANDARD.parse(field.substring(0, colon).strip(), position.size());
        if (!position.isLegal(move)) {
            throw new NotationException("the scored move " + move + " is not legal in " + position);
        }
        scores.put(move, score(field.substring(colon + 1).strip(), move));
    }

    private static int score(String text, Move move) throws NotationException {
        int score;
        try {
            score = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new NotationException("the score of " + move + " is " + NotationException.quoted(text) + ": expected a number of discs");
        }
        if (Math.abs(score) > MAX_SCORE) {
            throw new NotationException(
                    "the score of " + move + " is " + score + ": expected −" + MAX_SCORE + " to " + MAX_SCORE);
        }
        return score;
    }

    /** The best of the known scores. */
    public OptionalInt score() {
        return scores.values().stream().mapToInt(Integer::intValue).max();
    }

    /** Whether a result agrees with what is known: the best score, and a move that is not known to be worse. */
    public boolean agreesWith(Result result) {
        return score().isEmpty()
                || result.score() == score().getAsInt()
                        && scores.getOrDefault(result.best(), result.score()) == result.score();
    }
}
