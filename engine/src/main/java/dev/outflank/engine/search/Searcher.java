package dev.outflank.engine.search;

import dev.outflank.rules.Position;
import java.util.List;

/** Finds what the moves of a position are worth: {@link Search} up to 8×8, or the search of larger boards. */
public interface Searcher extends AutoCloseable {
    /** The size of the largest board that it takes. */
    int maxBoardSize();

    /** How far a level goes with so many squares empty. */
    SearchLimits limitsForLevel(int level, int empties);

    /** The best move of a position. There is always a result, however short the time. */
    SearchResult run(Position position, SearchLimits limits, SearchListener listener);

    /** Every legal move searched by itself, the best first. */
    List<SearchResult> runAllMoves(Position position, SearchLimits limits, SearchListener listener);

    @Override
    void close();
}
