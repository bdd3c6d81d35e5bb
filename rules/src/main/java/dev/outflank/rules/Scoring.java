package dev.outflank.rules;

/** How the disc difference of a finished game is counted. */
public enum Scoring {
    /** Only discs on the board count, as in the courses. */
    RAW,
    /** Empty squares count for the side with more discs, as in WTHOR, Edax and the FFO suite; half each in a draw. */
    EMPTIES_TO_WINNER;

    /** The discs of a side minus the discs of the other side. */
    public int difference(Position end, Colour side) {
        int raw = end.discs(side) - end.discs(side.other());
        return this == RAW ? raw : raw + Integer.signum(raw) * end.empties();
    }
}
