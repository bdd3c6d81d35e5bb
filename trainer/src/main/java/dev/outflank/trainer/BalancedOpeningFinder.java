package dev.outflank.trainer;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Game;
import dev.outflank.rules.record.BalancedOpenings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Finds the openings of {@link BalancedOpenings}: a shallow search drops most candidates, a deep one decides. Every search
 * begins with an empty table on one thread, so the result depends only on the candidates, the depth and the weights.
 */
public final class BalancedOpeningFinder {
    private static final int SHALLOW_DEPTH = 5;

    /** Shallow values within this many discs may be balanced after a deep search. */
    private static final int SHALLOW_MARGIN = 5;

    private static final int CHUNK = 64;
    private static final int HASH_MEGABYTES = 1;

    private final int depth;
    private final int threads;

    /** A finder that decides by searches of this depth. */
    public BalancedOpeningFinder(int depth, int threads) {
        this.depth = depth;
        this.threads = threads;
    }

    /**
     * The first {@code count} balanced openings among the candidates, in their order.
     *
     * @param progress receives the number of openings found so far
     */
    public List<Game> find(List<Game> candidates, int count, IntConsumer progress)
            throws IOException, InterruptedException {
        List<Game> found = new ArrayList<>();
        int step = CHUNK * threads;
        for (int from = 0; from < candidates.size() && found.size() < count; from += step) {
            List<Game> chunk = candidates.subList(from, Math.min(candidates.size(), from + step));
            boolean[] balanced = new boolean[chunk.size()];
            List<ParallelTasks.Task> tasks = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int first = thread;
                tasks.add(() -> {
                    try (Search search = new Search(1, HASH_MEGABYTES)) {
                        for (int i = first; i < balanced.length; i += threads) {
                            balanced[i] = isBalanced(search, chunk.get(i));
                        }
                    }
                });
            }
            ParallelTasks.run(threads, tasks);
            for (int i = 0; i < balanced.length && found.size() < count; i++) {
                if (balanced[i]) {
                    found.add(chunk.get(i));
                }
            }
            progress.accept(found.size());
        }
        return found;
    }

    private boolean isBalanced(Search search, Game opening) {
        return Math.abs(value(search, opening, SHALLOW_DEPTH)) <= SHALLOW_MARGIN
                && Math.abs(value(search, opening, depth)) <= BalancedOpenings.MAX_ADVANTAGE;
    }

    private static int value(Search search, Game opening, int depth) {
        search.clear();
        return search.run(opening.position(), SearchLimits.depth(depth, Selectivity.PERCENT_73), SearchListener.NONE)
                .score();
    }
}
