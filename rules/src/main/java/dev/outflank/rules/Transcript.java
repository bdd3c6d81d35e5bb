package dev.outflank.rules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A game written as its moves only: {@code f5d6c3}. The parser accepts either case, full-width letters, white space,
 * dashes between moves, move numbers ({@code 1. f5 2) d6 3: c3}), and passes written ({@code pass pa ps -- @@ パス}) or
 * omitted.
 */
public final class Transcript {
    private Transcript() {}

    /** The moves without spaces and without passes, which follow from the rules. */
    public static String format(List<Move> moves) {
        return moves.stream().filter(move -> !move.isPass()).map(Move::toString).collect(Collectors.joining());
    }

    /** Plays the moves of a transcript as a continuation of a game. */
    public static Game parse(String text, Game from) throws NotationException {
        return new Parser(text, from).parse();
    }

    private static final class Parser {
        private static final List<String> PASSES = List.of("--", "@@", "パス", "pass", "pa", "ps");

        private final String text;
        private Game game;
        private int at;

        Parser(String text, Game from) {
            this.text = Notation.halfWidth(text);
            this.game = from;
        }

        Game parse() throws NotationException {
            skipToMove();
            while (at < text.length()) {
                int begin = at;
                play(token(), begin);
                skipToMove();
            }
            return game;
        }

        /** Skips white space, move numbers and punctuation: a move begins with a letter, or is a pass. */
        private void skipToMove() throws NotationException {
            while (at < text.length()) {
                char c = text.charAt(at);
                boolean betweenMoves = Character.isWhitespace(c)
                        || isDigit(c)
                        || ".,:)\u2013".indexOf(c) >= 0
                        || c == '-' && !text.startsWith("--", at);
                if (!betweenMoves) {
                    if (!isLetter(c) && PASSES.stream().noneMatch(pass -> text.startsWith(pass, at))) {
                        throw fault("expected a move like f5, not " + NotationException.quoted(String.valueOf(c)), at);
                    }
                    return;
                }
                at++;
            }
        }

        /** The longest prefix of the remaining text that can be a move on this board. */
        private String token() {
            int begin = at;
            for (String pass : PASSES) {
                if (text.regionMatches(true, begin, pass, 0, pass.length())) {
                    at += pass.length();
                    return pass;
                }
            }
            at++;
            String letter = text.substring(begin, at);
            if (at + 1 < text.length() && text.charAt(at) == ' ' && isDigit(text.charAt(at + 1))) {
                at++;
            }
            int row = at;
            int digits = game.position().size() < 10 ? 1 : 2;
            while (at < text.length() && at - row < digits && isDigit(text.charAt(at))) {
                at++;
            }
            return letter + text.substring(row, at);
        }

        private void play(String token, int begin) throws NotationException {
            Move move;
            try {
                move = Notation.STANDARD.parse(token, game.position().size());
            } catch (NotationException e) {
                throw fault(e.reason(), begin);
            }
            if (move.isPass() && !game.position().mustPass()) {
                throw fault(
                        "move " + (game.ply() + 1) + " is a pass, but "
                                + (game.isOver()
                                        ? "the game is over"
                                        : game.position().toMove().title() + " can move"),
                        begin);
            }
            if (!move.isPass() && game.position().mustPass()) {
                game = game.play(Move.PASS);
            }
            if (!game.position().isLegal(move)) {
                throw fault(
                        "move " + (game.ply() + 1) + ", " + move + ", is not legal for "
                                + game.position().toMove().title(),
                        begin);
            }
            game = game.play(move);
        }

        private NotationException fault(String reason, int offset) {
            int line = 1
                    + (int) text.substring(0, offset)
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            int column = offset - text.lastIndexOf('\n', offset - 1);
            return new NotationException(reason, line, column);
        }

        private static boolean isDigit(char c) {
            return c >= '0' && c <= '9';
        }

        private static boolean isLetter(char c) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        }
    }
}
