package dev.outflank.engine.analysis;

/** Grade of a move. */
public enum MoveGrade {
    /** There was no other move. */
    FORCED,
    /** No other move is known to be better. */
    BEST,
    /** Another move seems better, but by fewer than {@link #MIN_DOUBT_DISCS} discs, within the error of estimates. */
    GOOD,
    /** Another move seems better by {@link #MIN_DOUBT_DISCS} discs or more, but at least one score is an estimate. */
    DOUBT,
    /** Another move is better, and both scores are proved. */
    ERROR;

    /** Estimates that differ by less than this many discs often change their order in deeper searches. */
    public static final int MIN_DOUBT_DISCS = 3;

    static MoveGrade of(AnalysisScore played, AnalysisScore best) {
        int discsLost = best.discs() - played.discs();
        if (discsLost <= 0) {
            return BEST;
        }
        if (played.exact() && best.exact()) {
            return ERROR;
        }
        return discsLost >= MIN_DOUBT_DISCS ? DOUBT : GOOD;
    }

    /** Whether the grade is {@link #DOUBT} or {@link #ERROR}. */
    public boolean isMistake() {
        return this == DOUBT || this == ERROR;
    }
}
