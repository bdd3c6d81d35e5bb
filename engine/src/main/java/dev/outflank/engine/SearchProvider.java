package dev.outflank.engine;

import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A search for every board: {@link Search} up to 8×8 and {@link LargeSearch} above, each made when it is first needed.
 */
public final class SearchProvider {
    private final Supplier<Search> smallSearchFactory;
    private final Supplier<LargeWeights> largeWeights;
    private @Nullable Searcher small;
    private @Nullable Searcher large;

    public SearchProvider(Supplier<Search> smallSearchFactory, Supplier<LargeWeights> largeWeights) {
        this.smallSearchFactory = smallSearchFactory;
        this.largeWeights = largeWeights;
    }

    /** The search on boards of a size: the same one each time, with what it remembers. */
    public Searcher forSize(int size) {
        if (size <= Search.MAX_BOARD_SIZE) {
            if (small == null) {
                small = smallSearchFactory.get();
            }
            return small;
        }
        if (large == null) {
            large = new LargeSearch(largeWeights.get());
        }
        return large;
    }
}
