package dev.outflank.web.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.TextFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExerciseTest {
    private static final Set<String> CORNERS = Set.of("a1", "a8", "h1", "h8");

    static List<Exercise> exercises() {
        return Exercise.ALL;
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void exercise_isProved_onlyItsIdeaWins(Exercise exercise) throws Exception {
        Position position =
                TextFormat.TRANSCRIPT.readFirst(exercise.record()).game().position();
        List<SearchResult> values;
        try (Search search = new Search(1, 16)) {
            values = search.runAllMoves(
                    position, SearchLimits.depth(SearchLimits.MAX_DEPTH, Selectivity.PERCENT_100), SearchListener.NONE);
        }
        assertThat(values).hasSizeGreaterThan(2).allMatch(SearchResult::exact);
        int best = values.getFirst().score();
        Set<String> solutions = values.stream()
                .filter(result -> result.score() == best)
                .map(result -> result.bestMove().toString())
                .collect(Collectors.toSet());
        assertThat(best).as("value of " + solutions).isPositive();
        assertThat(values.stream().filter(result -> result.score() != best))
                .as("other moves do not win")
                .isNotEmpty()
                .allMatch(result -> result.score() <= 0);
        if (exercise.lesson().equals("corners")) {
            assertThat(CORNERS).containsAll(solutions);
        }
        if (exercise.lesson().equals("counting")) {
            assertThat(position.empties()).isEqualTo(4);
        }
        if (exercise.lesson().equals("mobility")) {
            int replies = position.play(values.getFirst().bestMove()).mobility();
            assertThat(position.moves().stream()
                            .filter(move -> !solutions.contains(move.toString()))
                            .map(move -> position.play(move).mobility()))
                    .allMatch(mobility -> mobility > replies);
        }
    }
}
