package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;

/**
 * Searches of limited depth, and the part of full ones that lies far from the end: what needs an {@link Evaluation},
 * for leaves, for the order of moves, or for leaving out what shallow searches predict. One of these belongs to one
 * thread; all of them share a table and a signal.
 */
final class Midgame extends Endgame {
    /** A full search goes over to the storeys of {@link Endgame} at so many empty squares. */
    static final int TO_ENDGAME = Integer.getInteger("toend", 14);
    static final int EV = Integer.getInteger("ev", 4), SORT=Integer.getInteger("sort", 15), SDIV=Integer.getInteger("sdiv",3), SMAX=Integer.getInteger("smax",4);

    /** Depth up to which a search is a plain one, without tables. */
    private static final int PLAIN = 2;

    private static final int PROBCUT_FROM = 3;
    private static final int POLLS = 16;

    final Busy busy;
    private int selectivity = Selectivity.EXACT;

    /** The best move of the last {@link #principal} search that returned. */
    int bestMove = TranspositionTable.NO_MOVE;

    private Clock clock = Clock.UNLIMITED;
    private long nodeLimit = Long.MAX_VALUE;
    private int predictions;
    private int untilPoll;

    Midgame(TranspositionTable table, Signal signal, Busy busy) {
        super(table, signal);
        this.busy = busy;
    }

    /** Before a search: counts nodes anew, and watches these limits. */
    void begin(Clock clock, long nodeLimit) {
        this.clock = clock;
        this.nodeLimit = nodeLimit;
        nodes = 0;
        untilPoll = 0;
    }

    void select(Selectivity level) {
        selectivity = level.ordinal();
    }

    @Override
    boolean isStopped() {
        if (--untilPoll < 0) {
            untilPoll = POLLS;
            if (nodes >= nodeLimit || clock.isUp()) {
                signal.stop();
            }
        }
        return signal.isUp();
    }

    int evaluate(long own, long opp, int empties) {
        return Evaluation.score(own, opp, squares, empties, this);
    }

    /** Null window: whether the mover gets more than alpha, {@code depth} moves deep. */
    int search(long own, long opp, int alpha, int depth, int empties, int parity) {
        if (depth >= empties) {
            return empties <= TO_ENDGAME
                    ? endgame(own, opp, alpha, empties, parity)
                    : wide(own, opp, alpha, empties, empties, parity);
        }
        return depth <= PLAIN
                ? plain(own, opp, alpha, alpha + 1, depth, empties, parity)
                : wide(own, opp, alpha, depth, empties, parity);
    }

    /** The last plies above the evaluation, with any window. */
    private int plain(long own, long opp, int alpha, int beta, int depth, int empties, int parity) {
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? ended(own, opp, empties)
                    : -plain(opp, own, -beta, -alpha, depth, empties, parity);
        }
        int row = 64 * empties;
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            flipsOf[row + square] = flips;
            int weight = depth == 1 ? 0 : weight(opp ^ flips, own ^ flips ^ 1L << square, square, parity);
            list[end++] = weight << 6 | square;
        }
        int best = NONE;
        for (int i = row; i < end; i++) {
            int square = depth == 1 ? list[i] & 63 : pick(i, end);
            long flips = flipsOf[row + square];
            nodes++;
            int score = -plain(
                    opp ^ flips,
                    own ^ flips ^ 1L << square,
                    -beta,
                    -Math.max(alpha, best),
                    depth - 1,
                    empties - 1,
                    parity ^ Quadrants.of(square));
            if (score > best) {
                best = score;
                if (score >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private int wide(long own, long opp, int alpha, int depth, int empties, int parity) {
        // 1. Time, stable discs.
        if (isStopped()) {
            return 0;
        }
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
            if (TranspositionTable.isAtLeast(known, depth, selectivity)) {
                int lower = TranspositionTable.lower(known);
                if (lower > alpha) {
                    return lower;
                }
                int upper = TranspositionTable.upper(known);
                if (upper <= alpha) {
                    return upper;
                }
            }
            hashMove = TranspositionTable.move(known);
            secondMove = TranspositionTable.second(known);
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return (Bitboard.moves(opp, own) & squares) == 0
                    ? ended(own, opp, empties)
                    : -wide(opp, own, ~alpha, depth, empties, parity);
        }
        long before = nodes;
        // 3. What a shallow search predicts.
        if (selectivity < Selectivity.EXACT && depth >= PROBCUT_FROM && predictions < 2) {
            int predicted = predict(own, opp, alpha, depth, empties, parity);
            if (predicted != NONE) {
                return predicted;
            }
        }
        // 4. The moves, in order; what is known about where they lead.
        int end = order(own, opp, moves, depth, empties, parity, hashMove, secondMove, alpha);
        int row = 64 * empties;
        if (end < row) {
            return end + 64 * 64 - ETC_BIAS;
        }
        // 5. Search them; what another thread is searching comes last.
        int best = NONE;
        int bestHere = TranspositionTable.NO_MOVE;
        boolean shared = busy.isShared() && depth >= Busy.FROM_DEPTH;
        for (int i = row; i < end; i++) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            int score;
            if (shared) {
                long child = TranspositionTable.key(mover, other);
                if (i > row && list[i] > 0 && busy.contains(child)) {
                    list[i] = -4096 - i << 6 | square;
                    i--;
                    continue;
                }
                if (i > row) {
                    long now = table.find(key);
                    if (now != 0 && TranspositionTable.isAtLeast(now, depth, selectivity)) {
                        if (TranspositionTable.lower(now) > alpha) {
                            return TranspositionTable.lower(now);
                        }
                        if (TranspositionTable.upper(now) <= alpha) {
                            return TranspositionTable.upper(now);
                        }
                    }
                }
                nodes++;
                busy.enter(child);
                score = -search(mover, other, ~alpha, depth - 1, empties - 1, parity ^ Quadrants.of(square));
                busy.leave(child);
            } else {
                nodes++;
                score = -search(mover, other, ~alpha, depth - 1, empties - 1, parity ^ Quadrants.of(square));
            }
            if (signal.isUp()) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestHere = square;
                if (score > alpha) {
                    break;
                }
            }
        }
        // 6. Note it.
        table.note(key, depth, selectivity, alpha, alpha + 1, best, bestHere, cost(before));
        return best;
    }
    static final int ETC_BIAS = 200;

    /**
     * Whether a search of half the depth puts the score so far outside the window that the full one is left out.
     */
    private int predict(long own, long opp, int alpha, int depth, int empties, int parity) {
        int margin = ProbCut.margin(selectivity, depth);
        int evalMargin = ProbCut.evalMargin(selectivity, depth) / 2;
        int shallow = ProbCut.shallow(depth);
        int guess = evaluate(own, opp, empties);
        int high = alpha + margin;
        if (high < 64 && guess > alpha + evalMargin / EMD) {
            predictions++;
            int score = search(own, opp, high, shallow, empties, parity);
            predictions--;
            if (score > high && !signal.isUp()) {
                return alpha + 1;
            }
        }
        int low = alpha - margin;
        if (low > -64 && guess < alpha - evalMargin / EMD) {
            predictions++;
            int score = search(own, opp, low, shallow, empties, parity);
            predictions--;
            if (score <= low && !signal.isUp()) {
                return alpha;
            }
        }
        return NONE;
    }
    static final int EMD = Integer.getInteger("emd", 4);

    /** Fills this row's list. Returns its end, or, if a child's known score cuts, that score in disguise. */
    private int order(
            long own, long opp, long moves, int depth, int empties, int parity, int hashMove, int secondMove, int alpha) {
        int row = 64 * empties;
        int end = row;
        int sort = depth == empties ? Math.min(SMAX, (depth - SORT) / SDIV) : depth >= 12 ? 2 : depth >= 8 ? 1 : 0;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            flipsOf[row + square] = flips;
            long child = table.find(TranspositionTable.key(mover, other));
            if (child != 0
                    && TranspositionTable.isAtLeast(child, depth - 1, selectivity)
                    && -TranspositionTable.upper(child) > alpha) {
                return -TranspositionTable.upper(child) + ETC_BIAS - 64 * 64;
            }
            int weight = square == hashMove ? FIRST : square == secondMove ? SECOND : 0;
            if (weight == 0) {
                weight = weight(mover, other, square, parity)
                        - EV * plain(mover, other, NONE, -NONE, Math.max(0,sort), empties - 1, parity ^ Quadrants.of(square));
            }
            list[end++] = weight << 6 | square;
        }
        return end;
    }

    /** The score itself if it lies between alpha and beta, else a bound; sets {@link #bestMove}. */
    int principal(long own, long opp, int alpha, int beta, int depth, int empties, int parity) {
        if (empties == 0) {
            return ended(own, opp, 0);
        }
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        if (isStopped()) {
            return 0;
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            if ((Bitboard.moves(opp, own) & squares) == 0) {
                bestMove = TranspositionTable.NO_MOVE;
                return ended(own, opp, empties);
            }
            int score = -principal(opp, own, -beta, -alpha, depth, empties, parity);
            bestMove = TranspositionTable.NO_MOVE;
            return score;
        }
        long key = TranspositionTable.key(own, opp);
        long known = table.find(key);
        int hashMove = known == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.move(known);
        int secondMove = known == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.second(known);
        long before = nodes;
        int end = order(own, opp, moves, depth, empties, parity, hashMove, secondMove, 64);
        int row = 64 * empties;
        int best = NONE;
        int bestHere = TranspositionTable.NO_MOVE;
        boolean shared = busy.isShared() && depth >= Busy.FROM_DEPTH;
        for (int i = row; i < end; i++) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            int next = parity ^ Quadrants.of(square);
            int from = Math.max(alpha, best);
            long child = TranspositionTable.key(mover, other);
            if (shared && i > row && list[i] > 0 && busy.contains(child)) {
                list[i] = -4096 - i << 6 | square;
                i--;
                continue;
            }
            nodes++;
            int score = from;
            if (i > row) {
                if (shared) {
                    busy.enter(child);
                }
                score = -search(mover, other, ~from, depth - 1, empties - 1, next);
                if (shared) {
                    busy.leave(child);
                }
            }
            if (i == row || score > from && score < beta && !signal.isUp()) {
                score = -principal(mover, other, -beta, -from, depth - 1, empties - 1, next);
            }
            if (signal.isUp()) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestHere = square;
                if (score >= beta) {
                    break;
                }
            }
        }
        table.note(key, depth, selectivity, alpha, beta, best, bestHere, cost(before));
        bestMove = bestHere;
        return best;
    }
}
