package dev.outflank.engine.search;

import dev.outflank.rules.Position;
import java.util.List;

/** Finds what the moves of a position are worth: {@link Search} up to 8×8, or the search of larger boards. */
public interface Searcher extends AutoCloseable {
    /** The size of the largest board that it takes. */
    int largestBoard();

    /** How far a level goes with so many squares empty. */
    Limits level(int level, int empties);

    /** The best move of a position. There is always a result, however short the time. */
    Result run(Position position, Limits limits, Listener listener);

    /** Every legal move searched by itself, the best first. */
    List<Result> runAllMoves(Position position, Limits limits, Listener listener);

    @Override
    void close();
}
