package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A contestant's totals over several games: results, faults by verdict, and maximum move times. */
public final class Tally {
    private int wins;
    private int draws;
    private int losses;
    private final Map<Verdict, Integer> faults = new EnumMap<>(Verdict.class);
    private TimeUsage maxTime = TimeUsage.ZERO;

    /** Adds a game that the contestant played with this colour. */
    public void add(GameRecord game, Colour side) {
        GameFault fault = game.fault();
        add(
                game.outcome().halfPoints(side),
                fault != null && fault.side() == side ? fault.verdict() : null,
                game.maxTime(side));
    }

    /** Adds a game by the contestant's half points, its fault if any, and the maximum time of its moves. */
    public void add(int halfPoints, @Nullable Verdict fault, TimeUsage max) {
        switch (halfPoints) {
            case 2 -> wins++;
            case 1 -> draws++;
            default -> losses++;
        }
        maxTime = maxTime.max(max);
        if (fault != null) {
            faults.merge(fault, 1, Integer::sum);
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

    /** Number of games that a fault of this contestant decided. */
    public int faultCount() {
        return faults.values().stream().mapToInt(Integer::intValue).sum();
    }

    public TimeUsage maxTime() {
        return maxTime;
    }
}
