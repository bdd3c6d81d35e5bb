package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchResult;
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
    static final int MAX_LEVEL = 4;

    private static final double CORNER_BONUS = 8;
    private static final double EDGE_BONUS = 2;

    private final int depth;

    /** Of what a move leads to, how much is seen; the rest of the judgement is taste. */
    private final double searchWeight;

    /** How many discs a judgement is off. */
    private final double noise;

    Learner(int level) {
        depth = Math.max(1, level - 1);
        searchWeight = level / (MAX_LEVEL + 1.0);
        noise = 8.0 / level - 1;
    }

    /** How far ahead it looks. */
    int depth() {
        return depth;
    }

    /** Chooses by what a search of its depth found out about every move. */
    Move choose(Position position, List<SearchResult> moves, RandomGenerator random) {
        Move choice = Move.PASS;
        double highest = Double.NEGATIVE_INFINITY;
        for (SearchResult result : moves) {
            double score = searchWeight * result.score()
                    + (1 - searchWeight) * beginnerPreference(position, result.bestMove())
                    + noise * random.nextGaussian();
            if (score > highest) {
                highest = score;
                choice = result.bestMove();
            }
        }
        return choice;
    }

    private static double beginnerPreference(Position position, Move move) {
        int last = position.size() - 1;
        boolean onRowEdge = move.row() == 0 || move.row() == last;
        boolean onColumnEdge = move.column() == 0 || move.column() == last;
        double place = onRowEdge && onColumnEdge ? CORNER_BONUS : onRowEdge || onColumnEdge ? EDGE_BONUS : 0;
        return position.flips(move) + place;
    }
}
