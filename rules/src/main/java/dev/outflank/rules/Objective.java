package dev.outflank.rules;

import org.jspecify.annotations.Nullable;

/** What decides a finished game. The rules for moves are the same under both objectives. */
public enum Objective {
    /** The usual game: the side with more discs wins. */
    MOST_DISCS,
    /** Anti-Reversi: the side with fewer discs wins. */
    FEWEST_DISCS;

    /** The winner of a finished position; {@code null} for a draw. */
    public @Nullable Colour winner(Position end) {
        int difference = end.discs(Colour.BLACK) - end.discs(Colour.WHITE);
        if (difference == 0) {
            return null;
        }
        return difference > 0 == (this == MOST_DISCS) ? Colour.BLACK : Colour.WHITE;
    }
}
