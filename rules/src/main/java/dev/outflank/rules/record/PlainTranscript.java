package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Games as their moves only, one per line: {@code f5d6c3}. Such a line is read on 8×8 or, if its moves are not legal
 * there, on the smallest board on which they are. Games that do not begin at the start position of 8×8 are written with
 * their board: {@code start BOARD SIDE moves f5 d6}, in one line or two. The digits of WTHOR, row before column
 * ({@code 56} for f5), are read too.
 */
final class PlainTranscript {
    private static final String START = "start ";
    private static final String MOVES = "moves";
    private static final Pattern SQUARE = Pattern.compile("([a-zA-Z]) ?(\\d{1,2})");

    private static final Pattern WTHOR_DIGITS = Pattern.compile("(?:[\\s,;-]*+[1-8][1-8])++[\\s,;]*+");
    private static final Pattern ONLY_ONE_AND_TWO = Pattern.compile("[12\\s,;-]*+");

    private PlainTranscript() {}

    /** Whether a text has moves as digits; a text of ones and twos only is a board. */
    static boolean isWthorDigits(String text) {
        return WTHOR_DIGITS.matcher(text).matches()
                && !ONLY_ONE_AND_TWO.matcher(text).matches();
    }

    static void read(String text, RecordSink sink) {
        ParagraphReader.read(text, sink, PlainTranscript::parse);
    }

    private static RecordedGame parse(String text) throws NotationException {
        Game game = text.stripLeading().startsWith(START) ? parseWithStart(text) : parseMoves(text);
        return RecordedGame.of(game);
    }

    private static Game parseWithStart(String text) throws NotationException {
        int board = text.indexOf(START) + START.length();
        int moves = text.indexOf(MOVES);
        Position start = BoardText.parse(text.substring(board, moves < 0 ? text.length() : moves));
        return Transcript.parse(
                moves < 0 ? "" : text.substring(moves + MOVES.length()), Game.from(start, Objective.MOST_DISCS));
    }

    private static Game parseMoves(String written) throws NotationException {
        String text = Notation.halfWidth(isWthorDigits(written) ? squares(written) : written);
        Matcher first = SQUARE.matcher(text);
        if (!first.find()) {
            throw new NotationException("expected moves like f5d6, not " + NotationException.quoted(text.strip()));
        }
        NotationException fault = null;
        for (int size : sizes()) {
            if (isFirstMove(first.group(1) + first.group(2), size)) {
                try {
                    return Transcript.parse(text, Game.start(size));
                } catch (NotationException e) {
                    fault = fault == null ? e : fault;
                }
            }
        }
        if (fault != null) {
            throw fault;
        }
        return Transcript.parse(text, Game.start(8));
    }

    private static String squares(String digits) {
        String plain = digits.replaceAll("[^1-8]", "");
        StringBuilder squares = new StringBuilder();
        for (int i = 0; i + 1 < plain.length(); i += 2) {
            squares.append((char) ('a' + plain.charAt(i + 1) - '1')).append(plain.charAt(i));
        }
        return squares.toString();
    }

    /** The sizes to try: 8×8 first, then the others in ascending order. */
    static int[] sizes() {
        IntStream others = IntStream.rangeClosed(Position.MIN_SIZE, Position.MAX_SIZE)
                .filter(size -> Position.isValidSize(size) && size != 8);
        return IntStream.concat(IntStream.of(8), others).toArray();
    }

    /** Whether a square is a first move on a board of this size. First moves are near the centre, so few sizes remain. */
    static boolean isFirstMove(String square, int size) {
        String lower = square.toLowerCase(Locale.ROOT);
        return Position.start(size).moves().stream().anyMatch(move -> lower.startsWith(move.toString()));
    }

    static String format(RecordedGame record) throws NotationException {
        Game game = record.game();
        if (game.objective() != Objective.MOST_DISCS) {
            throw new NotationException("a transcript cannot say that the fewest discs win");
        }
        if (game.ply() > 0 && game.startPosition().equals(Position.start(8))) {
            return Transcript.format(game.moves()) + '\n';
        }
        return START
                + BoardText.format(game.startPosition())
                + game.moves().stream().map(Move::toString).collect(Collectors.joining(" ", " moves ", "\n"));
    }
}
