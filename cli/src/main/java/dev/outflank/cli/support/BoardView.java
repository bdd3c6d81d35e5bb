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
        String square(@Nullable Colour disc, boolean legal, boolean last) {
            String ground = last ? LAST : BOARD;
            if (disc == null) {
                return ground + (legal ? HINT + " · " : "   ") + RESET;
            }
            return ground + (disc == Colour.BLACK ? BLACK : WHITE) + " ● " + RESET;
        }

        @Override
        String name(Colour colour) {
            return colour == Colour.BLACK ? "Black" : "White";
        }
    },
    PLAIN {
        @Override
        String square(@Nullable Colour disc, boolean legal, boolean last) {
            String shown = disc == null ? (legal ? "+" : ".") : disc == Colour.BLACK ? "X" : "O";
            return last ? "(" + shown + ")" : " " + shown + " ";
        }

        @Override
        String name(Colour colour) {
            return colour == Colour.BLACK ? "Black (X)" : "White (O)";
        }
    };

    /** One square, three columns wide. */
    abstract String square(@Nullable Colour disc, boolean legal, boolean last);

    /** The name of a side in the legend. */
    abstract String name(Colour colour);

    /** The board with coordinates, legal moves and last move marked, and the disc counts below. */
    public String draw(Game game) {
        Position position = game.position();
        Set<Move> legal = new HashSet<>(position.moves());
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < position.size(); column++) {
            text.append(' ').append((char) ('a' + column)).append(' ');
        }
        text.append('\n');
        for (int row = 0; row < position.size(); row++) {
            text.append(String.format("%2d ", row + 1));
            for (int column = 0; column < position.size(); column++) {
                Move square = Move.at(row, column);
                text.append(square(position.at(row, column), legal.contains(square), square == game.lastMove()));
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
