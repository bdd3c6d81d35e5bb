package dev.outflank.arena.record;

import dev.outflank.rules.Colour;
import org.jspecify.annotations.Nullable;

/** Result of a game. */
public enum Outcome {
    BLACK,
    DRAW,
    WHITE,
    /** The arena failed: the game does not count and is played again. */
    VOID;

    /** The outcome for a winner; {@code null} means a draw. */
    static Outcome ofWinner(@Nullable Colour winner) {
        return winner == null ? DRAW : winner == Colour.BLACK ? BLACK : WHITE;
    }

    /** A side's half points: 2 for a win, 1 for a draw, 0 for a loss. */
    public int halfPoints(Colour side) {
        return switch (this) {
            case DRAW -> 1;
            case BLACK -> side == Colour.BLACK ? 2 : 0;
            case WHITE -> side == Colour.WHITE ? 2 : 0;
            case VOID -> throw new IllegalStateException("a void game has no points");
        };
    }
}
