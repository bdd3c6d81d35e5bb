package dev.outflank.engine;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;

/**
 * Where players get their searches from. Each search owns a transposition table of megabytes, so a caller whose players
 * take turns may lend them the same searches, cleared.
 */
public interface SearchFactory {
    /** Creates a new search each time. */
    SearchFactory NEW = new SearchFactory() {
        @Override
        public Search search(int threads, int hashMegabytes, Evaluation evaluation) {
            return new Search(threads, hashMegabytes, evaluation);
        }

        @Override
        public LargeSearch largeSearch(LargeWeights weights) {
            return new LargeSearch(weights);
        }
    };

    /** A search with an empty table, for boards up to 8×8. */
    Search search(int threads, int hashMegabytes, Evaluation evaluation);

    /** A search with an empty table, for larger boards. */
    LargeSearch largeSearch(LargeWeights weights);
}
