package dev.outflank.cli.support;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Draws a board as text: in colours for terminals that support them, in plain letters otherwise. */
public enum BoardView {
    COLOUR {
        private static final String BOARD = "\u001b[48;5;29m";
        private static final String LAST = "\u001b[48;5;37m";
        private static final String BLACK = "\u001b[38;5;16m";
        private static final String WHITE = "\u001b[38;5;231m";
        private static final String HINT = "\u001b[38;5;114m";
        private static final String RESET = "\u001b[0m";

        @Override
        String ground(String square, @Nullable Colour disc, boolean last) {
            return (last ? LAST : BOARD)
                    + (disc == null ? HINT : disc == Colour.BLACK ? BLACK : WHITE)
                    + square
                    + RESET;
        }

        @Override
        String symbol(@Nullable Colour disc, boolean legal) {
            return disc == null ? (legal ? "·" : " ") : disc == Colour.BLACK ? "●" : "○";
        }

        @Override
        String name(Colour colour) {
            return colour == Colour.BLACK ? "Black ●" : "White ○";
        }
    },
    PLAIN {
        @Override
        String ground(String square, @Nullable Colour disc, boolean last) {
            return square;
        }

        @Override
        String symbol(@Nullable Colour disc, boolean legal) {
            return disc == null ? (legal ? "+" : ".") : disc == Colour.BLACK ? "X" : "O";
        }

        @Override
        String name(Colour colour) {
            return colour == Colour.BLACK ? "Black (X)" : "White (O)";
        }
    };

    /** The width of a terminal that every board fits in. */
    private static final int MAX_WIDTH = 80;

    /** The colours of a square. */
    abstract String ground(String square, @Nullable Colour disc, boolean last);

    /** What stands on a square. Black and White differ by more than their colour. */
    abstract String symbol(@Nullable Colour disc, boolean legal);

    /** The name of a side in the legend. */
    abstract String name(Colour colour);

    /** A square of three columns, or of two on the largest board. The last move has a bracket. */
    private static String framed(String symbol, boolean last, boolean narrow) {
        if (narrow) {
            return symbol + (last ? "<" : " ");
        }
        return last ? "(" + symbol + ")" : " " + symbol + " ";
    }

    /** The board with coordinates, legal moves and last move marked, and the disc counts below. */
    public String draw(Game game) {
        Position position = game.position();
        Set<Move> legal = new HashSet<>(position.moves());
        boolean narrow = 3 + 3 * position.size() > MAX_WIDTH;
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < position.size(); column++) {
            text.append(narrow ? "" : " ").append((char) ('a' + column)).append(' ');
        }
        text.append('\n');
        for (int row = 0; row < position.size(); row++) {
            text.append(String.format("%2d ", row + 1));
            for (int column = 0; column < position.size(); column++) {
                Move square = Move.at(row, column);
                Colour disc = position.at(row, column);
                boolean last = square.equals(game.lastMove());
                text.append(ground(framed(symbol(disc, legal.contains(square)), last, narrow), disc, last));
            }
            text.append('\n');
        }
        return text.append("   ")
                .append(name(Colour.BLACK))
                .append(' ')
                .append(position.discs(Colour.BLACK))
                .append(", ")
                .append(name(Colour.WHITE))
                .append(' ')
                .append(position.discs(Colour.WHITE))
                .append('\n')
                .toString();
    }
}
