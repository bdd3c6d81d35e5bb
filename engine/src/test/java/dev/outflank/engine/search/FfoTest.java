package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Problem;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The FFO endgame suite: the exact score and a best move each. {@code -Doutflank.ffo=59} goes on to the hard ones,
 * which take up to an hour.
 */
class FfoTest {
    private static final int LAST = Integer.getInteger("outflank.ffo", 30);

    @TestFactory
    List<DynamicTest> run_ffo_findsScoreAndBestMove() {
        List<Problem> problems = Ffo.problems();
        assertThat(problems).hasSize(59);
        return IntStream.range(0, LAST)
                .mapToObj(i -> DynamicTest.dynamicTest("FFO " + (i + 1), () -> solve(problems.get(i))))
                .toList();
    }

    private static void solve(Problem problem) {
        try (Search search = new Search(1, 64)) {
            Result result = search.run(problem.position(), Limits.NONE, Listener.NONE);
            assertThat(result.exact()).isTrue();
            assertThat(result.score()).isEqualTo(problem.score().orElseThrow());
            assertThat(problem.best()).contains(result.best());
        }
    }
}
