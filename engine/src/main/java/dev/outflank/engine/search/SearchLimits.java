package dev.outflank.engine.search;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Scoring;

/**
 * How far a search may go. It ends with the first limit it meets; depth and selectivity are what it is after, nodes and
 * time are what it may spend.
 *
 * @param depth moves deep, 1 to 60; the number of empty squares or more means to the end of the game
 * @param selectivity how sure it wants to be of the last result
 * @param nodes positions it may visit; with one thread this gives the same result every time
 * @param clock the time it may take
 * @param savesTime whether to give back time that would hardly finish another depth: right for a clock that lasts a
 *     whole game, wrong for one that starts afresh with every move
 * @param goal what it is asked
 * @param scoring what empty squares at the end of a game are worth
 */
public record SearchLimits(
        int depth,
        Selectivity selectivity,
        long nodes,
        Clock clock,
        boolean savesTime,
        SearchGoal goal,
        Scoring scoring) {
    public static final int MAX_DEPTH = 60;
    public static final int MAX_LEVEL = 60;

    /** No limits: the exact score of the position. */
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
            throw new IllegalArgumentException("a search is 1 to " + MAX_DEPTH + " moves deep, not " + depth);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("a search needs at least one node, not " + nodes);
        }
    }

    public static SearchLimits depth(int depth, Selectivity selectivity) {
        return new SearchLimits(depth, selectivity, NONE.nodes, NONE.clock, false, NONE.goal, NONE.scoring);
    }

    /**
     * What a level means with so many squares empty. Up to level 10 nothing is left out without proof, and the last
     * 2·level squares are played exactly. Above, the search is {@code level} moves deep, at 73 % and from level 14 on at
     * 87 %; the end comes at 87 % first, then at 98 %, then exactly.
     */
    static SearchLimits ofLevel(int level, int empties) {
        if (level < 1 || level > MAX_LEVEL) {
            throw new IllegalArgumentException("a level is 1 to " + MAX_LEVEL + ", not " + level);
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
     * From how many empty squares on a stage of the end begins: so many more than level 12, one more with every level up
     * to {@code most}, which takes seconds, and no more until the middle's depth is but five moves less.
     */
    private static int maxStageEmpties(int level, int offset, int plateau) {
        return Math.max(Math.clamp(level + offset, 12 + offset, plateau), level + offset - 5);
    }

    /** The same with this clock for the move. */
    public SearchLimits withClock(Clock limit) {
        return new SearchLimits(depth, selectivity, nodes, limit, savesTime, goal, scoring);
    }

    /** The same with this clock, which is a share of a whole game's time. */
    public SearchLimits withGameClock(Clock limit) {
        return new SearchLimits(depth, selectivity, nodes, limit, true, goal, scoring);
    }

    public SearchLimits withNodes(long limit) {
        return new SearchLimits(depth, selectivity, limit, clock, savesTime, goal, scoring);
    }

    public SearchLimits withGoal(SearchGoal other) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, other, scoring);
    }

    public SearchLimits withScoring(Scoring other) {
        return new SearchLimits(depth, selectivity, nodes, clock, savesTime, goal, other);
    }

    SearchLimits withDepth(int other) {
        return new SearchLimits(other, selectivity, nodes, clock, savesTime, goal, scoring);
    }
}
