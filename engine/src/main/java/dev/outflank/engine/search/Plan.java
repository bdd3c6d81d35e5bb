package dev.outflank.engine.search;

import dev.outflank.rules.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * The searches that lead to what is asked, each of which makes the next cheaper: limited depths one by one, then, where
 * the end of the game is in reach, the full depth at rising selectivities.
 */
final class Plan {
    /**
     * One search.
     *
     * @param full whether it reaches the end of the game
     */
    record Step(int depth, Selectivity selectivity, boolean full) {
        boolean isExact() {
            return full && selectivity == Selectivity.FULL;
        }
    }

    /** Limited depths before the full one, if only the full one counts in the end. */
    private static final int GUESSES = 17;

    /** So close to the end of the game a limited depth is no longer worth its time: the full one costs hardly more. */
    private static final int GAP = 8;

    /** With fewer empty squares the exact search needs no selective ones before it. */
    private static final int SELECTIVE_FROM = 16;

    private Plan() {}

    static List<Step> of(Limits limits, int empties) {
        List<Step> steps = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        int limited = full ? empties - GAP : limits.depth();
        if (full && limits.nodes() == Long.MAX_VALUE && Clock.UNLIMITED.equals(limits.clock())) {
            limited = Math.min(limited, GUESSES);
        }
        for (int depth = 1; depth <= limited; depth++) {
            steps.add(new Step(depth, Selectivity.PERCENT_73, false));
        }
        int depth = full ? empties : limits.depth();
        if (full && empties >= SELECTIVE_FROM) {
            steps.add(new Step(depth, Selectivity.PERCENT_73, true));
            if (limits.selectivity().compareTo(Selectivity.PERCENT_95) > 0) {
                steps.add(new Step(depth, Selectivity.PERCENT_95, true));
            }
        }
        Step last = new Step(depth, limits.selectivity(), full);
        if (steps.isEmpty() || !steps.getLast().equals(last)) {
            steps.add(last);
        }
        return steps;
    }
}
