package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Evaluator;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.rules.Bitboard;

/**
 * Principal variation search with the static evaluation: searches of limited depth, and full-depth searches as long as
 * they are far from the end of the game. The evaluation is used for leaves, move ordering and multi-ProbCut. Each thread
 * has its own instance; the instances share the transposition table, the active positions and the stop flag.
 */
final class MidgameSearch {
    /** Maximum number of empty squares at which a full-depth search continues in {@link EndgameSearch}. */
    private static final int MAX_ENDGAME_EMPTIES = 12;

    /** Maximum number of empty squares at which full-depth searches order moves by the ordering table. */
    private static final int MAX_ORDERING_TABLE_EMPTIES = 17;

    /** Maximum depth for {@link #shallowSearch}, which uses no transposition table. */
    private static final int MAX_SHALLOW_DEPTH = 2;

    /** What the score of a shallow search weighs in the move ordering of full-depth searches; of limited depths 1. */
    private static final int FULL_DEPTH_SCORE_WEIGHT = 2;

    private static final int MIN_PROBCUT_DEPTH = 3;

    /** Maximum nesting of ProbCut searches within ProbCut searches. */
    private static final int MAX_PROBCUT_NESTING = 2;

    /** Sign bit of a listed move that is deferred because another thread is searching it. */
    private static final int DEFERRED = Integer.MIN_VALUE;

    /** Maximum number of empty squares at which leaves are checked for the end of the game. */
    private static final int MAX_GAME_OVER_CHECK_EMPTIES = 10;

    private final SearchThread thread;
    private final TranspositionTable table;
    private final EndgameSearch endgame;
    private final MoveLists lists = new MoveLists();
    private final ActivePositions activePositions;
    private final Evaluator evaluator;
    private final ProbCut probCut;
    private int selectivity = Selectivity.EXACT_LEVEL;

    /** The best move of the last completed {@link #pvs} call; for a stopped one, the best move proved, if any. */
    int bestMove = TranspositionTable.NO_MOVE;

    private int probCutNesting;

    MidgameSearch(
            SearchThread thread, TranspositionTable table, ActivePositions activePositions, Evaluation evaluation) {
        this.thread = thread;
        this.table = table;
        this.endgame = new EndgameSearch(thread, table);
        this.activePositions = activePositions;
        this.evaluator = evaluation.newEvaluator();
        this.probCut = new ProbCut(evaluation.probCutError());
    }

    /** Sets the root position of the next search. */
    void setRoot(RootPosition root) {
        if (thread.board.fillsGrid) {
            evaluator.set(root.own(), root.opp());
        }
    }

    /** Sets the board and the scoring of the next searches, and forgets the results of earlier ones. */
    void setBoard(BoardRules board) {
        thread.board = board;
        endgame.clear();
    }

    /** Whether the last search was stopped before it was complete. */
    boolean isStopped() {
        return thread.stopFlag.isSet();
    }

    void setSelectivity(Selectivity selectivity) {
        this.selectivity = selectivity.level();
    }

    /** The static evaluation of the current position, which {@link #setRoot} or {@link #updateEvaluator} has set. */
    int evaluate(long own, long opp, int empties) {
        if (own == 0 || opp == 0) {
            return thread.board.finalScore(own, opp, empties);
        }
        if (thread.board.fillsGrid && empties > MAX_GAME_OVER_CHECK_EMPTIES) {
            return evaluator.score(empties);
        }
        long moves = thread.board.moves(own, opp);
        long replies = thread.board.moves(opp, own);
        if ((moves | replies) == 0) {
            return thread.board.finalScore(own, opp, empties);
        }
        return thread.board.fillsGrid
                ? evaluator.score(empties)
                : SmallBoardEvaluation.score(own, opp, thread.board.squares, moves, replies, empties);
    }

    /** Updates the evaluator for a move. */
    private void updateEvaluator(int empties, int square, long flips) {
        if (thread.board.fillsGrid) {
            evaluator.play(empties, square, flips);
        }
    }

    private void updateEvaluatorForPass(int empties) {
        if (thread.board.fillsGrid) {
            evaluator.pass(empties);
        }
    }

    /** Null-window search: decides whether the score at this depth is above alpha. */
    int nullWindow(long own, long opp, int alpha, int depth, int empties, long parity) {
        if (depth >= empties) {
            return empties <= MAX_ENDGAME_EMPTIES
                    ? endgame.nullWindow(own, opp, alpha, empties, parity)
                    : nullWindowMidgame(own, opp, alpha, empties, empties, parity);
        }
        return depth <= MAX_SHALLOW_DEPTH
                ? shallowSearch(own, opp, alpha, alpha + 1, depth, empties, parity)
                : nullWindowMidgame(own, opp, alpha, depth, empties, parity);
    }

    /** Alpha-beta without transposition table, for the last plies before the evaluation; any window. */
    private int shallowSearch(long own, long opp, int alpha, int beta, int depth, int empties, long parity) {
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        // 1. Moves, ordered statically.
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            if (thread.board.moves(opp, own) == 0) {
                return thread.board.finalScore(own, opp, empties);
            }
            updateEvaluatorForPass(empties);
            int score = -shallowSearch(opp, own, -beta, -alpha, depth, empties, parity);
            updateEvaluatorForPass(empties);
            return score;
        }
        if (depth == 1) {
            return lastPly(own, opp, moves, beta, empties);
        }
        int row = MoveLists.row(empties);
        int end = row;
        for (long m = moves; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            lists.flips[row + square] = flips;
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            int moveScore = ReplyScore.of(thread.board, mover, other, thread.board.moves(mover, other), square, parity);
            lists.moves[end++] = moveScore << MoveLists.SQUARE_BITS | square;
        }
        // 2. Search them.
        int best = LastEmpties.NO_SCORE;
        for (int i = row; i < end; i++) {
            int square = lists.pickBest(i, end);
            long flips = lists.flips[row + square];
            thread.nodes++;
            updateEvaluator(empties, square, flips);
            int score = -shallowSearch(
                    opp ^ flips,
                    own ^ flips ^ 1L << square,
                    -beta,
                    -Math.max(alpha, best),
                    depth - 1,
                    empties - 1,
                    parity ^ Quadrants.OF_SQUARE[square & 63]);
            if (score > best) {
                best = score;
                if (score >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /** The last ply before the evaluation. Moves are ordered by square only, because better ordering does not pay here. */
    private int lastPly(long own, long opp, long moves, int beta, int empties) {
        int best = LastEmpties.NO_SCORE;
        for (long m = moves; m != 0; ) {
            int square = thread.board.nextBySquarePriority(m);
            long flips = Bitboard.flips(own, opp, square);
            thread.nodes++;
            updateEvaluator(empties, square, flips);
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

    /** Null-window search with all techniques: transposition table, multi-ProbCut, ETC, move ordering, ABDADA. */
    private int nullWindowMidgame(long own, long opp, int alpha, int depth, int empties, long parity) {
        // 1. Limits and stability cutoff.
        if (thread.isStopped()) {
            return 0;
        }
        int bound = thread.board.stabilityBound(own, opp, alpha, empties);
        if (bound <= alpha) {
            return bound;
        }
        // 2. Transposition table.
        long key = TranspositionTable.key(own, opp);
        long entry = table.probe(key);
        int cutoff = tableCutoff(entry, depth, alpha);
        if (cutoff != TranspositionTable.NO_CUTOFF) {
            return cutoff;
        }
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            if (thread.board.moves(opp, own) == 0) {
                return thread.board.finalScore(own, opp, empties);
            }
            updateEvaluatorForPass(empties);
            int score = -nullWindowMidgame(opp, own, ~alpha, depth, empties, parity);
            updateEvaluatorForPass(empties);
            return score;
        }
        long nodesBefore = thread.nodes;
        // 3. Multi-ProbCut.
        if (selectivity < Selectivity.EXACT_LEVEL
                && depth >= MIN_PROBCUT_DEPTH
                && probCutNesting < MAX_PROBCUT_NESTING) {
            int probCutBound = tryProbCut(own, opp, alpha, depth, empties, parity);
            if (probCutBound != LastEmpties.NO_SCORE || thread.stopFlag.isSet()) {
                return probCutBound;
            }
        }
        // 4. Enhanced transposition cutoff, then move ordering.
        int row = MoveLists.row(empties);
        int end = lists.generate(own, opp, moves, row);
        cutoff = enhancedTranspositionCutoff(own, opp, row, end, depth, alpha);
        if (cutoff > alpha) {
            return cutoff;
        }
        scoreMoves(own, opp, row, end, depth, empties, parity, entry);
        // 5. Search the moves; those that another thread is searching come last.
        int best = LastEmpties.NO_SCORE;
        int bestSquare = TranspositionTable.NO_MOVE;
        boolean shared = activePositions.isShared() && depth >= ActivePositions.MIN_DEPTH;
        for (int i = row; i < end; ) {
            int square = lists.pickBest(i, end);
            long flips = lists.flips[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            if (shared && i > row) {
                if (deferIfActive(i, mover, other)) {
                    continue;
                }
                cutoff = tableCutoff(table.probe(key), depth, alpha);
                if (cutoff != TranspositionTable.NO_CUTOFF) {
                    return cutoff;
                }
            }
            i++;
            thread.nodes++;
            if (depth < empties || empties > MAX_ENDGAME_EMPTIES + 1) {
                updateEvaluator(empties, square, flips);
            }
            activePositions.add(mover, other, shared);
            int score = -nullWindow(
                    mover, other, ~alpha, depth - 1, empties - 1, parity ^ Quadrants.OF_SQUARE[square & 63]);
            activePositions.remove(mover, other, shared);
            if (thread.stopFlag.isSet()) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestSquare = square;
                if (score > alpha) {
                    break;
                }
            }
        }
        // 6. Store the result.
        table.store(key, depth, selectivity, alpha, alpha + 1, best, bestSquare, thread.cost(nodesBefore));
        return best;
    }

    /** The bound of a sufficiently deep table entry that decides the null window at alpha, or {@code NO_CUTOFF}. */
    private int tableCutoff(long entry, int depth, int alpha) {
        return entry != 0 && TranspositionTable.isSufficient(entry, depth, selectivity)
                ? TranspositionTable.cutoff(entry, alpha)
                : TranspositionTable.NO_CUTOFF;
    }

    /** ABDADA: defers a move that another thread is searching, at most once; deferred moves sort last. */
    private boolean deferIfActive(int i, long mover, long other) {
        if (lists.moves[i] < 0 || !activePositions.contains(mover, other)) {
            return false;
        }
        lists.moves[i] |= DEFERRED;
        return true;
    }

    /**
     * Multi-ProbCut: returns a bound if a search of about half the depth predicts a score far enough outside the window,
     * otherwise {@link LastEmpties#NO_SCORE}. Only the side that the static evaluation suggests is tried.
     */
    private int tryProbCut(long own, long opp, int alpha, int depth, int empties, long parity) {
        int margin = probCut.margin(selectivity, depth, empties);
        int shallowDepth = ProbCut.shallowDepth(depth);
        int staticScore = evaluate(own, opp, empties);
        probCutNesting++;
        int bound = LastEmpties.NO_SCORE;
        if (staticScore > alpha + margin / 2) {
            int probBeta = alpha + margin;
            if (probBeta < 64 && nullWindow(own, opp, probBeta, shallowDepth, empties, parity) > probBeta) {
                bound = alpha + 1;
            }
        } else if (staticScore < alpha - margin / 2) {
            int probAlpha = alpha - margin;
            if (probAlpha > -64 && nullWindow(own, opp, probAlpha, shallowDepth, empties, parity) <= probAlpha) {
                bound = alpha;
            }
        }
        probCutNesting--;
        return bound;
    }

    /**
     * Enhanced transposition cutoff (Schaeffer &amp; Plaat 1996): before any move is searched, probes the table for a child
     * whose bound already exceeds alpha. Returns that score, or {@link LastEmpties#NO_SCORE}.
     */
    private int enhancedTranspositionCutoff(long own, long opp, int row, int end, int depth, int alpha) {
        for (int i = row; i < end; i++) {
            int square = lists.moves[i];
            long flips = lists.flips[row + square];
            long child = table.probe(TranspositionTable.key(opp ^ flips, own ^ flips ^ 1L << square));
            if (child != 0
                    && TranspositionTable.isSufficient(child, depth - 1, selectivity)
                    && -TranspositionTable.upperBound(child) > alpha) {
                return -TranspositionTable.upperBound(child);
            }
        }
        return LastEmpties.NO_SCORE;
    }

    /** Scores the listed moves for ordering: table moves first, the others by evaluation or a shallow search. */
    private void scoreMoves(long own, long opp, int row, int end, int depth, int empties, long parity, long entry) {
        int hashMove = entry == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.move(entry);
        int secondMove = entry == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.secondMove(entry);
        int shallowDepth = depth == empties ? Math.clamp((depth - 15) / 3, 0, 4) : Math.clamp(depth / 5 - 1, 0, 2);
        for (int i = row; i < end; i++) {
            int square = lists.moves[i];
            int moveScore;
            if (square == hashMove) {
                moveScore = MoveLists.HASH_MOVE_SCORE;
            } else if (square == secondMove) {
                moveScore = MoveLists.SECOND_HASH_MOVE_SCORE;
            } else {
                long flips = lists.flips[row + square];
                long mover = opp ^ flips;
                long other = own ^ flips ^ 1L << square;
                long replies = thread.board.moves(mover, other);
                moveScore = ReplyScore.of(thread.board, mover, other, replies, square, parity);
                updateEvaluator(empties, square, flips);
                if (depth == empties && empties <= MAX_ORDERING_TABLE_EMPTIES && thread.board.fillsGrid) {
                    moveScore = PatternWeights.UNITS_PER_DISC * moveScore - evaluator.orderingScore(empties - 1);
                } else if (shallowDepth == 0) {
                    moveScore -= evaluate(mover, other, empties - 1);
                } else {
                    long next = parity ^ Quadrants.OF_SQUARE[square & 63];
                    int score = shallowSearch(
                            mover, other, LastEmpties.NO_SCORE, -LastEmpties.NO_SCORE, shallowDepth, empties - 1, next);
                    moveScore -= depth == empties ? FULL_DEPTH_SCORE_WEIGHT * score : score;
                }
            }
            lists.moves[i] = moveScore << MoveLists.SQUARE_BITS | square;
        }
    }

    /**
     * Principal variation search (Marsland &amp; Campbell 1982; Reinefeld's NegaScout 1983): searches the first move with
     * the full window, tests the others with a null window, and searches again those that exceed alpha. Returns the score
     * if it is between alpha and beta, otherwise a bound, and sets {@link #bestMove}. A stopped search returns the best
     * score proved so far; if that is not above alpha, {@link #bestMove} is {@code NO_MOVE}.
     */
    int pvs(long own, long opp, int alpha, int beta, int depth, int empties, long parity) {
        // 1. The end of the game or of the search, and limits.
        if (empties == 0) {
            return thread.board.finalScore(own, opp, 0);
        }
        if (depth == 0) {
            return evaluate(own, opp, empties);
        }
        if (thread.isStopped()) {
            bestMove = TranspositionTable.NO_MOVE;
            return 0;
        }
        // 2. Moves, ordered. There is no cutoff before they are searched: the principal variation needs all its moves.
        long moves = thread.board.moves(own, opp);
        if (moves == 0) {
            if (thread.board.moves(opp, own) == 0) {
                bestMove = TranspositionTable.NO_MOVE;
                return thread.board.finalScore(own, opp, empties);
            }
            updateEvaluatorForPass(empties);
            int score = -pvs(opp, own, -beta, -alpha, depth, empties, parity);
            updateEvaluatorForPass(empties);
            bestMove = TranspositionTable.NO_MOVE;
            return score;
        }
        long key = TranspositionTable.key(own, opp);
        long nodesBefore = thread.nodes;
        int row = MoveLists.row(empties);
        int end = lists.generate(own, opp, moves, row);
        scoreMoves(own, opp, row, end, depth, empties, parity, table.probe(key));
        // 3. Search the first move with the full window, the others with a null window first.
        int best = LastEmpties.NO_SCORE;
        int bestSquare = TranspositionTable.NO_MOVE;
        int proved = LastEmpties.NO_SCORE;
        int provedMove = TranspositionTable.NO_MOVE;
        boolean shared = activePositions.isShared() && depth >= ActivePositions.MIN_DEPTH;
        for (int i = row; i < end; ) {
            int square = lists.pickBest(i, end);
            long flips = lists.flips[row + square];
            long mover = opp ^ flips;
            long other = own ^ flips ^ 1L << square;
            long next = parity ^ Quadrants.OF_SQUARE[square & 63];
            if (shared && i > row && deferIfActive(i, mover, other)) {
                continue;
            }
            int currentAlpha = Math.max(alpha, best);
            int score = LastEmpties.NO_SCORE;
            boolean first = i++ == row;
            thread.nodes++;
            updateEvaluator(empties, square, flips);
            if (!first) {
                activePositions.add(mover, other, shared);
                score = -nullWindow(mover, other, ~currentAlpha, depth - 1, empties - 1, next);
                activePositions.remove(mover, other, shared);
                if (score > currentAlpha && !thread.stopFlag.isSet()) {
                    proved = score;
                    provedMove = square;
                }
            }
            if (first || score > currentAlpha && score < beta && !thread.stopFlag.isSet()) {
                score = -pvs(mover, other, -beta, -currentAlpha, depth - 1, empties - 1, next);
            }
            if (thread.stopFlag.isSet()) {
                bestMove = proved > alpha ? provedMove : TranspositionTable.NO_MOVE;
                return proved;
            }
            if (score > best) {
                best = score;
                bestSquare = square;
                if (score >= beta) {
                    break;
                }
            }
            proved = best;
            provedMove = bestSquare;
        }
        // 4. Store the result.
        table.store(key, depth, selectivity, alpha, beta, best, bestSquare, thread.cost(nodesBefore));
        bestMove = bestSquare;
        return best;
    }
}
