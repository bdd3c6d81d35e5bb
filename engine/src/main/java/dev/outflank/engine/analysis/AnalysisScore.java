package dev.outflank.engine.analysis;

import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;

/**
 * The score of a position or a move for one side.
 *
 * @param discs the final disc difference under best play
 * @param exact whether the score is proved; otherwise it is an estimate
 * @param depth the search depth
 * @param selectivity the selectivity of the search at that depth
 */
public record AnalysisScore(int discs, boolean exact, int depth, Selectivity selectivity) {
    /** The score of a search result, for the side to move. */
    public static AnalysisScore of(SearchResult result) {
        return new AnalysisScore(result.score(), result.exact(), result.depth(), result.selectivity());
    }

    /** The score of the move that led to this position, for its mover: negated, one ply deeper. */
    AnalysisScore forParent() {
        return new AnalysisScore(-discs, exact, depth + 1, selectivity);
    }

    /** The score for the other side. */
    public AnalysisScore forOpponent() {
        return new AnalysisScore(-discs, exact, depth, selectivity);
    }

    /** 1 for a win, 0 for a draw, −1 for a loss. */
    public int outcome() {
        return Integer.signum(discs);
    }
}
