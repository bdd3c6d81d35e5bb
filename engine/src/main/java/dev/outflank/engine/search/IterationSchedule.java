package dev.outflank.engine.search;

import dev.outflank.rules.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * The searches that lead to what is asked, each of which makes the next cheaper: limited depths one by one, then, where
 * the end of the game is in reach, the full depth at rising selectivities.
 */
final class IterationSchedule {
    /**
     * One search.
     *
     * @param reachesEnd whether it reaches the end of the game
     * @param goal the score, or only who wins
     */
    record Iteration(int depth, Selectivity selectivity, boolean reachesEnd, SearchGoal goal) {
        boolean isExact() {
            return reachesEnd && selectivity == Selectivity.PERCENT_100;
        }
    }

    /** Limited depths before the full one, if only the full one counts in the end. */
    private static final int MAX_DEPTH_BEFORE_SOLVE = 17;

    /** So close to the end of the game a limited depth is no longer worth its time: the full one costs hardly more. */
    private static final int LIMITED_DEPTH_GAP = 8;

    /** The same where the full one only asks who wins, which costs less. */
    private static final int WLD_DEPTH_GAP = 12;

    /** With more empty squares a search for a win does not ask for the score. */
    private static final int MAX_SCORE_GOAL_EMPTIES = 20;

    /** With fewer empty squares the exact search needs no selective ones before it. */
    private static final int MIN_SELECTIVE_EMPTIES = 16;

    private IterationSchedule() {}

    static List<Iteration> of(SearchLimits limits, int empties) {
        List<Iteration> iterations = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        boolean wldOnly = full && empties > MAX_SCORE_GOAL_EMPTIES && limits.goal() == SearchGoal.WIN;
        int maxLimitedDepth = full ? empties - (wldOnly ? WLD_DEPTH_GAP : LIMITED_DEPTH_GAP) : limits.depth();
        if (full && limits.nodes() == Long.MAX_VALUE && Clock.UNLIMITED.equals(limits.clock())) {
            maxLimitedDepth = Math.min(maxLimitedDepth, MAX_DEPTH_BEFORE_SOLVE);
        }
        SearchGoal before = limits.goal() == SearchGoal.WIN ? SearchGoal.SCORE : limits.goal();
        for (int depth = 1; depth <= maxLimitedDepth; depth++) {
            iterations.add(new Iteration(depth, Selectivity.PERCENT_73, false, before));
        }
        SearchGoal goal = wldOnly ? SearchGoal.WIN_DRAW_LOSS : before;
        int depth = full ? empties : limits.depth();
        if (full && empties >= MIN_SELECTIVE_EMPTIES) {
            iterations.add(new Iteration(depth, Selectivity.PERCENT_73, true, goal));
            if (limits.selectivity().compareTo(Selectivity.PERCENT_95) > 0) {
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
