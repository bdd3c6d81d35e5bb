package dev.outflank.arena.tournament;

import dev.outflank.arena.competition.Stage;

/**
 * Two entries that are to play a pair of games.
 *
 * @param number number of the pair in the tournament, starting at 0
 * @param round number of the round, starting at 0; determines the opening
 */
public record ScheduledPair(int number, Stage stage, int round, String a, String b) {
    public boolean includes(String name) {
        return a.equals(name) || b.equals(name);
    }

    /** Number of the first of its two games, starting at 1. */
    public int firstGameNumber() {
        return 2 * number + 1;
    }
}
