package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Words;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;

/**
 * Searches of limited depth, and the part of full ones that lies far from the end: what needs an evaluation, for
 * leaves, for the order of moves, or for leaving out what shallow searches predict. One of these belongs to one thread;
 * all of them share a table and a signal.
 */
final class Midgame extends Endgame {
    /** A full search goes over to the storeys of {@link Endgame} at so many empty squares. */
    private static final int TO_ENDGAME = 12;

    /** Up to so many empty squares a full search orders moves by the small evaluation that is made for it. */
    private static final int QUICKLY_ORDERED = 17;

    /** Depth up to which a search is a plain one, without tables. */
    private static final int PLAIN = 2;

    private static final int PROBCUT_FROM = 3;

    /** Predictions within predictions. */
    private static final int NESTED = 2;

    /** The sign of a listed move says that it waits for another thread. */
    private static final int DEFERRED = Integer.MIN_VALUE;

    /** The clock is looked at once in so many nodes. */
    private static final int POLLS = 16;

    /** So close to the end of a game a leaf may be the end. */
    private static final int MAY_END = 10;

    private final Busy busy;
    private final PatternWeights weights;
    private final Words words = new Words();
    private final ProbCut probCut;
    private int selectivity = Selectivity.EXACT;

    /** The best move of the last {@link #principal} search that returned; of one that was stopped, as far as it knew. */
    int bestMove = TranspositionTable.NO_MOVE;

    private Clock clock = Clock.UNLIMITED;
    private long nodeLimit = Long.MAX_VALUE;
    private int predictions;
    private int untilPoll;

    Midgame(TranspositionTable table, Signal signal, Busy busy, PatternWeights weights) {
        super(table, signal);
        this.busy = busy;
        this.weights = weights;
        this.probCut = new ProbCut(weights.error());
    }

    /** Goes to the position that the next search starts from. */
    void start(Root root) {
        if (squares == -1) {
            words.set(root.own(), root.opp());
        }
    }

    /** Before a search: counts nodes anew, and watches these limits. */
    void begin(Clock clock, long nodeLimit) {
        this.clock = clock;
        this.nodeLimit = nodeLimit;
        nodes = 0;
        untilPoll = 0;
    }

    void select(Selectivity confidence) {
        selectivity = confidence.level();
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

    /** What the position looks worth that {@link #start} or {@link #enter} went to. */
    int evaluate(long own, long opp, int empties) {
        if (own == 0 || opp == 0) {
            return ended(own, opp, empties);
        }
        if (squares == -1 && empties > MAY_END) {
            return weights.score(words, empties);
        }
        long moves = Bitboard.moves(own, opp) & squares;
        long replies = Bitboard.moves(opp, own) & squares;
        if ((moves | replies) == 0) {
            return ended(own, opp, empties);
        }
        return squares == -1
                ? weights.score(words, empties)
                : Evaluation.score(own, opp, squares, moves, replies, empties);
    }

    /** Goes on to the position after a move, for all that evaluates. */
    private void enter(int empties, int square, long flips) {
        if (squares == -1) {
            words.play(empties, square, flips);
        }
    }

    private void enterPass(int empties) {
        if (squares == -1) {
            words.pass(empties);
        }
    }

    /** Null window: whether the mover gets more than alpha, {@code depth} moves deep. */
    int search(long own, long opp, int alpha, int depth, int empties, long parity) {
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
    private int plain(long own, long opp, int alpha, int beta, int depth, int empties, long parity) {
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            if ((Bitboard.moves(opp, own) & squares) == 0) {
                return ended(own, opp, empties);
            }
            enterPass(empties);
            int score = -plain(opp, own, -beta, -alpha, depth, empties, parity);
            enterPass(empties);
            return score;
        }
        if (depth == 1) {
            return best(own, opp, moves, beta, empties);
        }
        int row = ROW * empties;
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            flipsOf[row + square] = flips;
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            int weight = weight(mover, other, Bitboard.moves(mover, other) & squares, square, parity);
            list[end++] = weight << 6 | square;
        }
        int best = NONE;
        for (int i = row; i < end; i++) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            nodes++;
            enter(empties, square, flips);
            int score = -plain(
                    opp ^ flips,
                    own ^ flips ^ 1L << square,
                    -beta,
                    -Math.max(alpha, best),
                    depth - 1,
                    empties - 1,
                    parity ^ Quadrants.OF[square & 63]);
            if (score > best) {
                best = score;
                if (score >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /** One move above the evaluation, where nothing but the look of a square is worth asking for its order. */
    private int best(long own, long opp, long moves, int beta, int empties) {
        int best = NONE;
        for (long m = moves; m != 0; ) {
            int square = promising(m);
            long flips = Bitboard.flips(own, opp, square);
            nodes++;
            enter(empties, square, flips);
            int score = -evaluate(opp ^ flips, own ^ flips ^ 1L << square, empties - 1);
            if (score > best) {
                best = score;
                if (score >= beta) {
                    break;
                }
            }
            m ^= 1L << square;
        }
        return best;
    }

    /** A null-window search with everything: tables, predictions, shallow searches for the order, other threads. */
    private int wide(long own, long opp, int alpha, int depth, int empties, long parity) {
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
        int cut = cut(known, depth, alpha);
        if (cut != TranspositionTable.INSIDE) {
            return cut;
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            if ((Bitboard.moves(opp, own) & squares) == 0) {
                return ended(own, opp, empties);
            }
            enterPass(empties);
            int score = -wide(opp, own, ~alpha, depth, empties, parity);
            enterPass(empties);
            return score;
        }
        long before = nodes;
        // 3. What a shallow search predicts.
        if (selectivity < Selectivity.EXACT && depth >= PROBCUT_FROM && predictions < NESTED) {
            int predicted = predict(own, opp, alpha, depth, empties, parity);
            if (predicted != NONE || signal.isUp()) {
                return predicted;
            }
        }
        // 4. What is known about where the moves lead; then their order.
        int row = ROW * empties;
        int end = expand(own, opp, moves, row);
        cut = lookAhead(own, opp, row, end, depth, alpha);
        if (cut > alpha) {
            return cut;
        }
        weigh(own, opp, row, end, depth, empties, parity, known);
        // 5. Search them; what another thread is searching comes last.
        int best = NONE;
        int bestHere = TranspositionTable.NO_MOVE;
        boolean shared = busy.isShared() && depth >= Busy.FROM_DEPTH;
        for (int i = row; i < end; ) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            if (shared && i > row) {
                if (isDeferred(i, mover, other)) {
                    continue;
                }
                cut = cut(table.find(key), depth, alpha);
                if (cut != TranspositionTable.INSIDE) {
                    return cut;
                }
            }
            i++;
            nodes++;
            if (depth < empties || empties > TO_ENDGAME + 1) {
                enter(empties, square, flips);
            }
            busy.enter(mover, other, shared);
            int score = -search(mover, other, ~alpha, depth - 1, empties - 1, parity ^ Quadrants.OF[square & 63]);
            busy.leave(mover, other, shared);
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

    /** What data, if there are any good enough, say about the null window at alpha. */
    private int cut(long known, int depth, int alpha) {
        return known != 0 && TranspositionTable.isAtLeast(known, depth, selectivity)
                ? TranspositionTable.cut(known, alpha)
                : TranspositionTable.INSIDE;
    }

    /** Puts a move that another thread is searching at the end of the list, unless it was there before. */
    private boolean isDeferred(int i, long mover, long other) {
        if (list[i] < 0 || !busy.contains(mover, other)) {
            return false;
        }
        list[i] |= DEFERRED;
        return true;
    }

    /**
     * A bound, if a search of half the depth puts the score so far outside the window that the full search can be left
     * out; else {@link #NONE}. Only the side that the evaluation points to is tried.
     */
    private int predict(long own, long opp, int alpha, int depth, int empties, long parity) {
        int margin = probCut.margin(selectivity, depth, empties);
        int shallow = ProbCut.shallow(depth);
        int guess = evaluate(own, opp, empties);
        predictions++;
        int predicted = NONE;
        if (guess > alpha + margin / 2) {
            int high = alpha + margin;
            if (high < 64 && search(own, opp, high, shallow, empties, parity) > high) {
                predicted = alpha + 1;
            }
        } else if (guess < alpha - margin / 2) {
            int low = alpha - margin;
            if (low > -64 && search(own, opp, low, shallow, empties, parity) <= low) {
                predicted = alpha;
            }
        }
        predictions--;
        return predicted;
    }

    /** A score above alpha if the table has one for a listed move; else {@link #NONE}. */
    private int lookAhead(long own, long opp, int row, int end, int depth, int alpha) {
        for (int i = row; i < end; i++) {
            int square = list[i];
            long flips = flipsOf[row + square];
            long child = table.find(TranspositionTable.key(opp ^ flips, own ^ flips ^ 1L << square));
            if (child != 0
                    && TranspositionTable.isAtLeast(child, depth - 1, selectivity)
                    && -TranspositionTable.upper(child) > alpha) {
                return -TranspositionTable.upper(child);
            }
        }
        return NONE;
    }

    /** Gives the listed moves their weights: the table's moves first, the others by a shallow search. */
    private void weigh(long own, long opp, int row, int end, int depth, int empties, long parity, long known) {
        int hashMove = known == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.move(known);
        int secondMove = known == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.second(known);
        int shallow = depth == empties ? Math.clamp((depth - 15) / 3, 0, 4) : Math.clamp(depth / 4 - 1, 0, 2);
        for (int i = row; i < end; i++) {
            int square = list[i];
            int weight;
            if (square == hashMove) {
                weight = FIRST;
            } else if (square == secondMove) {
                weight = SECOND;
            } else {
                long flips = flipsOf[row + square];
                long mover = opp ^ flips;
                long other = own ^ flips ^ 1L << square;
                long replies = Bitboard.moves(mover, other) & squares;
                weight = weight(mover, other, replies, square, parity);
                enter(empties, square, flips);
                if (depth == empties && empties <= QUICKLY_ORDERED && squares == -1) {
                    weight = PatternWeights.DISC * weight - weights.order(words, empties - 1);
                } else if (shallow == 0) {
                    weight -= evaluate(mover, other, empties - 1);
                } else {
                    long next = parity ^ Quadrants.OF[square & 63];
                    weight -= plain(mover, other, NONE, -NONE, shallow, empties - 1, next);
                }
            }
            list[i] = weight << 6 | square;
        }
    }

    /**
     * The score itself if it lies between alpha and beta, else a bound; sets {@link #bestMove}. A search that is
     * stopped returns what its moves so far have proved, if that is more than alpha, else sets no move.
     */
    int principal(long own, long opp, int alpha, int beta, int depth, int empties, long parity) {
        if (empties == 0) {
            return ended(own, opp, 0);
        }
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        if (isStopped()) {
            bestMove = TranspositionTable.NO_MOVE;
            return 0;
        }
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            if ((Bitboard.moves(opp, own) & squares) == 0) {
                bestMove = TranspositionTable.NO_MOVE;
                return ended(own, opp, empties);
            }
            enterPass(empties);
            int score = -principal(opp, own, -beta, -alpha, depth, empties, parity);
            enterPass(empties);
            bestMove = TranspositionTable.NO_MOVE;
            return score;
        }
        long key = TranspositionTable.key(own, opp);
        long before = nodes;
        int row = ROW * empties;
        int end = expand(own, opp, moves, row);
        weigh(own, opp, row, end, depth, empties, parity, table.find(key));
        int best = NONE;
        int bestHere = TranspositionTable.NO_MOVE;
        int proved = NONE;
        int provedMove = TranspositionTable.NO_MOVE;
        boolean shared = busy.isShared() && depth >= Busy.FROM_DEPTH;
        for (int i = row; i < end; ) {
            int square = pick(i, end);
            long flips = flipsOf[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF[square & 63];
            if (shared && i > row && isDeferred(i, mover, other)) {
                continue;
            }
            int from = Math.max(alpha, best);
            int score = NONE;
            boolean first = i++ == row;
            nodes++;
            enter(empties, square, flips);
            if (!first) {
                busy.enter(mover, other, shared);
                score = -search(mover, other, ~from, depth - 1, empties - 1, next);
                busy.leave(mover, other, shared);
                if (score > from && !signal.isUp()) {
                    proved = score;
                    provedMove = square;
                }
            }
            if (first || score > from && score < beta && !signal.isUp()) {
                score = -principal(mover, other, -beta, -from, depth - 1, empties - 1, next);
            }
            if (signal.isUp()) {
                bestMove = proved > alpha ? provedMove : TranspositionTable.NO_MOVE;
                return proved;
            }
            if (score > best) {
                best = score;
                bestHere = square;
                if (score >= beta) {
                    break;
                }
            }
            proved = best;
            provedMove = bestHere;
        }
        table.note(key, depth, selectivity, alpha, beta, best, bestHere, cost(before));
        bestMove = bestHere;
        return best;
    }
}
