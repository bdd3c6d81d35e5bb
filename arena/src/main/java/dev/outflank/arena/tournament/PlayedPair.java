package dev.outflank.arena.tournament;

import dev.outflank.arena.match.GamePair;

/** A meeting with its two games; A of the meeting is A of the pair, who has Black in the first game. */
public record PlayedPair(ScheduledPair scheduled, GamePair pair) {
    private static final double MAX_HALF_POINTS = 4;

    /** The points a game of one of the two: 0, ¼, ½, ¾ or 1. */
    public double score(String name) {
        double a = pair.halfPoints() / MAX_HALF_POINTS;
        return name.equals(scheduled.a()) ? a : 1 - a;
    }
}
