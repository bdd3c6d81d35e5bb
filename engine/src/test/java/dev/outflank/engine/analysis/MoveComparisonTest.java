package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

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
import org.junit.jupiter.api.Timeout;

class MoveComparisonTest {
    /** Twenty empty squares; a2 wins by 38. */
    private static final String ENDGAME = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    private final Search search = new Search(1, 4);

    @AfterEach
    void close() {
        search.close();
    }

    @Test
    void of_endgame_isExactAndBestFirst() throws Exception {
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
    void of_depthLimit_deepensIteratively() {
        List<String> labels = new ArrayList<>();
        MoveComparison.of(
                search,
                Position.start(8),
                SearchLimits.depth(5, Selectivity.PERCENT_100),
                step -> labels.add(step.getFirst().depthLabel()));
        assertThat(labels).containsExactly("2@73%", "4@73%", "5");
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void of_noTime_hasAllMovesAtDepthTwo() {
        Clock expired = () -> 0;
        assertThat(MoveComparison.of(search, Position.start(8), SearchLimits.NONE.withClock(expired), step -> {}))
                .hasSize(4)
                .allMatch(result -> result.depth() == 2);
    }

    /** The clock expires within an iteration, whose incomplete results are discarded. */
    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void of_timeExpiresWithinIteration_hasAllMovesAtOneDepth() {
        int[] calls = {0};
        Clock expiring = () -> ++calls[0] < 100 ? Long.MAX_VALUE : 0;
        List<SearchResult> results =
                MoveComparison.of(search, Position.start(8), SearchLimits.NONE.withClock(expiring), step -> {});
        assertThat(results).hasSize(4);
        assertThat(results)
                .extracting(SearchResult::depth)
                .containsOnly(results.getFirst().depth());
    }

    /** The node limit covers all moves and depths together; the first depth is always completed. */
    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void of_nodeLimit_hasAllMovesAtOneDepth() {
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
