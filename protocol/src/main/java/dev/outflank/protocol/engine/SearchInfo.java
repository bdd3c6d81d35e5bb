package dev.outflank.protocol.engine;

import dev.outflank.rules.Move;
import java.util.List;

/**
 * Intermediate result of a search for one move.
 *
 * @param pv principal variation: the move and the expected continuation
 * @param score in discs, for the side to move; with a fraction where the engine knows it
 * @param depth search depth in plies
 * @param confidencePercent probability that the score at this depth is right; 100 without selective pruning
 * @param exact whether the score is proved
 * @param nodes number of positions visited
 * @param fromBook whether the result is from the opening book, without a search
 */
public record SearchInfo(
        List<Move> pv, double score, int depth, int confidencePercent, boolean exact, long nodes, boolean fromBook) {
    public SearchInfo {
        pv = List.copyOf(pv);
    }

    /** A result from the opening book. */
    public static SearchInfo ofBook(Move move, int score) {
        return new SearchInfo(List.of(move), score, 0, 100, false, 0, true);
    }
}
