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
 * @param thrifty whether to give back time that would hardly finish another depth: right for a clock that lasts a
 *     whole game, wrong for one that starts afresh with every move
 * @param goal what it is asked
 * @param scoring what empty squares at the end of a game are worth
 */
public record Limits(
        int depth, Selectivity selectivity, long nodes, Clock clock, boolean thrifty, Goal goal, Scoring scoring) {
    public static final int MAX_DEPTH = 60;
    public static final int MAX_LEVEL = 60;

    /** No limits: the exact score of the position. */
    public static final Limits NONE = new Limits(
            MAX_DEPTH,
            Selectivity.FULL,
            Long.MAX_VALUE,
            Clock.UNLIMITED,
            false,
            Goal.SCORE,
            Scoring.EMPTIES_TO_WINNER);

    public Limits {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("a search is 1 to " + MAX_DEPTH + " moves deep, not " + depth);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("a search needs at least one node, not " + nodes);
        }
    }

    public static Limits depth(int depth, Selectivity selectivity) {
        return new Limits(
                depth, selectivity, NONE.nodes, NONE.clock, false, NONE.goal, NONE.scoring);
    }

    /**
     * What a level means with so many squares empty. Up to level 10 nothing is left out without proof, and the last
     * 2·level squares are played exactly. Above, the search is {@code level} moves deep at 73 %; the end is exact
     * from 20 empty squares on at level 12, from one more with every two levels and from level + 3 at least; at 98 %
     * from 3 more, at 87 % from 6 more.
     */
    static Limits level(int level, int empties) {
        if (level < 1 || level > MAX_LEVEL) {
            throw new IllegalArgumentException("a level is 1 to " + MAX_LEVEL + ", not " + level);
        }
        if (level <= 10) {
            return depth(empties <= 2 * level ? MAX_DEPTH : level, Selectivity.FULL);
        }
        int exact = Math.max(level + 3, Math.max(20, 14 + level / 2));
        if (empties <= exact) {
            return NONE;
        }
        if (empties <= exact + 3) {
            return depth(MAX_DEPTH, Selectivity.PERCENT_98);
        }
        if (empties <= exact + 6) {
            return depth(MAX_DEPTH, Selectivity.PERCENT_87);
        }
        return depth(level, Selectivity.PERCENT_73);
    }

    /** The same with this clock for the move. */
    public Limits within(Clock limit) {
        return new Limits(depth, selectivity, nodes, limit, thrifty, goal, scoring);
    }

    /** The same with this clock, which is a share of a whole game's time. */
    public Limits withinShare(Clock limit) {
        return new Limits(depth, selectivity, nodes, limit, true, goal, scoring);
    }

    public Limits withNodes(long limit) {
        return new Limits(depth, selectivity, limit, clock, thrifty, goal, scoring);
    }

    public Limits withGoal(Goal other) {
        return new Limits(depth, selectivity, nodes, clock, thrifty, other, scoring);
    }

    public Limits withScoring(Scoring other) {
        return new Limits(depth, selectivity, nodes, clock, thrifty, goal, other);
    }

    Limits withDepth(int other) {
        return new Limits(other, selectivity, nodes, clock, thrifty, goal, scoring);
    }
}
