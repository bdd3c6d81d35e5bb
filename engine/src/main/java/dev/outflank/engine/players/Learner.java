package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Imitates beginners, for the engine's lowest levels. A move's score is a mix of a shallow search and of what beginners
 * like, which is many discs turned, edges and above all corners, plus random noise. Higher levels search deeper, trust
 * the search more and have less noise.
 */
final class Learner {
    static final int MAX_LEVEL = 4;

    private static final double CORNER_BONUS = 8;
    private static final double EDGE_BONUS = 2;

    private final int depth;

    /** Weight of the search score, from 0 to 1; the beginner's preference has the rest. */
    private final double searchWeight;

    /** Standard deviation of the random error, in discs. */
    private final double noise;

    Learner(int level) {
        depth = Math.max(1, level - 1);
        searchWeight = level / (MAX_LEVEL + 1.0);
        noise = 8.0 / level - 1;
    }

    /** Search depth of this level. */
    int depth() {
        return depth;
    }

    /** Chooses a move, given the results of a search of its depth for every move. */
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
        double placeBonus = onRowEdge && onColumnEdge ? CORNER_BONUS : onRowEdge || onColumnEdge ? EDGE_BONUS : 0;
        return position.flips(move) + placeBonus;
    }
}
