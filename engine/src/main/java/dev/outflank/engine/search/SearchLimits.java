package dev.outflank.engine.search;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Scoring;

/**
 * The limits of a search, which ends at the first limit it reaches. Depth and selectivity are the target, nodes and time
 * the budget.
 *
 * @param depth the depth in plies, 1 to 60; a depth of at least the number of empty squares reaches the end of the game
 * @param selectivity the confidence of the last iteration
 * @param nodes the node limit; with one thread it makes results reproducible
 * @param clock the time limit
 * @param savesTime whether to stop early when the remaining time would hardly complete another iteration: useful when
 *     unused time is kept for later moves, useless when every move has its own time limit
 * @param goal what the search computes
 * @param scoring how finished games are scored
 */
public record SearchLimits(
        int depth,
        Selectivity selectivity,
        long nodes,
        Clock clock,
        boolean savesTime,
        SearchGoal goal,
        Scoring scoring) {
    /** Maximum depth. */
    public static final int MAX_DEPTH = 60;

    /** Maximum level of {@link Searcher#limitsForLevel}. */
    public static final int MAX_LEVEL = 60;

    /** No limits: computes the exact score. */
    public static final SearchLimits NONE = new SearchLimits(
            MAX_DEPTH,
            Selectivity.PERCENT_100,
            Long.MAX_VALUE,
            Clock.UNLIMITED,
            false,
            SearchGoal.SCORE,
            Scoring.EMPTIES_TO_WINNER);

    public SearchLimits {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("expected a depth from 1 to " + MAX_DEPTH + ", not " + depth);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("expected a limit of at least one node, not " + nodes);
        }
    }

    /** A limit on the depth only. */
    public static SearchLimits depth(int depth, Selectivity selectivity) {
        return new SearchLimits(depth, selectivity, NONE.nodes, NONE.clock, false, NONE.goal, NONE.scoring);
    }

    /**
     * The limits of a level in a position with {@code empties} empty squares. Up to level 10 nothing is pruned
     * selectively, and the last 2·level squares are solved exactly. Above level 10, the depth is {@code level}, at 73 %
     * confidence up to level 13 and 87 % above; with fewer empty squares the game is solved at 87 %, then at 98 %, then
     * exactly.
     */
    static SearchLimits ofLevel(int level, int empties) {
        if (level < 1 || level > MAX_LEVEL) {
            throw new IllegalArgumentException("expected a level from 1 to " + MAX_LEVEL + ", not " + level);
        }
        if (level <= 10) {
            return depth(empties <= 2 * level ? MAX_DEPTH : level, Selectivity.PERCENT_100);
        }
        if (empties <= maxStageEmpties(level, 8, 24)) {
            return NONE;
        }
        if (empties <= maxStageEmpties(level, 11, 26)) {
            return depth(MAX_DEPTH, Selectivity.PERCENT_98);
        }
        if (empties <= maxStageEmpties(level, 14, 28)) {
            return depth(MAX_DEPTH, Selectivity.PERCENT_87);
        }
        return depth(level, level < 14 ? Selectivity.PERCENT_73 : Selectivity.PERCENT_87);
    }

    /**
     * The limits of a level for a move of a game: it is enough to win, and no move may cost far more than the others. A
     * search that reaches the node limit returns the result of its last completed iteration.
     */
    static SearchLimits ofLevelForMove(int level, int empties) {
        return ofLevel(level, empties).withGoal(SearchGoal.WIN).withNodes(LevelNodes.maxPerMove(level));
    }

    /**
     * The maximum number of empty squares at which an endgame stage begins. It grows by one per level from
     * {@code 12 + offset} at level 12 to {@code plateau}, where a search takes seconds, and stays there until the midgame
     * depth has caught up with it.
     */
    private static int maxStageEmpties(int level, int offset, int plateau) {
        return Math.max(Math.clamp(level + offset, 12 + offset, plateau), level + offset - 5);
    }

    /** These limits with a clock for this move. */
    public SearchLimits withClock(Clock clock) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, scoring);
    }

    /**
     * These limits with a clock that is a share of the time for the whole game. Unused time is saved, so none is spent on the
     * score of a position that is won.
     */
    public SearchLimits withGameClock(Clock clock) {
        return new SearchLimits(depth, selectivity, nodes, clock, true, SearchGoal.WIN, scoring);
    }

    /** These limits, which also end as soon as the calling thread is interrupted. */
    public SearchLimits endingOnInterrupt() {
        return withClock(new InterruptibleClock(clock, Thread.currentThread()));
    }

    /** Whether only the depth ends a search: it has all the time and nodes that it needs. */
    boolean isUnlimited() {
        return nodes == Long.MAX_VALUE
                && Clock.UNLIMITED.equals(
                        clock instanceof InterruptibleClock interruptible ? interruptible.plain : clock);
    }

    private record InterruptibleClock(Clock plain, Thread thread) implements Clock {
        @Override
        public long nanosLeft() {
            return thread.isInterrupted() ? 0 : plain.nanosLeft();
        }
    }

    /** These limits with a node limit. */
    public SearchLimits withNodes(long nodes) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, scoring);
    }

    /** These limits with another goal. */
    public SearchLimits withGoal(SearchGoal goal) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, scoring);
    }

    /** These limits with another scoring. */
    public SearchLimits withScoring(Scoring scoring) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, scoring);
    }

    SearchLimits withDepth(int depth) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, scoring);
    }
}
