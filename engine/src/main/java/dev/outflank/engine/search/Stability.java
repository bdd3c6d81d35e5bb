package dev.outflank.engine.search;

/**
 * Stable discs: discs that can never be flipped again. Finds a subset: edge discs that are stable under every sequence of
 * moves on the edge, discs whose four lines are full, and discs that have a full line or a stable neighbour of the same
 * colour in all four directions. A stable disc is lost for the other side, which bounds the score (stability cutoff).
 */
final class Stability {
    private static final long COLUMN_A = 0x0101010101010101L;
    private static final long COLUMN_H = COLUMN_A << 7;
    static final long INNER = 0x007E7E7E7E7E7E00L;
    private static final long NOT_A = ~COLUMN_A;
    private static final long NOT_H = ~COLUMN_H;
    private static final long NOT_AB = NOT_A & NOT_A << 1;
    private static final long NOT_GH = NOT_H & NOT_H >>> 1;
    private static final long RIGHT_HALF = 0xF0F0F0F0F0F0F0F0L;
    private static final long LEFT_HALF = ~RIGHT_HALF;

    /** The stable own discs of an edge, indexed by {@code own << 8 | other}. */
    private static final byte[] EDGE_STABILITY = edgeStabilityTable();

    private Stability() {}

    /**
     * The stable discs of {@code own} on a board smaller than 8×8, centred on the grid. The squares around the board are
     * treated as stable discs.
     */
    static long stableDiscs(long own, long other, long squares) {
        long occupied = own | other | ~squares;
        long rows = fullRows(occupied);
        long columns = fullColumns(occupied);
        long diagonals = fullDiagonals(occupied);
        long antidiagonals = fullAntidiagonals(occupied);
        long stable = ~squares;
        long before;
        do {
            before = stable;
            stable |= protectedSquares(stable, rows, columns, diagonals, antidiagonals) & own;
        } while (stable != before);
        return stable & squares;
    }

    /** The corners of a board centred on the grid. */
    static long corners(long squares) {
        int first = Long.numberOfTrailingZeros(squares);
        int last = 63 - first;
        int across = 7 - 2 * (first & 7);
        return 1L << first | 1L << first + across | 1L << last | 1L << last - across;
    }

    /** The squares that are safe in all four line directions, given stable discs and full lines. */
    private static long protectedSquares(long stable, long rows, long columns, long diagonals, long antidiagonals) {
        return (stable << 1 | stable >>> 1 | rows)
                & (stable << 8 | stable >>> 8 | columns)
                & (stable << 9 | stable >>> 9 | diagonals)
                & (stable << 7 | stable >>> 7 | antidiagonals);
    }

    /** The stable discs of {@code own} on 8×8. */
    static long stableDiscs(long own, long other) {
        long stable = stableEdgeDiscs(own, other);
        long occupied = own | other;
        long rows = fullRows(occupied);
        long columns = fullColumns(occupied);
        long diagonals = fullDiagonals(occupied);
        long antidiagonals = fullAntidiagonals(occupied);
        long inner = own & INNER;
        stable |= rows & columns & diagonals & antidiagonals & inner;
        if (stable == 0) {
            return 0;
        }
        long before;
        do {
            before = stable;
            stable |= protectedSquares(stable, rows, columns, diagonals, antidiagonals) & inner;
        } while (stable != before);
        return stable;
    }

    /** The discs of {@code own} on the four edges that are stable by {@link #EDGE_STABILITY}. */
    static long stableEdgeDiscs(long own, long other) {
        int top = EDGE_STABILITY[(int) (own & 255) << 8 | (int) (other & 255)] & 255;
        int bottom = EDGE_STABILITY[(int) (own >>> 56) << 8 | (int) (other >>> 56)] & 255;
        int left = EDGE_STABILITY[(int) (Long.compress(own, COLUMN_A) << 8 | Long.compress(other, COLUMN_A)) & 0xFFFF]
                & 255;
        int right = EDGE_STABILITY[(int) (Long.compress(own, COLUMN_H) << 8 | Long.compress(other, COLUMN_H)) & 0xFFFF]
                & 255;
        return top | (long) bottom << 56 | Long.expand(left, COLUMN_A) | Long.expand(right, COLUMN_H);
    }

    private static long fullRows(long occupied) {
        long full = occupied & occupied >>> 4;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & COLUMN_A) * 255;
    }

    private static long fullColumns(long occupied) {
        long full = occupied & Long.rotateRight(occupied, 32);
        full &= Long.rotateRight(full, 16);
        return full & Long.rotateRight(full, 8);
    }

    /** The squares on full diagonals parallel to a1–h8: empty squares are smeared along the diagonals by parallel prefix. */
    private static long fullDiagonals(long occupied) {
        long up = ~occupied;
        long down = up;
        up |= up << 9 & NOT_A;
        down |= down >>> 9 & NOT_H;
        up |= up << 18 & NOT_AB;
        down |= down >>> 18 & NOT_GH;
        up |= up << 36 & RIGHT_HALF;
        down |= down >>> 36 & LEFT_HALF;
        return ~(up | down);
    }

    private static long fullAntidiagonals(long occupied) {
        long up = ~occupied;
        long down = up;
        up |= up << 7 & NOT_H;
        down |= down >>> 7 & NOT_A;
        up |= up << 14 & NOT_GH;
        down |= down >>> 14 & NOT_AB;
        up |= up << 28 & LEFT_HALF;
        down |= down >>> 28 & RIGHT_HALF;
        return ~(up | down);
    }

    private static byte[] edgeStabilityTable() {
        byte[] edges = new byte[1 << 16];
        boolean[] known = new boolean[1 << 16];
        for (int own = 0; own < 256; own++) {
            for (int other = 0; other < 256; other++) {
                if ((own & other) == 0) {
                    edgeStability(own, other, edges, known);
                }
            }
        }
        return edges;
    }

    /** The own discs that are never flipped, under all sequences of moves of both sides on the edge, legal or not. */
    private static int edgeStability(int own, int other, byte[] edges, boolean[] known) {
        int index = own << 8 | other;
        if (!known[index]) {
            int stable = own;
            for (int empty = ~(own | other) & 255; empty != 0 && stable != 0; empty &= empty - 1) {
                int square = empty & -empty;
                int gained = edgeFlips(own, other, square);
                int lost = edgeFlips(other, own, square);
                stable &= edgeStability(own | gained | square, other & ~gained, edges, known);
                stable &= edgeStability(own & ~lost, other | lost | square, edges, known);
            }
            edges[index] = (byte) stable;
            known[index] = true;
        }
        return edges[index] & 255;
    }

    private static int edgeFlips(int own, int other, int square) {
        int right = 0;
        int s = square << 1;
        while ((s & other) != 0) {
            right |= s;
            s <<= 1;
        }
        int left = 0;
        int t = square >> 1;
        while ((t & other) != 0) {
            left |= t;
            t >>= 1;
        }
        return ((s & own) != 0 ? right : 0) | ((t & own) != 0 ? left : 0);
    }
}
