package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Scoring;
import java.util.Arrays;

/**
 * Null-window searches to the end of the game, in three storeys above the {@link LastEmpties}: the fewer squares are
 * empty, the less a node may cost.
 *
 * <ul>
 *   <li>{@link #searchByParity}: moves in odd quadrants first, corners before other squares, nothing else;
 *   <li>{@link #searchFastestFirst}: fastest first, that is the moves that leave the opponent the fewest, and a table of this
 *       thread's own that stays in its processor's cache;
 *   <li>{@link #searchWithSharedTable}: the shared table, and a better order.
 * </ul>
 */
class EndgameSearch extends LastEmpties {

    /** Up to so many empty squares a storey reaches. */
    private static final int MAX_PARITY_EMPTIES = 6;

    private static final int MAX_FASTEST_FIRST_EMPTIES = 11;

    /** The thread's own table: so many slots, as a power of two. It fits into a second-level cache. */
    private static final int LOCAL_TABLE_BITS = 14;

    private static final int LOCAL_TABLE_MASK = (1 << LOCAL_TABLE_BITS + 1) - 2;

    /** PatternWeights of the moves a table holds for best and second best. */
    static final int HASH_MOVE_SCORE = 1 << 24;

    static final int SECOND_HASH_MOVE_SCORE = 1 << 23;

    /** Moves a list may hold, and their flips by square, one row of each for a number of empty squares. */
    static final int MOVE_LIST_STRIDE = 64;

    final TranspositionTable table;
    final StopFlag stopFlag;
    final int[] moveList = new int[MOVE_LIST_STRIDE * 64];
    final long[] flipsBySquare = new long[MOVE_LIST_STRIDE * 64];

    /** Where discs are safe and worth most. */
    private long corners;

    /** The squares diagonally beside them, where a disc gives a corner away. */
    private long xSquares;

    /** Pairs of a key and bounds with a move. */
    private final long[] localTable = new long[LOCAL_TABLE_MASK + 2];

    EndgameSearch(TranspositionTable table, StopFlag stopFlag) {
        this.table = table;
        this.stopFlag = stopFlag;
        setBoard(-1, Scoring.EMPTIES_TO_WINNER);
    }

    @Override
    void setBoard(long squares, Scoring scoring) {
        super.setBoard(squares, scoring);
        Arrays.fill(localTable, 0);
        corners = Stability.corners(squares);
        xSquares = Stability.corners(squares & ~SmallBoardEvaluation.withNeighbours(~squares) & Stability.INNER);
    }

    /** Whether the mover gets more than alpha; from there on exactly as far as the end of the game. */
    final int nullWindowEndgame(long own, long opp, int alpha, int empties, long parity) {
        if (empties > MAX_FASTEST_FIRST_EMPTIES) {
            return searchWithSharedTable(own, opp, alpha, empties, parity);
        }
        if (empties > MAX_PARITY_EMPTIES) {
            return searchFastestFirst(own, opp, alpha, empties, parity);
        }
        return empties > 4
                ? searchByParity(own, opp, alpha, empties, parity)
                : solveLastEmpties(own, opp, alpha, empties);
    }

    /** The most the mover can get, as far as the opponent's stable discs tell; above alpha where asking won't pay. */
    final int stabilityBound(long own, long opp, int alpha, int empties) {
        if (alpha < 2 * empties - 2 || Long.bitCount(squares) - 2 * Long.bitCount(opp) > alpha) {
            return alpha + 1;
        }
        return squares == -1
                ? 64 - 2 * Long.bitCount(Stability.stableDiscs(opp, own))
                : Long.bitCount(squares) - 2 * Long.bitCount(Stability.stableDiscs(opp, own, squares));
    }

    /** Five empty squares to {@value #SHALLOW}. */
    private int searchByParity(long own, long opp, int alpha, int empties, long parity) {
        int bound = stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? finalScore(own, opp, empties)
                    : -searchByParity(opp, own, ~alpha, empties, parity);
        }
        int best = NO_SCORE;
        long odd = moves & parity;
        long rest = moves ^ odd;
        if (odd == 0) {
            odd = rest;
            rest = 0;
        }
        for (long m = odd; m != 0; ) {
            int square = nextBySquarePriority(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            nodes++;
            int score = empties == 5
                    ? -solve4WithStabilityCutoff(mover, other, ~alpha, next)
                    : -searchByParity(mover, other, ~alpha, empties - 1, next);
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
    private int solve4WithStabilityCutoff(long own, long opp, int alpha, long parity) {
        int bound = stabilityBound(own, opp, alpha, 4);
        return bound <= alpha ? bound : solve4(own, opp, parity, alpha);
    }

    /** A corner, if there is one among these moves; a square beside a corner only if there is nothing else. */
    final int nextBySquarePriority(long moves) {
        long preferred = moves & corners;
        if (preferred == 0) {
            preferred = moves & ~xSquares;
        }
        return Long.numberOfTrailingZeros(preferred != 0 ? preferred : moves);
    }

    private int searchFastestFirst(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stable discs.
        int bound = stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. What this thread knows.
        long key = TranspositionTable.key(own, opp);
        int slot = (int) key & LOCAL_TABLE_MASK;
        int hashMove = TranspositionTable.NO_MOVE;
        int lower = NO_SCORE;
        int upper = -NO_SCORE;
        if (localTable[slot] == key) {
            int entry = (int) localTable[slot + 1];
            lower = (byte) entry;
            if (lower > alpha) {
                return lower;
            }
            upper = (byte) (entry >> 8);
            if (upper <= alpha) {
                return upper;
            }
            hashMove = entry >> 16;
        }
        // 3. Moves, fastest first.
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? finalScore(own, opp, empties)
                    : -searchFastestFirst(opp, own, ~alpha, empties, parity);
        }
        int row = MOVE_LIST_STRIDE * empties;
        int end = generateMoves(own, opp, moves, row);
        if (end > row + 1) {
            scoreMovesFastestFirst(own, opp, row, end, hashMove, parity);
        }
        // 4. Search them.
        int best = NO_SCORE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = pickBest(i, end);
            long flips = flipsBySquare[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            nodes++;
            int score = empties > MAX_PARITY_EMPTIES + 1
                    ? -searchFastestFirst(mover, other, ~alpha, empties - 1, next)
                    : -searchByParity(mover, other, ~alpha, empties - 1, next);
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
        localTable[slot] = key;
        localTable[slot + 1] = lower & 255 | (upper & 255) << 8 | bestMove << 16;
        return best;
    }

    /** Lists the moves with their flips; returns the end of the list. */
    final int generateMoves(long own, long opp, long moves, int row) {
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            flipsBySquare[row + square] = Bitboard.flips(own, opp, square);
            moveList[end++] = square;
        }
        return end;
    }

    /**
     * Weighs the listed moves: the fewer replies the better. This and {@link #generateMoves} are methods, because a loop with
     * one vector kernel in it is as much as the JVM compiles into one; in {@link #searchFastestFirst} each move would cost calls.
     */
    private void scoreMovesFastestFirst(long own, long opp, int row, int end, int hashMove, long parity) {
        for (int i = row; i < end; i++) {
            int square = moveList[i];
            long flips = flipsBySquare[row + square];
            int moveScore = HASH_MOVE_SCORE;
            if (square != hashMove) {
                long replies = Bitboard.moves(opp ^ flips, own ^ flips ^ 1L << square) & squares;
                int parityBonus = (int) (parity >>> square) & 1;
                moveScore = 4096 + parityBonus - 2 * (Long.bitCount(replies) + Long.bitCount(replies & corners));
            }
            moveList[i] = moveScore << 6 | square;
        }
    }

    /** The square of the heaviest move from {@code i} on; it changes places with the one at {@code i}. */
    final int pickBest(int i, int end) {
        int top = i;
        for (int j = i + 1; j < end; j++) {
            if (moveList[j] > moveList[top]) {
                top = j;
            }
        }
        int move = moveList[top];
        moveList[top] = moveList[i];
        moveList[i] = move;
        return move & 63;
    }

    private int searchWithSharedTable(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stable discs.
        int bound = stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. What is known.
        long key = TranspositionTable.key(own, opp);
        long entry = table.probe(key);
        int hashMove = TranspositionTable.NO_MOVE;
        int secondMove = TranspositionTable.NO_MOVE;
        if (entry != 0) {
            if (TranspositionTable.isSufficient(entry, empties, Selectivity.EXACT_LEVEL)) {
                int cutoff = TranspositionTable.cutoff(entry, alpha);
                if (cutoff != TranspositionTable.NO_CUTOFF) {
                    return cutoff;
                }
            }
            hashMove = TranspositionTable.move(entry);
            secondMove = TranspositionTable.secondMove(entry);
        }
        // 3. Moves.
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? finalScore(own, opp, empties)
                    : -searchWithSharedTable(opp, own, ~alpha, empties, parity);
        }
        if (isStopped()) {
            return 0;
        }
        long nodesBefore = nodes;
        int row = MOVE_LIST_STRIDE * empties;
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            if (mover == 0) {
                return finalScore(other, mover, empties - 1);
            }
            flipsBySquare[row + square] = flips;
            int moveScore = square == hashMove ? HASH_MOVE_SCORE : SECOND_HASH_MOVE_SCORE;
            if (square != hashMove && square != secondMove) {
                moveScore = orderingScore(mover, other, Bitboard.moves(mover, other) & squares, square, parity);
            }
            moveList[end++] = moveScore << 6 | square;
        }
        // 4. Search them.
        int best = NO_SCORE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = pickBest(i, end);
            long flips = flipsBySquare[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            nodes++;
            int score = empties > MAX_FASTEST_FIRST_EMPTIES + 1
                    ? -searchWithSharedTable(mover, other, ~alpha, empties - 1, next)
                    : -searchFastestFirst(mover, other, ~alpha, empties - 1, next);
            if (stopFlag.isSet()) {
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
        table.store(key, empties, Selectivity.EXACT_LEVEL, alpha, alpha + 1, best, bestMove, cost(nodesBefore));
        return best;
    }

    /** How promising a move is without any search below it; {@code mover} is to move after it, with these replies. */
    final int orderingScore(long mover, long other, long replies, int square, long parity) {
        int mobility = Long.bitCount(replies) + Long.bitCount(replies & corners);
        int frontier = Long.bitCount(SmallBoardEvaluation.withNeighbours(other) & ~(mover | other) & squares);
        int parityBonus = (int) (parity >>> square) & 1;
        return 4096 - 4 * mobility - frontier + parityBonus;
    }

    final int cost(long nodesBefore) {
        return 64 - Long.numberOfLeadingZeros(nodes - nodesBefore);
    }

    /** Whether the search has to come back. */
    boolean isStopped() {
        return stopFlag.isSet();
    }
}
