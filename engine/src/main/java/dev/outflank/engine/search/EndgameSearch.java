package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Scoring;
import java.util.Arrays;

/**
 * Null-window searches to the end of the game, in three stages above {@link LastEmpties}. The fewer empty squares, the
 * less work per node pays off.
 *
 * <ul>
 *   <li>{@link #searchByParity}: moves in odd quadrants first, corners before other squares;
 *   <li>{@link #searchFastestFirst}: fastest-first ordering (moves that leave the opponent the fewest replies first) and
 *       a thread-local hash table that fits into the processor's cache;
 *   <li>{@link #searchWithSharedTable}: the shared transposition table and a better move ordering.
 * </ul>
 *
 * <p>All stages try a stability cutoff first: discs of the opponent that can never be flipped bound the score from above.
 */
class EndgameSearch extends LastEmpties {

    /** Maximum number of empty squares for {@link #searchByParity}. */
    private static final int MAX_PARITY_EMPTIES = 6;

    /** Maximum number of empty squares for {@link #searchFastestFirst}. */
    private static final int MAX_FASTEST_FIRST_EMPTIES = 11;

    /** Binary logarithm of the number of slots in the thread-local table, which fits into a second-level cache. */
    private static final int LOCAL_TABLE_BITS = 14;

    private static final int LOCAL_TABLE_MASK = (1 << LOCAL_TABLE_BITS + 1) - 2;

    /** Ordering scores of the transposition table's best and second-best move. */
    static final int HASH_MOVE_SCORE = 1 << 24;

    static final int SECOND_HASH_MOVE_SCORE = 1 << 23;

    /** Length of a row in {@link #moveList} and {@link #flipsBySquare}, which have one row per number of empty squares. */
    static final int MOVE_LIST_STRIDE = 64;

    final TranspositionTable table;
    final StopFlag stopFlag;
    final int[] moveList = new int[MOVE_LIST_STRIDE * 64];
    final long[] flipsBySquare = new long[MOVE_LIST_STRIDE * 64];

    private long corners;

    /** The squares diagonally next to the corners, where a disc often loses the corner. */
    private long xSquares;

    /** Pairs of a key and an entry: lower bound, upper bound and best move. */
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

    /** Null-window search to the end of the game: decides whether the score is above alpha. */
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

    /**
     * The stability cutoff: an upper bound of the score from the opponent's stable discs. Returns {@code alpha + 1}
     * without computing it where a cutoff is unlikely or impossible.
     */
    final int stabilityBound(long own, long opp, int alpha, int empties) {
        if (alpha < 2 * empties - 2 || Long.bitCount(squares) - 2 * Long.bitCount(opp) > alpha) {
            return alpha + 1;
        }
        return squares == -1
                ? 64 - 2 * Long.bitCount(Stability.stableDiscs(opp, own))
                : Long.bitCount(squares) - 2 * Long.bitCount(Stability.stableDiscs(opp, own, squares));
    }

    /** For five to {@value #MAX_PARITY_EMPTIES} empty squares. */
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

    /** Four empty squares, with one more stability cutoff; it succeeds often enough to pay off. */
    private int solve4WithStabilityCutoff(long own, long opp, int alpha, long parity) {
        int bound = stabilityBound(own, opp, alpha, 4);
        return bound <= alpha ? bound : solve4(own, opp, parity, alpha);
    }

    /** The next move by square: a corner if there is one, an X square only if there is no other move. */
    final int nextBySquarePriority(long moves) {
        long preferred = moves & corners;
        if (preferred == 0) {
            preferred = moves & ~xSquares;
        }
        return Long.numberOfTrailingZeros(preferred != 0 ? preferred : moves);
    }

    private int searchFastestFirst(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stability cutoff.
        int bound = stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. Thread-local hash table.
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
        // 3. Generate moves, fastest first.
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
        // 5. Store the bounds.
        if (best > alpha) {
            lower = best;
        } else {
            upper = best;
        }
        localTable[slot] = key;
        localTable[slot + 1] = lower & 255 | (upper & 255) << 8 | bestMove << 16;
        return best;
    }

    /** Writes the moves and their flips to a row of the move list; returns the end of the list. */
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
     * Scores the listed moves: the fewer replies, the better. This and {@link #generateMoves} are separate methods because
     * the JIT compiler inlines only one vector kernel per loop; within {@link #searchFastestFirst} every move would cost
     * calls.
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

    /** Selection sort step: swaps the highest-scored move of {@code i} to {@code end} to {@code i}; returns its square. */
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
        // 1. Stability cutoff.
        int bound = stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. Transposition table.
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
        // 3. Generate and score moves.
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
        // 5. Store the result.
        table.store(key, empties, Selectivity.EXACT_LEVEL, alpha, alpha + 1, best, bestMove, cost(nodesBefore));
        return best;
    }

    /**
     * Static ordering score of a move: opponent mobility, frontier and parity.
     *
     * @param mover discs of the side to move after the move
     * @param other discs of the side that made the move
     * @param replies the moves of {@code mover}
     */
    final int orderingScore(long mover, long other, long replies, int square, long parity) {
        int mobility = Long.bitCount(replies) + Long.bitCount(replies & corners);
        int frontier = Long.bitCount(SmallBoardEvaluation.withNeighbours(other) & ~(mover | other) & squares);
        int parityBonus = (int) (parity >>> square) & 1;
        return 4096 - 4 * mobility - frontier + parityBonus;
    }

    /** The bit length of the node count since {@code nodesBefore}, for the table's replacement policy. */
    final int cost(long nodesBefore) {
        return 64 - Long.numberOfLeadingZeros(nodes - nodesBefore);
    }

    /** Whether the search must return. */
    boolean isStopped() {
        return stopFlag.isSet();
    }
}
