package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;

/**
 * Null-window solver for the last four empty squares, with one method per number of empty squares: no move lists, no hash
 * table, and the last move is counted instead of searched. Each method decides whether the score is above {@code alpha}
 * (fail-soft). Squares are passed in the order in which they are tried: squares alone in their quadrant first (parity),
 * because the side that plays there gets the last move in that region.
 */
final class LastEmpties {
    /** Below every score. */
    static final int NO_SCORE = -127;

    /** The neighbours of each square. A move flips a disc only if one of them is the opponent's. */
    private static final long[] NEIGHBOURS = neighbours();

    /** Bits 2 and 5 of a square's index identify its quadrant. */
    private static final int QUADRANT_BITS = 0x24;

    private final SearchThread thread;

    LastEmpties(SearchThread thread) {
        this.thread = thread;
    }

    /** Solves a position with at most four empty squares. */
    int solve(long own, long opp, int alpha, int empties) {
        long empty = ~(own | opp) & thread.board.squares;
        int first = Long.numberOfTrailingZeros(empty);
        int last = 63 - Long.numberOfLeadingZeros(empty);
        return switch (empties) {
            case 4 -> solve4(own, opp, Quadrants.parity(empty), alpha);
            case 3 -> solve3(own, opp, first | Long.numberOfTrailingZeros(empty & empty - 1) << 8 | last << 16, alpha);
            case 2 -> solve2(own, opp, first, last, alpha);
            case 1 -> solve1(own, opp, first, alpha);
            default -> thread.board.finalScore(own, opp, 0);
        };
    }

    private int solve1(long own, long opp, int square, int alpha) {
        int difference = Long.bitCount(own) - Long.bitCount(opp);
        int gain = LastFlipCount.doubledCount(own, square);
        if (gain != 0) {
            return difference + 1 + gain;
        }
        int best = thread.board.finalScore(own, opp, 1);
        if (best <= alpha) {
            return best;
        }
        int loss = LastFlipCount.doubledCount(opp, square);
        return loss != 0 ? difference - 1 - loss : best;
    }

    private int solve2(long own, long opp, int a, int b, int alpha) {
        int best = NO_SCORE;
        int square = a;
        int left = b;
        do {
            if ((NEIGHBOURS[square & 63] & opp) != 0) {
                long flips = Bitboard.flips(own, opp, square);
                if (flips != 0) {
                    thread.nodes++;
                    int score = -solve1(opp ^ flips, own ^ flips ^ 1L << square, left, ~alpha);
                    if (score > alpha) {
                        return score;
                    }
                    best = Math.max(best, score);
                }
            }
            left = square;
            square ^= a ^ b;
        } while (square != a);
        return best > NO_SCORE ? best : solve2AfterPass(opp, own, a, b, alpha);
    }

    /** As {@link #solve2} after a pass: {@code own} moves, but score and alpha are those of the side that passed. */
    private int solve2AfterPass(long own, long opp, int a, int b, int alpha) {
        int best = -NO_SCORE;
        int square = a;
        int left = b;
        do {
            if ((NEIGHBOURS[square & 63] & opp) != 0) {
                long flips = Bitboard.flips(own, opp, square);
                if (flips != 0) {
                    thread.nodes++;
                    int score = solve1(opp ^ flips, own ^ flips ^ 1L << square, left, alpha);
                    if (score <= alpha) {
                        return score;
                    }
                    best = Math.min(best, score);
                }
            }
            left = square;
            square ^= a ^ b;
        } while (square != a);
        return best < -NO_SCORE ? best : thread.board.finalScore(opp, own, 2);
    }

    /**
     * Solves three empty squares, given in any order with eight bits each. If two share a quadrant, the third is tried
     * first.
     */
    private int solve3(long own, long opp, int order, int alpha) {
        int first = order;
        if (((order ^ order >>> 8) & QUADRANT_BITS) == 0) {
            if (((order ^ order >>> 16) & QUADRANT_BITS) != 0) {
                first = order >>> 16 | order << 8;
            }
        } else if (((order ^ order >>> 16) & QUADRANT_BITS) == 0) {
            first = order >>> 8 | order << 16;
        }
        return solve3InOrder(own, opp, first, alpha, false);
    }

    private int solve3InOrder(long own, long opp, int order, int alpha, boolean passed) {
        int best = NO_SCORE;
        for (int turn = 0; turn < 3; turn++) {
            int square = order & 63;
            if ((NEIGHBOURS[square] & opp) != 0) {
                long flips = Bitboard.flips(own, opp, square);
                if (flips != 0) {
                    thread.nodes++;
                    int score = -solve2(
                            opp ^ flips, own ^ flips ^ 1L << square, order >>> 8 & 63, order >>> 16 & 63, ~alpha);
                    if (score > alpha) {
                        return score;
                    }
                    best = Math.max(best, score);
                }
            }
            order = order >>> 8 & 0xFFFF | order << 16;
        }
        if (best > NO_SCORE) {
            return best;
        }
        return passed ? thread.board.finalScore(own, opp, 3) : -solve3InOrder(opp, own, order, ~alpha, true);
    }

    /** Solves four empty squares. If two are in odd quadrants and two are not, those in odd quadrants are tried first. */
    int solve4(long own, long opp, long parity, int alpha) {
        long empty = ~(own | opp) & thread.board.squares;
        long first = empty & parity;
        if (first == 0 || first == empty) {
            long all = empty & empty - 1;
            first = empty ^ all & all - 1;
        }
        long last = empty ^ first;
        int a = Long.numberOfTrailingZeros(first);
        int b = 63 - Long.numberOfLeadingZeros(first);
        int c = Long.numberOfTrailingZeros(last);
        int d = 63 - Long.numberOfLeadingZeros(last);
        return solve4InOrder(own, opp, a | b << 8 | c << 16 | d << 24, alpha, false);
    }

    private int solve4InOrder(long own, long opp, int order, int alpha, boolean passed) {
        int best = NO_SCORE;
        for (int turn = 0; turn < 4; turn++) {
            int square = order & 63;
            if ((NEIGHBOURS[square] & opp) != 0) {
                long flips = Bitboard.flips(own, opp, square);
                if (flips != 0) {
                    thread.nodes++;
                    int score = -solve3(opp ^ flips, own ^ flips ^ 1L << square, order >>> 8, ~alpha);
                    if (score > alpha) {
                        return score;
                    }
                    best = Math.max(best, score);
                }
            }
            order = Integer.rotateRight(order, 8);
        }
        if (best > NO_SCORE) {
            return best;
        }
        return passed ? thread.board.finalScore(own, opp, 4) : -solve4InOrder(opp, own, order, ~alpha, true);
    }

    private static long[] neighbours() {
        long[] neighbours = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int rows = Math.abs((square >> 3) - (other >> 3));
                int columns = Math.abs((square & 7) - (other & 7));
                if (Math.max(rows, columns) == 1) {
                    neighbours[square] |= 1L << other;
                }
            }
        }
        return neighbours;
    }
}
