package dev.outflank.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A position of a test suite with the best score and the move scores that the suite gives for it. Two kinds of line are
 * read, both optionally with a {@code %} or {@code #} comment at the end:
 *
 * <ul>
 *   <li>OBF: board, side to move, then {@code ; MOVE:SCORE} for any number of moves; an entry {@code --:-127} names no
 *       move and is skipped;
 *   <li>a board line: an optional number, board, side to move, then optionally the score and the best moves.
 * </ul>
 *
 * @param position the position
 * @param score the best score given, for the side to move
 * @param scores the move scores given, in the order of the file
 */
public record ScoredPosition(Position position, OptionalInt score, Map<Move, Integer> scores) {
    /** What Edax writes after the last move of an entry: no move, and a score that no game can have. */
    private static final Pattern NO_MOVE = Pattern.compile("\\s*--\\s*:\\s*-127\\s*");

    /** The typographic one, as some programs write it. */
    private static final char MINUS_SIGN = '\u2212';

    public ScoredPosition {
        scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
    }

    /** The moves with the best score; empty if the file lists no moves. */
    public List<Move> bestMoves() {
        return scores.keySet().stream().filter(this::isBest).toList();
    }

    private boolean isBest(Move move) {
        return score.isPresent() && Integer.valueOf(score.getAsInt()).equals(scores.get(move));
    }

    /** Reads a line; empty if it holds only white space and comment. */
    public static Optional<ScoredPosition> parse(String line, int lineNumber) throws NotationException {
        // Files saved by some editors begin with a byte order mark.
        String text = BoardText.withoutCommand(line.replace("\uFEFF", "").replaceFirst("[%#].*", ""))
                .strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(text.indexOf(';') >= 0 ? obf(text) : boardLine(text));
        } catch (NotationException e) {
            throw new NotationException(e.reason(), lineNumber, 1);
        }
    }

    private static ScoredPosition obf(String text) throws NotationException {
        String[] fields = text.split(";", -1);
        Position position = BoardText.parse(fields[0]);
        Map<Move, Integer> scores = new LinkedHashMap<>();
        for (int i = 1; i < fields.length; i++) {
            if (fields[i].isBlank() || NO_MOVE.matcher(fields[i]).matches()) {
                continue;
            }
            String[] parts = fields[i].split(":", 2);
            Move move = move(parts[0], position);
            if (parts.length < 2) {
                throw new NotationException("expected MOVE:SCORE, not " + NotationException.quoted(fields[i].strip()));
            }
            scores.put(move, score(parts[1].strip()));
        }
        OptionalInt score = scores.values().stream().mapToInt(Integer::intValue).max();
        return new ScoredPosition(position, score, scores);
    }

    private static ScoredPosition boardLine(String text) throws NotationException {
        String[] words = text.replaceFirst("^\\d{1,4}\\s+(?=\\S{16,})", "").split("\\s+");
        if (words.length < 3) {
            return new ScoredPosition(BoardText.parse(String.join("", words)), OptionalInt.empty(), Map.of());
        }
        Position position = BoardText.parse(words[0] + words[1]);
        int score = score(words[2]);
        Map<Move, Integer> scores = new LinkedHashMap<>();
        for (int i = 3; i < words.length; i++) {
            for (String move : words[i].split(",")) {
                scores.put(move(move, position), score);
            }
        }
        return new ScoredPosition(position, OptionalInt.of(score), scores);
    }

    private static Move move(String text, Position position) throws NotationException {
        Move move = Notation.STANDARD.parse(text, position.size());
        if (!position.isLegal(move)) {
            throw new NotationException("the move " + move + " is not legal in its position");
        }
        return move;
    }

    private static int score(String text) throws NotationException {
        String number = text.replace(MINUS_SIGN, '-').replaceFirst("\\.0+$", "");
        if (!number.matches("[+-]?\\d{1,3}")) {
            throw new NotationException("expected a score like +12, not " + NotationException.quoted(text));
        }
        return Integer.parseInt(number);
    }
}
