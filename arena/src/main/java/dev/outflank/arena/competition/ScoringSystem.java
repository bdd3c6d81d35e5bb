package dev.outflank.arena.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.rules.Colour;
import java.util.stream.IntStream;

/** Points for a game in the standings. */
public enum ScoringSystem {
    /** APS105 Lab 8: 2 for a win, 0 for a loss; for a tie, 1 minus the side's share of the total time used. */
    LAB8 {
        @Override
        double points(int halfPoints, TimeUsage own, TimeUsage other) {
            return halfPoints == 1 ? 1 - timeShare(own, other) : halfPoints;
        }
    },
    /** CS303: 5 for a win, −5 for a loss, 0 for a draw. */
    CS303 {
        @Override
        double points(int halfPoints, TimeUsage own, TimeUsage other) {
            return 5 * (halfPoints - 1);
        }
    };

    /** Points for a game with these half points and the total times of both sides. */
    abstract double points(int halfPoints, TimeUsage own, TimeUsage other);

    /** Total points of each entry from these pairs. */
    double[] totals(ResultLog log, int entries, IntStream pairs) {
        double[] totals = new double[entries];
        pairs.forEach(pair -> {
            for (int game = 2 * pair; game < 2 * pair + 2; game++) {
                for (Colour side : Colour.values()) {
                    totals[log.entry(game, side)] += points(
                            log.outcome(game).halfPoints(side),
                            log.totalTime(game, side),
                            log.totalTime(game, side.other()));
                }
            }
        });
        return totals;
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
