package dev.outflank.arena.tournament;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.rules.Colour;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a game is worth to a side. */
public enum ScoringSystem {
    /** APS105 Lab 8: 2 for a win, 0 for a loss; in a tie the faster gets more, 1 less its share of the time used. */
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
    /** CS303: each round is worth 5 for a win, −5 for a loss, nothing for a draw. */
    CS303 {
        @Override
        public double points(GameRecord game, Colour side) {
            return 5 * (game.outcome().halfPoints(side) - 1);
        }
    };

    public abstract double points(GameRecord game, Colour side);

    /** What each of these entrants has from meetings. */
    public Map<String, Double> totals(List<String> names, List<PlayedPair> pairs) {
        Map<String, Double> sums = new HashMap<>();
        names.forEach(name -> sums.put(name, 0.0));
        for (PlayedPair played : pairs) {
            for (GameRecord game : played.pair().games()) {
                for (Colour side : Colour.values()) {
                    sums.merge(game.name(side), points(game, side), Double::sum);
                }
            }
        }
        return sums;
    }

    /** The share in processor time; where none was measured, in wall time; where nobody used any, half. */
    private static double timeShare(TimeUsage own, TimeUsage other) {
        double ownCpu = own.cpu().toNanos();
        double allCpu = ownCpu + other.cpu().toNanos();
        double ownWall = own.wall().toNanos();
        double allWall = ownWall + other.wall().toNanos();
        return allCpu > 0 ? ownCpu / allCpu : allWall > 0 ? ownWall / allWall : 0.5;
    }
}
