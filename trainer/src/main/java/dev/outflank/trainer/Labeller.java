package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Position;

/** Labels positions: exactly near the end of the game, otherwise by a search of fixed depth. Not thread-safe. */
final class Labeller implements AutoCloseable {
    /** Small enough for the processor's cache; the searches of one game need no more. Long endgames do. */
    private static final int HASH_MEGABYTES = 1;

    private static final int MIN_LONG_ENDGAME_EMPTIES = 17;
    private static final int LONG_ENDGAME_MEGABYTES = 32;

    private final int depth;
    private final int exactEmpties;
    private final Search search;
    private boolean tableUsed;

    /**
     * @param depth depth of the searches
     * @param exactEmpties positions with up to this number of empty squares are solved exactly
     */
    Labeller(Evaluation evaluation, int depth, int exactEmpties) {
        this.depth = depth;
        this.exactEmpties = exactEmpties;
        search = new Search(
                1, exactEmpties < MIN_LONG_ENDGAME_EMPTIES ? HASH_MEGABYTES : LONG_ENDGAME_MEGABYTES, evaluation);
    }

    /** The score of a position for the mover, and the best move. */
    SearchResult search(Position position) {
        tableUsed = true;
        SearchLimits limits = position.empties() <= exactEmpties
                ? SearchLimits.NONE
                : SearchLimits.depth(depth, Selectivity.PERCENT_73);
        return search.run(position, limits, SearchListener.NONE);
    }

    /** Clears the transposition table, so that labels do not depend on earlier games. */
    void clear() {
        if (tableUsed) {
            search.clear();
            tableUsed = false;
        }
    }

    @Override
    public void close() {
        search.close();
    }
}
