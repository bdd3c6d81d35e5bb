package dev.outflank.engine.large;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A search for every board: {@link Search} up to 8×8 and {@link LargeSearch} above, each made when it is first needed.
 */
public final class Searches {
    private final Supplier<Search> makeSmall;
    private final Supplier<LargeWeights> largeWeights;
    private @Nullable Searcher small;
    private @Nullable Searcher large;

    public Searches(Supplier<Search> makeSmall, Supplier<LargeWeights> largeWeights) {
        this.makeSmall = makeSmall;
        this.largeWeights = largeWeights;
    }

    /** The search on boards of a size: the same one each time, with what it remembers. */
    public Searcher on(int size) {
        if (size <= Search.LARGEST_BOARD) {
            if (small == null) {
                small = makeSmall.get();
            }
            return small;
        }
        if (large == null) {
            large = new LargeSearch(largeWeights.get());
        }
        return large;
    }
}
