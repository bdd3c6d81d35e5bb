package dev.outflank.web.engine;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import java.util.HashMap;
import java.util.Map;

/**
 * Lends every player the searches of the players before it, cleared: the players of an engine thread take turns, and new
 * tables for each would fill the heap within seconds. A player must not be used after the next one is created.
 */
final class ReusedSearches implements SearchFactory {
    private final Map<Key, Search> small = new HashMap<>();
    private final Map<LargeWeights, LargeSearch> large = new HashMap<>();

    private record Key(int threads, int hashMegabytes, Evaluation evaluation) {}

    @Override
    public Search search(int threads, int hashMegabytes, Evaluation evaluation) {
        Search search = small.computeIfAbsent(
                new Key(threads, hashMegabytes, evaluation), key -> new Search(threads, hashMegabytes, evaluation));
        search.clear();
        return search;
    }

    @Override
    public LargeSearch largeSearch(LargeWeights weights) {
        LargeSearch search = large.computeIfAbsent(weights, LargeSearch::new);
        search.clear();
        return search;
    }
}
