package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Scoring;
import java.util.Arrays;

/**
 * Null-window searches to the end of the game, in three storeys above the {@link LastSquares}: the fewer squares are
 * empty, the less a node may cost.
 *
 * <ul>
 *   <li>{@link #shallow}: moves in odd quadrants first, corners before other squares, nothing else;
 *   <li>{@link #middle}: fastest first, that is the moves that leave the opponent the fewest, and a table of this
 *       thread's own that stays in its processor's cache;
 *   <li>{@link #deep}: the shared table, and a better order.
 * </ul>
 */
class Endgame extends LastSquares {

    /** Up to so many empty squares a storey reaches. */
    private static final int SHALLOW = 6;

    private static final int MIDDLE = 11;

    /** The thread's own table: so many slots, as a power of two. It fits into a second-level cache. */
    private static final int LOCAL_BITS = 14;

    private static final int LOCAL_MASK = (1 << LOCAL_BITS + 1) - 2;

    /** PatternWeights of the moves a table holds for best and second best. */
    static final int FIRST = 1 << 24;

    static final int SECOND = 1 << 23;

    /** Moves a list may hold, and their flips by square, one row of each for a number of empty squares. */
    static final int ROW = 64;

    final TranspositionTable table;
    final Signal signal;
    final int[] list = new int[ROW * 64];
    final long[] flipsOf = new long[ROW * 64];

    /** Where discs are safe and worth most. */
    private long corners;

    /** The squares diagonally beside them, where a disc gives a corner away. */
    private long besideCorners;

    /** Pairs of a key and bounds with a move. */
    private final long[] local = new long[LOCAL_MASK + 2];

    Endgame(TranspositionTable table, Signal signal) {
        this.table = table;
        this.signal = signal;
        board(-1, Scoring.EMPTIES_TO_WINNER);
    }

    @Override
    void board(long squares, Scoring scoring) {
        super.board(squares, scoring);
        Arrays.fill(local, 0);
        corners = Stability.corners(squares);
        besideCorners = Stability.corners(squares & ~Evaluation.around(~squares) & Stability.INNER);
    }

    /** Whether the mover gets more than alpha; from there on exactly as far as the end of the game. */
    final int endgame(long own, long opp, int alpha, int empties, long parity) {
        if (empties > MIDDLE) {
            return deep(own, opp, alpha, empties, parity);
        }
        if (empties > SHALLOW) {
            return middle(own, opp, alpha, empties, parity);
        }
        return empties > 4 ? shallow(own, opp, alpha, empties, parity) : few(own, opp, alpha, empties);
    }

    /** The most the mover can get, as far as the opponent's stable discs tell; above alpha where asking won't pay. */
    final int stableBound(long own, long opp, int alpha, int empties) {
        if (alpha < 2 * empties - 2 || Long.bitCount(squares) - 2 * Long.bitCount(opp) > alpha) {
            return alpha + 1;
        }
        return squares == -1
                ? 64 - 2 * Long.bitCount(Stability.stable(opp, own))
                : Long.bitCount(squares) - 2 * Long.bitCount(Stability.stable(opp, own, squares));
    }

    /** Five empty squares to {@value #SHALLOW}. */
    private int shallow(long own, long opp, int alpha, int empties, long parity) {
        int bound = stableBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? ended(own, opp, empties)
                    : -shallow(opp, own, ~alpha, empties, parity);
        }
        int best = NONE;
        long odd = moves & parity;
        long rest = moves ^ odd;
        if (odd == 0) {
            odd = rest;
            rest = 0;
        }
        for (long m = odd; m != 0; ) {
            int square = promising(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF[square & 63];
            nodes++;
            int score = empties == 5
                    ? -four(mover, other, ~alpha, next)
                    : -shallow(mover, other, ~alpha, empties - 1, next);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
            m ^= 1L << square;
            if (m == 0) {
                m = rest;
                rest = 0;
            }
        }
        return best;
    }

    /** The last squares, unless stable discs tell; they tell often enough to be asked once more. */
    private int four(long own, long opp, int alpha, long parity) {
        int bound = stableBound(own, opp, alpha, 4);
        return bound <= alpha ? bound : solve4(own, opp, parity, alpha);
    }

    /** A corner, if there is one among these moves; a square beside a corner only if there is nothing else. */
    final int promising(long moves) {
        long safe = moves & corners;
        if (safe == 0) {
            safe = moves & ~besideCorners;
        }
        return Long.numberOfTrailingZeros(safe != 0 ? safe : moves);
    }

    private int middle(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stable discs.
        int bound = stableBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. What this thread knows.
        long key = TranspositionTable.key(own, opp);
        int slot = (int) key & LOCAL_MASK;
        int hashMove = TranspositionTable.NO_MOVE;
        int lower = NONE;
        int upper = -NONE;
        if (local[slot] == key) {
            int known = (int) local[slot + 1];
            lower = (byte) known;
            if (lower > alpha) {
                return lower;
            }
            upper = (byte) (known >> 8);
            if (upper <= alpha) {
                return upper;
            }
            hashMove = known >> 16;
        }
        // 3. Moves, fastest first.
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? ended(own, opp, empties)
                    : -middle(opp, own, ~alpha, empties, parity);
        }
        int row = ROW * empties;
        int end = expand(own, opp, moves, row);
        if (end > row + 1) {
            rank(own, opp, row, end, hashMove, parity);
        }
        // 4. Search them.
        int best = NONE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF[square & 63];
            nodes++;
            int score = empties > SHALLOW + 1
                    ? -middle(mover, other, ~alpha, empties - 1, next)
                    : -shallow(mover, other, ~alpha, empties - 1, next);
            if (score > best) {
                best = score;
                bestMove = square;
                if (score > alpha) {
                    break;
                }
            }
        }
        // 5. Note it.
        if (best > alpha) {
            lower = best;
        } else {
            upper = best;
        }
        local[slot] = key;
        local[slot + 1] = lower & 255 | (upper & 255) << 8 | bestMove << 16;
        return best;
    }

    /** Lists the moves with their flips; returns the end of the list. */
    final int expand(long own, long opp, long moves, int row) {
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            flipsOf[row + square] = Bitboard.flips(own, opp, square);
            list[end++] = square;
        }
        return end;
    }

    /**
     * Weighs the listed moves: the fewer replies the better. This and {@link #expand} are methods, because a loop with
     * one vector kernel in it is as much as the JVM compiles into one; in {@link #middle} each move would cost calls.
     */
    private void rank(long own, long opp, int row, int end, int hashMove, long parity) {
        for (int i = row; i < end; i++) {
            int square = list[i];
            long flips = flipsOf[row + square];
            int weight = FIRST;
            if (square != hashMove) {
                long replies = Bitboard.moves(opp ^ flips, own ^ flips ^ 1L << square) & squares;
                int parityBonus = (int) (parity >>> square) & 1;
                weight = 4096 + parityBonus - 2 * (Long.bitCount(replies) + Long.bitCount(replies & corners));
            }
            list[i] = weight << 6 | square;
        }
    }

    /** The square of the heaviest move from {@code i} on; it changes places with the one at {@code i}. */
    final int pick(int i, int end) {
        int top = i;
        for (int j = i + 1; j < end; j++) {
            if (list[j] > list[top]) {
                top = j;
            }
        }
        int move = list[top];
        list[top] = list[i];
        list[i] = move;
        return move & 63;
    }

    private int deep(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stable discs.
        int bound = stableBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. What is known.
        long key = TranspositionTable.key(own, opp);
        long known = table.find(key);
        int hashMove = TranspositionTable.NO_MOVE;
        int secondMove = TranspositionTable.NO_MOVE;
        if (known != 0) {
            if (TranspositionTable.isAtLeast(known, empties, Selectivity.EXACT)) {
                int cut = TranspositionTable.cut(known, alpha);
                if (cut != TranspositionTable.INSIDE) {
                    return cut;
                }
            }
            hashMove = TranspositionTable.move(known);
            secondMove = TranspositionTable.second(known);
        }
        // 3. Moves.
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? ended(own, opp, empties)
                    : -deep(opp, own, ~alpha, empties, parity);
        }
        if (isStopped()) {
            return 0;
        }
        long before = nodes;
        int row = ROW * empties;
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            if (mover == 0) {
                return ended(other, mover, empties - 1);
            }
            flipsOf[row + square] = flips;
            int weight = square == hashMove ? FIRST : SECOND;
            if (square != hashMove && square != secondMove) {
                weight = weight(mover, other, Bitboard.moves(mover, other) & squares, square, parity);
            }
            list[end++] = weight << 6 | square;
        }
        // 4. Search them.
        int best = NONE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF[square & 63];
            nodes++;
            int score = empties > MIDDLE + 1
                    ? -deep(mover, other, ~alpha, empties - 1, next)
                    : -middle(mover, other, ~alpha, empties - 1, next);
            if (signal.isUp()) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestMove = square;
                if (score > alpha) {
                    break;
                }
            }
        }
        // 5. Note it.
        table.note(key, empties, Selectivity.EXACT, alpha, alpha + 1, best, bestMove, cost(before));
        return best;
    }

    /** How promising a move is without any search below it; {@code mover} is to move after it, with these replies. */
    final int weight(long mover, long other, long replies, int square, long parity) {
        int mobility = Long.bitCount(replies) + Long.bitCount(replies & corners);
        int frontier = Long.bitCount(Evaluation.around(other) & ~(mover | other) & squares);
        int parityBonus = (int) (parity >>> square) & 1;
        return 4096 - 4 * mobility - frontier + parityBonus;
    }

    final int cost(long before) {
        return 64 - Long.numberOfLeadingZeros(nodes - before);
    }

    /** Whether the search has to come back. */
    boolean isStopped() {
        return signal.isUp();
    }
}
