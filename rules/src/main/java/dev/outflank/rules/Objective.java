package dev.outflank.rules;

import org.jspecify.annotations.Nullable;

/** What a side wants at the end. The rules of moving are the same in both games. */
public enum Objective {
    MOST_DISCS,
    /** The reversed game: fewest discs win. */
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
