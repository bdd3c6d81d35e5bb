package dev.outflank.rules;

/** How the difference of discs at the end of a game is counted. */
public enum Scoring {
    /** Discs on the board, as the courses count. */
    RAW,
    /** Empty squares go to the side with more discs, as WTHOR, Edax and the FFO suite count; half each in a draw. */
    EMPTIES_TO_WINNER;

    /** Discs of a side minus discs of the other. */
    public int difference(Position end, Colour side) {
        int raw = end.discs(side) - end.discs(side.other());
        return this == RAW ? raw : raw + Integer.signum(raw) * end.empties();
    }
}
