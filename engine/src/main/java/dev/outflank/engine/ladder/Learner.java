package dev.outflank.engine.ladder;

import dev.outflank.engine.search.Result;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The engine's lowest levels err as people do who are learning the game. They see a few moves ahead or none, and not
 * clearly; what they like about a move, many discs turned and a place on the edge, counts more than where it leads.
 * Nobody overlooks a corner for long.
 */
final class Learner {
    static final int HIGHEST_LEVEL = 4;

    private static final double CORNER = 8;
    private static final double EDGE = 2;

    private final int depth;

    /** Of what a move leads to, how much is seen; the rest of the judgement is taste. */
    private final double insight;

    /** How many discs a judgement is off. */
    private final double blur;

    Learner(int level) {
        depth = Math.max(1, level - 1);
        insight = level / (HIGHEST_LEVEL + 1.0);
        blur = 8.0 / level - 1;
    }

    /** How far ahead it looks. */
    int depth() {
        return depth;
    }

    /** Chooses by what a search of its depth found out about every move. */
    Move choose(Position position, List<Result> moves, RandomGenerator random) {
        Move choice = Move.PASS;
        double most = Double.NEGATIVE_INFINITY;
        for (Result result : moves) {
            double liking = insight * result.score()
                    + (1 - insight) * taste(position, result.best())
                    + blur * random.nextGaussian();
            if (liking > most) {
                most = liking;
                choice = result.best();
            }
        }
        return choice;
    }

    private static double taste(Position position, Move move) {
        int last = position.size() - 1;
        boolean onRowEdge = move.row() == 0 || move.row() == last;
        boolean onColumnEdge = move.column() == 0 || move.column() == last;
        double place = onRowEdge && onColumnEdge ? CORNER : onRowEdge || onColumnEdge ? EDGE : 0;
        return position.flips(move) + place;
    }
}
