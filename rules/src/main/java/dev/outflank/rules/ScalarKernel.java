package dev.outflank.rules;

/**
 * Moves and flips of a {@link Bitboard} in plain 64-bit arithmetic: fast from the first call, and the reference
 * implementation that {@link VectorKernel} is tested against.
 */
final class ScalarKernel {
    /** All columns except a and h: a horizontal or diagonal run of flipped discs never contains an edge column. */
    private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

    private ScalarKernel() {}

    /** The legal moves of {@code own}. The caller masks out the squares outside a board smaller than 8×8. */
    static long moves(long own, long opp) {
        long inner = opp & INNER_COLUMNS;
        return (movesAlongLine(1, own, inner)
                        | movesAlongLine(7, own, inner)
                        | movesAlongLine(8, own, opp)
                        | movesAlongLine(9, own, inner))
                & ~(own | opp);
    }

    /**
     * The squares behind runs of {@code opp} that begin next to {@code own}, in both directions of one line. A
     * parallel-prefix fill, shorter than Kogge–Stone's because a run has at most six discs: it grows the runs by one
     * disc, then twice by two.
     *
     * @see <a href="https://www.chessprogramming.org/Kogge-Stone_Algorithm">Kogge-Stone algorithm</a>
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

    /** The discs of {@code opp} that are flipped when {@code own} plays at {@code bit}; 0 if none. */
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

    /** On a ray towards higher bits the nearest stop is the lowest; if it is own, all squares before it are flipped. */
    private static long flipsOnRisingRay(long ray, long own, long stops) {
        long stop = ray & stops;
        long below = (stop & -stop & own) - 1;
        return ray & below & ~(below >> 63);
    }

    /** On a ray towards lower bits the nearest stop is the highest; if it is own, all squares before it are flipped. */
    private static long flipsOnFallingRay(long ray, long own, long stops) {
        long anchor = Long.highestOneBit(ray & stops) & own;
        return ray & -anchor << 1;
    }
}
