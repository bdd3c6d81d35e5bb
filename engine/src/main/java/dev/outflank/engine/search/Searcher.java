package dev.outflank.engine.search;

import dev.outflank.rules.Position;
import java.util.List;

/** Searches positions: {@link Search} up to 8×8, {@link dev.outflank.engine.large.LargeSearch} for larger boards. */
public interface Searcher extends AutoCloseable {
    /** The size of the largest supported board. */
    int maxBoardSize();

    /** The limits of a level in a position with {@code empties} empty squares. */
    SearchLimits limitsForLevel(int level, int empties);

    /** The limits of a level for a move of a game, which may take at most a few times as long as the others. */
    SearchLimits limitsForMove(int level, int empties);

    /** Searches for the best move. There is always a result, however short the time. */
    SearchResult run(Position position, SearchLimits limits, SearchListener listener);

    /** Searches every legal move separately; the results are sorted by score. */
    List<SearchResult> runAllMoves(Position position, SearchLimits limits, SearchListener listener);

    /** Forgets earlier searches, so that the next result depends on its position and limits only. */
    void clear();

    @Override
    void close();
}
