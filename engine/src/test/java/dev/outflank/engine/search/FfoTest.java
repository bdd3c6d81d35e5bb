package dev.outflank.engine.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The FFO endgame suite: the exact score and a best move each. {@code -Doutflank.ffo=59} goes on to the hard ones, which
 * take up to an hour.
 */
class FfoTest {
    private static final int LAST = Integer.getInteger("outflank.ffo", 30);

    static List<Problem> problems() throws IOException, NotationException {
        List<Problem> problems = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(FfoTest.class.getResourceAsStream("ffo.obf")), UTF_8))) {
            for (String line : reader.lines().toList()) {
                if (!Problem.isBlank(line)) {
                    problems.add(Problem.parse(line));
                }
            }
        }
        return problems;
    }

    @TestFactory
    List<DynamicTest> run_ffo_findsScoreAndBestMove() throws IOException, NotationException {
        List<Problem> problems = problems();
        assertThat(problems).hasSize(59);
        return problems.subList(0, LAST).stream()
                .map(problem -> DynamicTest.dynamicTest(problem.comment(), () -> solve(problem)))
                .toList();
    }

    private static void solve(Problem problem) {
        try (Search search = new Search(1, 64)) {
            Result result = search.run(problem.position(), Limits.NONE, Listener.NONE);
            assertThat(result.exact()).isTrue();
            assertThat(result.score()).isEqualTo(problem.score().orElseThrow());
            assertThat(problem.scores()).containsKey(result.best());
        }
    }
}
