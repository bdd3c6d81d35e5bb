package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * Says what positions are worth: exactly near the end of the game, else by a search of fixed depth. One thread's own.
 */
final class Labeller implements AutoCloseable {
    /** Small, so that it stays near the processor; what matters is one game's searches. Long endgames need more. */
    private static final int HASH_MEGABYTES = 4;

    private static final int MIN_LONG_ENDGAME_EMPTIES = 17;
    private static final int LONG_ENDGAME_MEGABYTES = 32;

    private static final SearchLimits SELF_PLAY_LIMITS = SearchLimits.depth(3, Selectivity.PERCENT_73);

    private final int depth;
    private final int exactEmpties;
    private final Search search;
    private boolean tableUsed;

    /**
     * @param depth of the searches
     * @param exactEmpties the number of empty squares from which on scores are exact
     */
    Labeller(PatternWeights weights, int depth, int exactEmpties) {
        this.depth = depth;
        this.exactEmpties = exactEmpties;
        search = new Search(
                1, exactEmpties < MIN_LONG_ENDGAME_EMPTIES ? HASH_MEGABYTES : LONG_ENDGAME_MEGABYTES, weights);
    }

    /** What a position is worth to the mover. */
    int label(Position position) {
        SearchLimits limits = position.empties() <= exactEmpties
                ? SearchLimits.NONE
                : SearchLimits.depth(depth, Selectivity.PERCENT_73);
        tableUsed = true;
        return search.run(position, limits, SearchListener.NONE).score();
    }

    /** A move that is good enough to go on with. */
    Move chooseMove(Position position) {
        tableUsed = true;
        return search.run(position, SELF_PLAY_LIMITS, SearchListener.NONE).bestMove();
    }

    /** Forgets what it knows, so that what follows depends on nothing before. */
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
