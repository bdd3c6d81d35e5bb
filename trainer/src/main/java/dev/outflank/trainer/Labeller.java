package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * Says what positions are worth: exactly near the end of the game, else by a search of fixed depth. One thread's own.
 */
final class Labeller implements AutoCloseable {
    /** Small, so that it stays near the processor; what matters is one game's searches. Long endgames need more. */
    private static final int HASH_MEGABYTES = 4;

    private static final int LONG_ENDGAME = 17;
    private static final int LONG_ENDGAME_MEGABYTES = 32;

    private static final Limits QUICK = Limits.depth(3, Selectivity.PERCENT_73);

    private final int depth;
    private final int exact;
    private final Search search;
    private boolean knowsSomething;

    /**
     * @param depth of the searches
     * @param exact the number of empty squares from which on scores are exact
     */
    Labeller(PatternWeights weights, int depth, int exact) {
        this.depth = depth;
        this.exact = exact;
        search = new Search(1, exact < LONG_ENDGAME ? HASH_MEGABYTES : LONG_ENDGAME_MEGABYTES, weights);
    }

    /** What a position is worth to the mover. */
    int label(Position position) {
        Limits limits = position.empties() <= exact ? Limits.NONE : Limits.depth(depth, Selectivity.PERCENT_73);
        knowsSomething = true;
        return search.run(position, limits, Listener.NONE).score();
    }

    /** A move that is good enough to go on with. */
    Move move(Position position) {
        knowsSomething = true;
        return search.run(position, QUICK, Listener.NONE).best();
    }

    /** Forgets what it knows, so that what follows depends on nothing before. */
    void clear() {
        if (knowsSomething) {
            search.clear();
            knowsSomething = false;
        }
    }

    @Override
    public void close() {
        search.close();
    }
}
