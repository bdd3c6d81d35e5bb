package dev.outflank.arena.tournament;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameRecord;
import java.util.List;

/** A scheduled pair with its two games; its entry A has Black in the first game. */
public record PlayedPair(ScheduledPair scheduled, GamePair pair) {
    private static final double MAX_HALF_POINTS = 4;

    public List<GameRecord> games() {
        return pair.games();
    }

    /** Mean points per game of one of the two entries: 0, ¼, ½, ¾ or 1. */
    public double score(String name) {
        double a = pair.halfPoints() / MAX_HALF_POINTS;
        return name.equals(scheduled.a()) ? a : 1 - a;
    }
}
