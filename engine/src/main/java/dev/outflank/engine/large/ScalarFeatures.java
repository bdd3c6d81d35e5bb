package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/**
 * Scalar features: the evaluation terms that are not patterns, such as mobility, potential mobility, frontier discs and
 * parity, each as a difference between the side to move and the opponent. Where it is unclear how a feature scales with
 * the board size, it is present twice, once multiplied by the size, and the fit decides.
 */
final class ScalarFeatures {
    static final int COUNT = 20;

    static final int MOBILITY_OVER_SIZE = 4;
    static final int DISCS_OVER_SIZE = 9;
    static final int LOG_DISCS = 10;

    private static final int WHITE_SHIFT = 32;
    private static final long BLACK_MASK = (1L << WHITE_SHIFT) - 1;
    private static final int SQUARES = Position.MAX_SIZE * Position.MAX_SIZE;

    /** {@code log(1 + i)} at index i. */
    private static final float[] LOG1P = new float[SQUARES + 2];

    static {
        for (int i = 0; i < LOG1P.length; i++) {
            LOG1P[i] = (float) StrictMath.log(1.0 + i);
        }
    }

    private ScalarFeatures() {}

    /** Writes the features of a position whose moves were generated. */
    static void extract(LargeBoard board, float[] into) {
        int size = board.size;
        long all = (1L << size) - 1;
        long both = all << WHITE_SHIFT | all;

        // 1. Potential mobility and frontier discs: neighbours of discs and of empty squares, three rows at a time.
        int emptyNextToBlack = 0;
        int emptyNextToBoth = 0;
        int frontierBlack = 0;
        int frontierBoth = 0;
        long discs = board.rowBits(0);
        long free = ~(discs | Long.rotateLeft(discs, WHITE_SHIFT)) & both;
        long wideDiscsAbove = 0;
        long wideFreeAbove = 0;
        long wideDiscs = dilate(discs);
        long wideFree = dilate(free);
        for (int row = 0; row < size; row++) {
            long discsBelow = board.rowBits(row + 1);
            long freeBelow = row + 1 < size ? ~(discsBelow | Long.rotateLeft(discsBelow, WHITE_SHIFT)) & both : 0;
            long wideDiscsBelow = dilate(discsBelow);
            long wideFreeBelow = dilate(freeBelow);
            long nextToDiscs = (wideDiscsAbove | wideDiscs | wideDiscsBelow) & free;
            long frontierDiscs = (wideFreeAbove | wideFree | wideFreeBelow) & discs;
            emptyNextToBlack += Long.bitCount(nextToDiscs & BLACK_MASK);
            emptyNextToBoth += Long.bitCount(nextToDiscs);
            frontierBlack += Long.bitCount(frontierDiscs & BLACK_MASK);
            frontierBoth += Long.bitCount(frontierDiscs);
            wideDiscsAbove = wideDiscs;
            wideFreeAbove = wideFree;
            wideDiscs = wideDiscsBelow;
            wideFree = wideFreeBelow;
            discs = discsBelow;
            free = freeBelow;
        }
        int emptyNextToWhite = emptyNextToBoth - emptyNextToBlack;
        int frontierWhite = frontierBoth - frontierBlack;
        boolean black = board.isBlackToMove();

        // 2. Differences seen by the side to move.
        float scale = size / 16f;
        float line = 1f / size;
        int moves = board.mobility();
        int opponentMoves = board.opponentMobility();
        int own = board.discs();
        int opp = board.opponentDiscs();
        float mobility = normalizedDifference(moves, opponentMoves);
        float potentialMobility = black
                ? normalizedDifference(emptyNextToWhite, emptyNextToBlack)
                : normalizedDifference(emptyNextToBlack, emptyNextToWhite);
        float frontier = black
                ? normalizedDifference(frontierBlack, frontierWhite)
                : normalizedDifference(frontierWhite, frontierBlack);
        float logDiscs = LOG1P[own] - LOG1P[opp];
        int stable = stableDiscDifference(board);
        float parity = (board.empties() & 1) == 0 ? -1 : 1;
        into[0] = 1;
        into[1] = scale;
        into[2] = mobility;
        into[3] = mobility * scale;
        into[MOBILITY_OVER_SIZE] = (moves - opponentMoves) * line;
        into[5] = potentialMobility;
        into[6] = potentialMobility * scale;
        into[7] = frontier;
        into[8] = frontier * scale;
        into[DISCS_OVER_SIZE] = (own - opp) * line;
        into[LOG_DISCS] = logDiscs;
        into[11] = logDiscs * scale;
        into[12] = (Math.min(own, size) - Math.min(opp, size)) * line;
        into[13] = (black ? stable : -stable) * line;
        into[14] = parity;
        into[15] = parity * scale;
        into[16] = moves == 0 ? scale : 0;
        into[17] = opponentMoves == 0 ? scale : 0;
        into[18] = LOG1P[moves] - LOG1P[opponentMoves];
        into[19] = into[18] * scale;
    }

    private static long dilate(long row) {
        return row | row << 1 | row >>> 1;
    }

    private static float normalizedDifference(int own, int opp) {
        return (float) (own - opp) / (own + opp + 2);
    }

    /**
     * Approximate stable discs of Black minus those of White. A disc counts if the rectangle from it to a corner has only
     * discs of its colour: most of these are stable, and they are found quickly.
     */
    private static int stableDiscDifference(LargeBoard board) {
        int last = board.size - 1;
        return stableDiscsFromCorner(board, 0, 1, false)
                + stableDiscsFromCorner(board, 0, 1, true)
                + stableDiscsFromCorner(board, last, -1, false)
                + stableDiscsFromCorner(board, last, -1, true);
    }

    private static int stableDiscsFromCorner(LargeBoard board, int row, int down, boolean fromRight) {
        int size = board.size;
        long corner = fromRight ? 1L << size - 1 : 1;
        long line = board.rowBits(row);
        int half;
        if ((line & corner) != 0) {
            half = 0;
        } else if ((line & corner << WHITE_SHIFT) != 0) {
            half = WHITE_SHIFT;
        } else {
            return 0;
        }
        int count = 0;
        int maxLength = size;
        for (int r = row; maxLength > 0 && r >= 0 && r < size; r += down) {
            int gaps = ~(int) (board.rowBits(r) >>> half);
            int run = fromRight
                    ? Integer.numberOfLeadingZeros(gaps << WHITE_SHIFT - size)
                    : Integer.numberOfTrailingZeros(gaps);
            int length = Math.min(run, maxLength);
            count += length;
            maxLength = length;
        }
        return half == 0 ? count : -count;
    }
}
