package dev.outflank.engine.analysis;

import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;

/**
 * What a position or a move is worth to a side.
 *
 * @param discs by how many the side will win, empty squares going to the winner
 * @param exact whether that is proved; else it is an estimate
 * @param depth how many moves deep it was looked
 * @param selectivity how sure the search was at that depth
 */
public record AnalysisScore(int discs, boolean exact, int depth, Selectivity selectivity) {
    public static AnalysisScore of(SearchResult result) {
        return new AnalysisScore(result.score(), result.exact(), result.depth(), result.selectivity());
    }

    /** The same, seen from one move before and by the other side. */
    AnalysisScore forParent() {
        return new AnalysisScore(-discs, exact, depth + 1, selectivity);
    }

    /** What it is worth to the other side. */
    public AnalysisScore forOpponent() {
        return new AnalysisScore(-discs, exact, depth, selectivity);
    }

    /** 1 for a win, 0 for a draw, −1 for a loss. */
    public int outcome() {
        return Integer.signum(discs);
    }
}
