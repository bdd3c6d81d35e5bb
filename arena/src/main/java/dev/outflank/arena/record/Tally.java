package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** A contestant's totals over several games: results, faults by verdict, and maximum move times. */
public final class Tally {
    private int wins;
    private int draws;
    private int losses;
    private final Map<Verdict, Integer> faults = new EnumMap<>(Verdict.class);
    private TimeUsage maxTime = TimeUsage.ZERO;

    /** Adds a game that the contestant played with this colour. */
    public void add(GameRecord game, Colour side) {
        switch (game.outcome().halfPoints(side)) {
            case 2 -> wins++;
            case 1 -> draws++;
            default -> losses++;
        }
        maxTime = maxTime.max(game.maxTime(side));
        GameFault fault = game.fault();
        if (fault != null && fault.side() == side) {
            faults.merge(fault.verdict(), 1, Integer::sum);
        }
    }

    public int wins() {
        return wins;
    }

    public int draws() {
        return draws;
    }

    public int losses() {
        return losses;
    }

    public int games() {
        return wins + draws + losses;
    }

    public Map<Verdict, Integer> faults() {
        return Collections.unmodifiableMap(faults);
    }

    public TimeUsage maxTime() {
        return maxTime;
    }
}
