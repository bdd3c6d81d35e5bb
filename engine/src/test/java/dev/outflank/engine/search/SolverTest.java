package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The solver against its naive twin. {@code -Doutflank.positions=10000} runs so many positions with 10 to 14 empty
 * squares in each scoring, sampled where the twin is slow, which takes some minutes; without it a few do.
 */
class SolverTest {
    private static final int POSITIONS = Integer.getInteger("outflank.positions", 200);

    private final long seed = Seed.VALUE;
    private final RandomBoards boards = new RandomBoards(seed);
    private final Search search = new Search(1, 4);

    @AfterEach
    void close() {
        search.close();
    }

    private void compare(Position position, Scoring scoring) {
        SearchResult result = search.run(position, SearchLimits.NONE.withScoring(scoring), SearchListener.NONE);
        assertThat(result.exact()).isTrue();
        NaiveSolver naive = new NaiveSolver(position.size(), scoring);
        assertThat(result.score())
                .as("seed %d, %s, %s", seed, scoring, position)
                .isEqualTo(naive.score(position));
        if (!position.mustPass()) {
            assertThat(-naive.score(position.play(result.bestMove())))
                    .as("seed %d, %s after %s", seed, position, result.bestMove())
                    .isEqualTo(result.score());
        }
    }

    /** The twin takes about three times as long with every empty square: one position in so many is compared. */
    private static final int[] SAMPLED = {1, 4, 15, 60, 250};

    @ParameterizedTest
    @CsvSource({"EMPTIES_TO_WINNER", "RAW"})
    void run_tenToFourteenEmpties_equalsNaiveTwin(Scoring scoring) {
        for (int i = 0; i < POSITIONS; i++) {
            int more = i % SAMPLED.length;
            Position position = boards.withEmpties(8, 10 + more);
            if (i / SAMPLED.length % SAMPLED[more] == 0) {
                compare(position, scoring);
            } else {
                compareWithItself(position, scoring);
            }
        }
    }

    /**
     * Where the twin is too slow: the exact score, and whether it is a win, by searches that know nothing of each
     * other.
     */
    private void compareWithItself(Position position, Scoring scoring) {
        SearchLimits limits = SearchLimits.NONE.withScoring(scoring);
        int score = search.run(position, limits, SearchListener.NONE).score();
        search.clear();
        assertThat(search.run(position, limits.withGoal(SearchGoal.WIN_DRAW_LOSS), SearchListener.NONE)
                        .score())
                .as("seed %d, %s, %s", seed, scoring, position)
                .isEqualTo(Integer.signum(score));
    }

    @ParameterizedTest
    @CsvSource({"EMPTIES_TO_WINNER", "RAW"})
    void run_fewEmpties_equalsNaiveTwin(Scoring scoring) {
        for (int i = 0; i < 1_500; i++) {
            compare(boards.withEmpties(8, 1 + i % 9), scoring);
        }
    }

    @ParameterizedTest
    @CsvSource({"EMPTIES_TO_WINNER", "RAW"})
    void run_unreachableBoards_equalsNaiveTwin(Scoring scoring) {
        for (int i = 0; i < 2_000; i++) {
            Position position = boards.anyBoard(1 + i % 9);
            if (!position.isOver()) {
                compare(position, scoring);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, EMPTIES_TO_WINNER", "4, RAW", "6, EMPTIES_TO_WINNER", "6, RAW"})
    void run_smallBoards_equalsNaiveTwin(int size, Scoring scoring) {
        for (int i = 0; i < 1_000; i++) {
            compare(boards.withEmpties(size, 1 + i % 11), scoring);
        }
    }

    @Test
    void run_fourByFour_isWonByWhite() {
        SearchResult raw =
                search.run(Position.start(4), SearchLimits.NONE.withScoring(Scoring.RAW), SearchListener.NONE);
        assertThat(raw.score()).isEqualTo(-8);
        SearchResult all = search.run(Position.start(4), SearchLimits.NONE, SearchListener.NONE);
        assertThat(all.score()).isEqualTo(-10);
    }
}
