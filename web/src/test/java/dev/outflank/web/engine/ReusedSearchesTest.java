package dev.outflank.web.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;

class ReusedSearchesTest {
    private final ReusedSearches searches = new ReusedSearches();

    @Test
    void search_ofTheNextPlayer_isTheSame_andForgetsTheLastGame() {
        Search first = searches.search(1, 1, PatternWeights.shipped());
        long nodes = nodes(first, 8);
        assertThat(nodes(first, 8)).as("the table helps").isLessThan(nodes);
        Search next = searches.search(1, 1, PatternWeights.shipped());
        assertThat(next).isSameAs(first);
        assertThat(nodes(next, 8)).isEqualTo(nodes);
        assertThat(searches.search(1, 2, PatternWeights.shipped())).isNotSameAs(first);
    }

    @Test
    void largeSearch_ofTheNextPlayer_isTheSame_andForgetsTheLastGame() {
        LargeSearch first = searches.largeSearch(LargeWeights.shipped());
        long nodes = nodes(first, 10);
        assertThat(nodes(first, 10)).as("the table helps").isLessThan(nodes);
        LargeSearch next = searches.largeSearch(LargeWeights.shipped());
        assertThat(next).isSameAs(first);
        assertThat(nodes(next, 10)).isEqualTo(nodes);
    }

    private static long nodes(Searcher search, int size) {
        return search.run(Position.start(size), SearchLimits.depth(6, Selectivity.PERCENT_100), SearchListener.NONE)
                .nodes();
    }
}
