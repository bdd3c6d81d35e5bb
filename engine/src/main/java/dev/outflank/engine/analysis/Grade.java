package dev.outflank.engine.analysis;

/** How good a move was. */
public enum Grade {
    /** There was no other move. */
    FORCED,
    /** No move is known to be better. */
    BEST,
    /** Another move looks better, but by less than estimates can tell: {@link #DOUBT_FROM}. */
    GOOD,
    /** Another move looks better by {@link #DOUBT_FROM} discs or more, but one of the two values is an estimate. */
    DOUBT,
    /** Another move is better: both values are proved. */
    ERROR;

    /** Estimates that lie closer together than this many discs often change places when they are looked at deeper. */
    public static final int DOUBT_FROM = 3;

    static Grade of(Value played, Value best) {
        int lost = best.discs() - played.discs();
        if (lost <= 0) {
            return BEST;
        }
        if (played.exact() && best.exact()) {
            return ERROR;
        }
        return lost >= DOUBT_FROM ? DOUBT : GOOD;
    }

    /** Whether it is something to be blamed for. */
    public boolean isMistake() {
        return this == DOUBT || this == ERROR;
    }
}
