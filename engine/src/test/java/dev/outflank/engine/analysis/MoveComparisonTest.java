package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MoveComparisonTest {
    /** Twenty squares empty; a2 wins by 38. */
    private static final String ENDGAME = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    private final Search search = new Search(1, 4);

    @AfterEach
    void close() {
        search.close();
    }

    @Test
    void moves_nearTheEnd_areExactAndTheBestComesFirst() throws Exception {
        Position position = BoardText.parse(ENDGAME);
        List<SearchResult> results = MoveComparison.of(search, position, SearchLimits.NONE, step -> {});
        assertThat(results).hasSize(position.mobility()).allMatch(SearchResult::exact);
        assertThat(results)
                .isSortedAccordingTo(
                        Comparator.comparingInt(SearchResult::score).reversed());
        assertThat(results.getFirst().bestMove()).hasToString("a2");
        assertThat(results.getFirst().score()).isEqualTo(38);
        search.clear();
        assertThat(results.getFirst().score())
                .isEqualTo(search.run(position, SearchLimits.NONE, SearchListener.NONE)
                        .score());
    }

    @Test
    void moves_level_areLookedAtDeeperAndDeeper() {
        List<String> labels = new ArrayList<>();
        MoveComparison.of(
                search,
                Position.start(8),
                SearchLimits.depth(5, Selectivity.PERCENT_100),
                step -> labels.add(step.getFirst().depthLabel()));
        assertThat(labels).containsExactly("2@73%", "4@73%", "5");
    }

    @Test
    void moves_timeIsUp_areStillAllThere() {
        Clock up = () -> 0;
        assertThat(MoveComparison.of(search, Position.start(8), SearchLimits.NONE.withClock(up), step -> {}))
                .hasSize(4)
                .allMatch(result -> result.depth() == 2);
    }

    /** The clock is up in the middle of a depth: what is known of some moves only is not told. */
    @Test
    void moves_timeIsUpOnTheWay_areComparedAtOneDepth() {
        int[] asked = {0};
        Clock soon = () -> ++asked[0] < 100 ? Long.MAX_VALUE : 0;
        List<SearchResult> results =
                MoveComparison.of(search, Position.start(8), SearchLimits.NONE.withClock(soon), step -> {});
        assertThat(results).hasSize(4);
        assertThat(results)
                .extracting(SearchResult::depth)
                .containsOnly(results.getFirst().depth());
    }

    /** The nodes are those of all moves and all depths together; the first depth is seen through in any case. */
    @Test
    void moves_nodesLimited_areComparedAtOneDepth() {
        SearchLimits limits = SearchLimits.NONE.withNodes(3000);
        for (Searcher searcher : List.of(search, new LargeSearch(LargeWeights.shipped(), 1 << 12))) {
            List<SearchResult> results = MoveComparison.of(
                    searcher, Position.start(searcher.maxBoardSize() == 8 ? 8 : 10), limits, step -> {});
            assertThat(results).hasSize(4);
            assertThat(results)
                    .extracting(SearchResult::depth)
                    .containsOnly(results.getFirst().depth());
            assertThat(results.getFirst().depth()).isBetween(4, 8);
        }
    }
}
