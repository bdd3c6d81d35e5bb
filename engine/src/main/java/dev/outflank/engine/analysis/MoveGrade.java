package dev.outflank.engine.analysis;

/** How good a move was. */
public enum MoveGrade {
    /** There was no other move. */
    FORCED,
    /** No move is known to be better. */
    BEST,
    /** Another move looks better, but by less than estimates can tell: {@link #MIN_DOUBT_DISCS}. */
    GOOD,
    /** Another move looks better by {@link #MIN_DOUBT_DISCS} discs or more, but one of the two values is an estimate. */
    DOUBT,
    /** Another move is better: both values are proved. */
    ERROR;

    /** Estimates that lie closer together than this many discs often change places when they are looked at deeper. */
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

    /** Whether it is something to be blamed for. */
    public boolean isMistake() {
        return this == DOUBT || this == ERROR;
    }
}
