package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
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
final class EndgameSearch {

    /** Maximum number of empty squares for {@link #searchByParity}. */
    private static final int MAX_PARITY_EMPTIES = 6;

    /** Maximum number of empty squares for {@link #searchFastestFirst}. */
    private static final int MAX_FASTEST_FIRST_EMPTIES = 11;

    /** Binary logarithm of the number of slots in the thread-local table, which fits into a second-level cache. */
    private static final int LOCAL_TABLE_BITS = 14;

    private static final int LOCAL_TABLE_MASK = (1 << LOCAL_TABLE_BITS + 1) - 2;

    private final SearchThread thread;
    private final TranspositionTable table;
    private final LastEmpties lastEmpties;
    private final MoveLists lists = new MoveLists();

    /** Pairs of a key and an entry: lower bound, upper bound and best move. */
    private final long[] localTable = new long[LOCAL_TABLE_MASK + 2];

    EndgameSearch(SearchThread thread, TranspositionTable table) {
        this.thread = thread;
        this.table = table;
        lastEmpties = new LastEmpties(thread);
    }

    /** Forgets the results of earlier searches, for example because the board changes. */
    void clear() {
        Arrays.fill(localTable, 0);
    }

    /** Null-window search to the end of the game: decides whether the score is above alpha. */
    int nullWindow(long own, long opp, int alpha, int empties, long parity) {
        if (empties > MAX_FASTEST_FIRST_EMPTIES) {
            return searchWithSharedTable(own, opp, alpha, empties, parity);
        }
        if (empties > MAX_PARITY_EMPTIES) {
            return searchFastestFirst(own, opp, alpha, empties, parity);
        }
        return empties > 4
                ? searchByParity(own, opp, alpha, empties, parity)
                : lastEmpties.solve(own, opp, alpha, empties);
    }

    /** For five to {@value #MAX_PARITY_EMPTIES} empty squares. */
    private int searchByParity(long own, long opp, int alpha, int empties, long parity) {
        int bound = thread.board.stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            return thread.board.moves(opp, own) == 0
                    ? thread.board.finalScore(own, opp, empties)
                    : -searchByParity(opp, own, ~alpha, empties, parity);
        }
        int best = LastEmpties.NO_SCORE;
        long odd = moves & parity;
        long rest = moves ^ odd;
        if (odd == 0) {
            odd = rest;
            rest = 0;
        }
        for (long m = odd; m != 0; ) {
            // As BoardRules.nextBySquarePriority, which the JIT compiler would not inline after the moves.
            long preferred = m & thread.board.corners;
            if (preferred == 0) {
                preferred = m & ~thread.board.xSquares;
                if (preferred == 0) {
                    preferred = m;
                }
            }
            int square = Long.numberOfTrailingZeros(preferred);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            thread.nodes++;
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
        int bound = thread.board.stabilityBound(own, opp, alpha, 4);
        return bound <= alpha ? bound : lastEmpties.solve4(own, opp, parity, alpha);
    }

    private int searchFastestFirst(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stability cutoff.
        int bound = thread.board.stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. Thread-local hash table.
        long key = TranspositionTable.key(own, opp);
        int slot = (int) key & LOCAL_TABLE_MASK;
        int hashMove = TranspositionTable.NO_MOVE;
        int lower = LastEmpties.NO_SCORE;
        int upper = -LastEmpties.NO_SCORE;
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
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            return thread.board.moves(opp, own) == 0
                    ? thread.board.finalScore(own, opp, empties)
                    : -searchFastestFirst(opp, own, ~alpha, empties, parity);
        }
        int row = MoveLists.row(empties);
        int end = lists.generate(own, opp, moves, row);
        if (end > row + 1) {
            scoreMovesFastestFirst(own, opp, row, end, hashMove, parity);
        }
        // 4. Search them.
        int best = LastEmpties.NO_SCORE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = lists.pickBest(i, end);
            long flips = lists.flips[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            thread.nodes++;
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

    /**
     * Scores the listed moves: the fewer replies, the better. This and {@link MoveLists#generate} are separate methods because
     * the JIT compiler inlines only one vector kernel per loop; within {@link #searchFastestFirst} every move would cost
     * calls.
     */
    private void scoreMovesFastestFirst(long own, long opp, int row, int end, int hashMove, long parity) {
        for (int i = row; i < end; i++) {
            int square = lists.moves[i];
            long flips = lists.flips[row + square];
            int moveScore = MoveLists.HASH_MOVE_SCORE;
            if (square != hashMove) {
                long replies = thread.board.moves(opp ^ flips, own ^ flips ^ 1L << square);
                int parityBonus = (int) (parity >>> square) & 1;
                moveScore = 4096
                        + parityBonus
                        - 2 * (Long.bitCount(replies) + Long.bitCount(replies & thread.board.corners));
            }
            lists.moves[i] = moveScore << MoveLists.SQUARE_BITS | square;
        }
    }

    private int searchWithSharedTable(long own, long opp, int alpha, int empties, long parity) {
        // 1. Stability cutoff.
        int bound = thread.board.stabilityBound(own, opp, alpha, empties);
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
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            return thread.board.moves(opp, own) == 0
                    ? thread.board.finalScore(own, opp, empties)
                    : -searchWithSharedTable(opp, own, ~alpha, empties, parity);
        }
        if (thread.isStopped()) {
            return 0;
        }
        long nodesBefore = thread.nodes;
        int row = MoveLists.row(empties);
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            if (mover == 0) {
                return thread.board.finalScore(other, mover, empties - 1);
            }
            lists.flips[row + square] = flips;
            int moveScore = square == hashMove ? MoveLists.HASH_MOVE_SCORE : MoveLists.SECOND_HASH_MOVE_SCORE;
            if (square != hashMove && square != secondMove) {
                moveScore = ReplyScore.of(thread.board, mover, other, thread.board.moves(mover, other), square, parity);
            }
            lists.moves[end++] = moveScore << MoveLists.SQUARE_BITS | square;
        }
        // 4. Search them.
        int best = LastEmpties.NO_SCORE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (int i = row; i < end; i++) {
            int square = lists.pickBest(i, end);
            long flips = lists.flips[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            thread.nodes++;
            int score = empties > MAX_FASTEST_FIRST_EMPTIES + 1
                    ? -searchWithSharedTable(mover, other, ~alpha, empties - 1, next)
                    : -searchFastestFirst(mover, other, ~alpha, empties - 1, next);
            if (thread.stopFlag.isSet()) {
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
        table.store(key, empties, Selectivity.EXACT_LEVEL, alpha, alpha + 1, best, bestMove, thread.cost(nodesBefore));
        return best;
    }
}
