package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.ScoredPosition;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Solves the FFO endgame suite and checks the exact score and the best move. {@code -Doutflank.ffo=59} includes the hard
 * positions, which take up to an hour.
 */
class FfoSuiteTest {
    private static final int LAST = Integer.getInteger("outflank.ffo", 30);

    @TestFactory
    List<DynamicTest> run_ffo_findsScoreAndBestMove() {
        List<ScoredPosition> problems = FfoSuite.problems();
        assertThat(problems).hasSize(59);
        return IntStream.range(0, LAST)
                .mapToObj(i -> DynamicTest.dynamicTest("FFO " + (i + 1), () -> solve(problems.get(i))))
                .toList();
    }

    private static void solve(ScoredPosition problem) {
        try (Search search = new Search(1, 64)) {
            SearchResult result = search.run(problem.position(), SearchLimits.NONE, SearchListener.NONE);
            assertThat(result.exact()).isTrue();
            assertThat(result.score()).isEqualTo(problem.score().orElseThrow());
            assertThat(problem.bestMoves()).contains(result.bestMove());
        }
    }
}
