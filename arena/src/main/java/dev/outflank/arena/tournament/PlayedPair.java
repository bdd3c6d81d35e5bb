package dev.outflank.arena.tournament;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameRecord;
import java.util.List;

/** A scheduled pair with its two games; its entry A has Black in the first game. */
public record PlayedPair(ScheduledPair scheduled, GamePair pair) {
    public List<GameRecord> games() {
        return pair.games();
    }
}
