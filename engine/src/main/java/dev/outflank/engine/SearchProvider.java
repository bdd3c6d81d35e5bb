package dev.outflank.engine;

import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Provides a searcher for every board size, created on first use: {@link Search} up to 8×8, {@link LargeSearch} above. */
public final class SearchProvider {
    private final Supplier<Search> smallSearchFactory;
    private final Supplier<LargeSearch> largeSearchFactory;
    private @Nullable Searcher small;
    private @Nullable Searcher large;

    /**
     * A provider that creates its searchers from these suppliers.
     *
     * @param smallSearchFactory creates the search for boards up to 8×8
     * @param largeSearchFactory creates the search for larger boards
     */
    public SearchProvider(Supplier<Search> smallSearchFactory, Supplier<LargeSearch> largeSearchFactory) {
        this.smallSearchFactory = smallSearchFactory;
        this.largeSearchFactory = largeSearchFactory;
    }

    /** The searcher for boards of a size. Every call returns the same instance, which keeps its transposition table. */
    public Searcher forSize(int size) {
        if (size <= Search.MAX_BOARD_SIZE) {
            if (small == null) {
                small = smallSearchFactory.get();
            }
            return small;
        }
        if (large == null) {
            large = largeSearchFactory.get();
        }
        return large;
    }
}
