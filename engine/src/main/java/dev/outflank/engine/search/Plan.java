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
     * @param goal the score, or only who wins
     */
    record Step(int depth, Selectivity selectivity, boolean full, Goal goal) {
        boolean isExact() {
            return full && selectivity == Selectivity.FULL;
        }
    }

    /** Limited depths before the full one, if only the full one counts in the end. */
    private static final int GUESSES = 17;

    /** So close to the end of the game a limited depth is no longer worth its time: the full one costs hardly more. */
    private static final int GAP = 8;

    /** The same where the full one only asks who wins, which costs less. */
    private static final int GAP_TO_WHO_WINS = 12;

    /** With more empty squares a search for a win does not ask for the score. */
    private static final int SCORED = 20;

    /** With fewer empty squares the exact search needs no selective ones before it. */
    private static final int SELECTIVE_FROM = 16;

    private Plan() {}

    static List<Step> of(Limits limits, int empties) {
        List<Step> steps = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        boolean whoWins = full && empties > SCORED && limits.goal() == Goal.WIN;
        int limited = full ? empties - (whoWins ? GAP_TO_WHO_WINS : GAP) : limits.depth();
        if (full && limits.nodes() == Long.MAX_VALUE && Clock.UNLIMITED.equals(limits.clock())) {
            limited = Math.min(limited, GUESSES);
        }
        Goal before = limits.goal() == Goal.WIN ? Goal.SCORE : limits.goal();
        for (int depth = 1; depth <= limited; depth++) {
            steps.add(new Step(depth, Selectivity.PERCENT_73, false, before));
        }
        Goal goal = whoWins ? Goal.WIN_DRAW_LOSS : before;
        int depth = full ? empties : limits.depth();
        if (full && empties >= SELECTIVE_FROM) {
            steps.add(new Step(depth, Selectivity.PERCENT_73, true, goal));
            if (limits.selectivity().compareTo(Selectivity.PERCENT_95) > 0) {
                steps.add(new Step(depth, Selectivity.PERCENT_95, true, goal));
            }
        }
        Step last = new Step(depth, limits.selectivity(), full, goal);
        if (steps.isEmpty() || !steps.getLast().equals(last)) {
            steps.add(last);
        }
        return steps;
    }
}
