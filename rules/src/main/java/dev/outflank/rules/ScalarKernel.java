package dev.outflank.rules;

/**
 * Moves and flips of a {@link Bitboard} in plain 64-bit arithmetic: fast from the first call on, and the twin that
 * {@link VectorKernel} is tested against.
 */
final class ScalarKernel {
    /** Everything but columns a and h: no run of discs that are flipped sideways reaches an edge column. */
    private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

    private ScalarKernel() {}

    /** Empty squares where {@code own} may move. The caller masks squares outside a board smaller than 8×8. */
    static long moves(long own, long opp) {
        long inner = opp & INNER_COLUMNS;
        return (movesAlongLine(1, own, inner)
                        | movesAlongLine(7, own, inner)
                        | movesAlongLine(8, own, opp)
                        | movesAlongLine(9, own, inner))
                & ~(own | opp);
    }

    /**
     * Both ways along one line: runs of {@code opp} that begin beside {@code own} grow by one, then by two at a time
     * (a run has at most six discs), and the squares behind them are returned.
     */
    private static long movesAlongLine(int step, long own, long opp) {
        long up = opp & own << step;
        long down = opp & own >>> step;
        up |= opp & up << step;
        down |= opp & down >>> step;
        long pairsUp = opp & opp << step;
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        up |= pairsUp & up << 2 * step;
        down |= pairsDown & down >>> 2 * step;
        return up << step | down >>> step;
    }

    /** The discs of {@code opp} turned by {@code own} playing at {@code bit}; 0 if none. */
    static long flips(long own, long opp, int bit) {
        long[] rays = Rays.MASKS;
        int ray = bit << 3;
        long stops = ~opp;
        return flipsOnRisingRay(rays[ray], own, stops)
                | flipsOnRisingRay(rays[ray + 1], own, stops)
                | flipsOnRisingRay(rays[ray + 2], own, stops)
                | flipsOnRisingRay(rays[ray + 3], own, stops)
                | flipsOnFallingRay(rays[ray + 4], own, stops)
                | flipsOnFallingRay(rays[ray + 5], own, stops)
                | flipsOnFallingRay(rays[ray + 6], own, stops)
                | flipsOnFallingRay(rays[ray + 7], own, stops);
    }

    /** On a ray towards higher bits the first stop is the lowest; if it is own, everything below it is flipped. */
    private static long flipsOnRisingRay(long ray, long own, long stops) {
        long stop = ray & stops;
        long below = (stop & -stop & own) - 1;
        return ray & below & ~(below >> 63);
    }

    /** On a ray towards lower bits the first stop is the highest; if it is own, everything above it is flipped. */
    private static long flipsOnFallingRay(long ray, long own, long stops) {
        long anchor = Long.highestOneBit(ray & stops) & own;
        return ray & -anchor << 1;
    }
}
