package dev.outflank.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position to solve, with what its file says about it. Two kinds of line are read, either with a {@code %} or
 * {@code #} comment behind it:
 *
 * <ul>
 *   <li>OBF: board, side to move, then {@code ; MOVE:SCORE} for any number of moves;
 *   <li>a board line: an optional number, board, side to move, then optionally the score and the best moves.
 * </ul>
 *
 * @param score the best score that the file gives, for the side to move
 * @param best the moves that the file gives that score; empty when it names none
 */
public record Problem(Position position, OptionalInt score, List<Move> best) {
    public Problem {
        best = List.copyOf(best);
    }

    /** Reads a line; empty when there is nothing but white space and comment on it. */
    public static Optional<Problem> parse(String line, int lineNumber) throws NotationException {
        String text = line.replaceFirst("[%#].*", "").strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(text.indexOf(';') >= 0 ? obf(text) : boardLine(text));
        } catch (NotationException e) {
            throw new NotationException(e.reason(), lineNumber, 1);
        }
    }

    private static Problem obf(String text) throws NotationException {
        String[] fields = text.split(";", -1);
        Position position = BoardText.parse(fields[0]);
        OptionalInt score = OptionalInt.empty();
        List<Move> best = new ArrayList<>();
        for (int i = 1; i < fields.length; i++) {
            if (fields[i].isBlank()) {
                continue;
            }
            String[] parts = fields[i].split(":", 2);
            Move move = move(parts[0], position);
            if (parts.length < 2) {
                throw new NotationException(
                        "expected MOVE:SCORE, not " + NotationException.quoted(fields[i].strip()));
            }
            int value = score(parts[1].strip());
            if (score.isEmpty() || value > score.getAsInt()) {
                score = OptionalInt.of(value);
                best.clear();
            }
            if (value == score.getAsInt()) {
                best.add(move);
            }
        }
        return new Problem(position, score, best);
    }

    private static Problem boardLine(String text) throws NotationException {
        String[] words = text.replaceFirst("^\\d{1,4}\\s+(?=\\S{16,})", "").split("\\s+");
        if (words.length < 3) {
            return new Problem(BoardText.parse(String.join("", words)), OptionalInt.empty(), List.of());
        }
        Position position = BoardText.parse(words[0] + words[1]);
        List<Move> best = new ArrayList<>();
        for (int i = 3; i < words.length; i++) {
            for (String move : words[i].split(",")) {
                best.add(move(move, position));
            }
        }
        return new Problem(position, OptionalInt.of(score(words[2])), best);
    }

    private static Move move(String text, Position position) throws NotationException {
        Move move = Notation.STANDARD.parse(text, position.size());
        if (!position.isLegal(move)) {
            throw new NotationException("the move " + move + " is not legal in its position");
        }
        return move;
    }

    private static int score(String text) throws NotationException {
        if (!text.matches("[+-]?\\d{1,3}")) {
            throw new NotationException("expected a score like +12, not " + NotationException.quoted(text));
        }
        return Integer.parseInt(text);
    }
}
