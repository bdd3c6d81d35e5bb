package dev.outflank.arena.tournament;

/**
 * Two entrants who are to play a pair of games.
 *
 * @param number its place in the tournament, from 0
 * @param round which opening is played, from 0
 */
public record ScheduledPair(int number, Stage stage, int round, String a, String b) {
    public boolean includes(String name) {
        return a.equals(name) || b.equals(name);
    }

    /** The number of the first of its two games, from 1. */
    public int firstGameNumber() {
        return 2 * number + 1;
    }
}
