package dev.outflank.arena.tournament;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.rules.Colour;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Points for a game in the standings. */
public enum ScoringSystem {
    /** APS105 Lab 8: 2 for a win, 0 for a loss; for a tie, 1 minus the side's share of the total time used. */
    LAB8 {
        @Override
        public double points(GameRecord game, Colour side) {
            return switch (game.outcome().halfPoints(side)) {
                case 2 -> 2;
                case 1 -> 1 - timeShare(game.totalTime(side), game.totalTime(side.other()));
                default -> 0;
            };
        }
    },
    /** CS303: 5 for a win, −5 for a loss, 0 for a draw. */
    CS303 {
        @Override
        public double points(GameRecord game, Colour side) {
            return 5 * (game.outcome().halfPoints(side) - 1);
        }
    };

    public abstract double points(GameRecord game, Colour side);

    /** Total points of each entry from these pairs. */
    public Map<String, Double> totals(List<String> names, List<PlayedPair> pairs) {
        Map<String, Double> sums = new HashMap<>();
        names.forEach(name -> sums.put(name, 0.0));
        for (PlayedPair pair : pairs) {
            for (GameRecord game : pair.games()) {
                for (Colour side : Colour.values()) {
                    sums.merge(game.name(side), points(game, side), Double::sum);
                }
            }
        }
        return sums;
    }

    /** Share of the processor time; of the wall time, if no processor time was measured; one half if neither was. */
    private static double timeShare(TimeUsage own, TimeUsage other) {
        double ownCpu = own.cpu().toNanos();
        double allCpu = ownCpu + other.cpu().toNanos();
        double ownWall = own.wall().toNanos();
        double allWall = ownWall + other.wall().toNanos();
        return allCpu > 0 ? ownCpu / allCpu : allWall > 0 ? ownWall / allWall : 0.5;
    }
}
