package dev.outflank.engine.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The iterations of an iterative-deepening search: limited depths one by one, then, if the limits reach the end of the
 * game, the full depth with rising confidence. Each iteration improves the move ordering of the next.
 */
final class IterationSchedule {
    /**
     * One iteration.
     *
     * @param depth the depth
     * @param selectivity the confidence of ProbCut
     * @param reachesEnd whether it reaches the end of the game
     * @param goal the score, or only win, draw or loss
     */
    record Iteration(int depth, Selectivity selectivity, boolean reachesEnd, SearchGoal goal) {
        boolean isExact() {
            return reachesEnd && selectivity == Selectivity.PERCENT_100;
        }
    }

    /** Maximum limited depth before a full-depth search without time or node limit. */
    private static final int MAX_DEPTH_BEFORE_SOLVE = 17;

    /** Limited depths within this distance of the full depth are skipped, because the full depth costs little more. */
    private static final int LIMITED_DEPTH_GAP = 8;

    /** As {@link #LIMITED_DEPTH_GAP} for full-depth win/draw/loss searches, which are cheaper. */
    private static final int WLD_DEPTH_GAP = 12;

    /** With more empty squares, a search with goal {@link SearchGoal#WIN} does not compute the exact score. */
    private static final int MAX_SCORE_GOAL_EMPTIES = 20;

    /** With fewer empty squares, the exact search runs without selective ones before it. */
    private static final int MIN_SELECTIVE_EMPTIES = 16;

    /**
     * With at most this many empty squares and no time or node limit, only one selective search precedes the exact one: a
     * second one costs more than it saves.
     */
    private static final int MAX_ONE_SELECTIVE_EMPTIES = 22;

    private IterationSchedule() {}

    static List<Iteration> of(SearchLimits limits, int empties) {
        List<Iteration> iterations = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        boolean wldOnly = full && empties > MAX_SCORE_GOAL_EMPTIES && limits.goal() == SearchGoal.WIN;
        int maxLimitedDepth = full ? empties - (wldOnly ? WLD_DEPTH_GAP : LIMITED_DEPTH_GAP) : limits.depth();
        if (full && limits.isUnlimited()) {
            maxLimitedDepth = Math.min(maxLimitedDepth, MAX_DEPTH_BEFORE_SOLVE);
        }
        SearchGoal before = limits.goal() == SearchGoal.WIN ? SearchGoal.SCORE : limits.goal();
        Selectivity limited = full ? Selectivity.PERCENT_56 : Selectivity.PERCENT_73;
        for (int depth = 1; depth <= maxLimitedDepth; depth++) {
            iterations.add(new Iteration(depth, limited, false, before));
        }
        SearchGoal goal = wldOnly ? SearchGoal.WIN_DRAW_LOSS : before;
        int depth = full ? empties : limits.depth();
        if (full && empties >= MIN_SELECTIVE_EMPTIES) {
            iterations.add(new Iteration(depth, Selectivity.PERCENT_73, true, goal));
            boolean one = limits.isUnlimited() && empties <= MAX_ONE_SELECTIVE_EMPTIES;
            if (!one && limits.selectivity().compareTo(Selectivity.PERCENT_95) > 0) {
                iterations.add(new Iteration(depth, Selectivity.PERCENT_95, true, goal));
            }
        }
        Iteration last = new Iteration(depth, limits.selectivity(), full, goal);
        if (iterations.isEmpty() || !iterations.getLast().equals(last)) {
            iterations.add(last);
        }
        return iterations;
    }
}
