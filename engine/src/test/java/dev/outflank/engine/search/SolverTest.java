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
 * Compares the solver with {@link NaiveSolver}. {@code -Doutflank.positions=10000} sets the number of positions with 10
 * to 14 empty squares per scoring; 10,000 take some minutes. Only a sample is compared where the naive solver is slow.
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

    /**
     * Of positions with 10, 11, … empty squares, one in this many is compared: the naive solver takes about three times
     * as long with every empty square.
     */
    private static final int[] SAMPLING_INTERVALS = {1, 4, 15, 60, 250};

    @ParameterizedTest
    @CsvSource({"EMPTIES_TO_WINNER", "RAW"})
    void run_tenToFourteenEmpties_agreesWithNaiveSolver(Scoring scoring) {
        for (int i = 0; i < POSITIONS; i++) {
            int extraEmpties = i % SAMPLING_INTERVALS.length;
            Position position = boards.withEmpties(8, 10 + extraEmpties);
            if (i / SAMPLING_INTERVALS.length % SAMPLING_INTERVALS[extraEmpties] == 0) {
                compare(position, scoring);
            } else {
                compareScoreWithWld(position, scoring);
            }
        }
    }

    /**
     * Compares the exact score with an independent win/draw/loss search, for positions where the naive solver is too
     * slow.
     */
    private void compareScoreWithWld(Position position, Scoring scoring) {
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
    void run_fewEmpties_agreesWithNaiveSolver(Scoring scoring) {
        for (int i = 0; i < 1_500; i++) {
            compare(boards.withEmpties(8, 1 + i % 9), scoring);
        }
    }

    @ParameterizedTest
    @CsvSource({"EMPTIES_TO_WINNER", "RAW"})
    void run_unreachableBoards_agreesWithNaiveSolver(Scoring scoring) {
        for (int i = 0; i < 2_000; i++) {
            Position position = boards.anyBoard(1 + i % 9);
            if (!position.isOver()) {
                compare(position, scoring);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, EMPTIES_TO_WINNER", "4, RAW", "6, EMPTIES_TO_WINNER", "6, RAW"})
    void run_smallBoards_agreesWithNaiveSolver(int size, Scoring scoring) {
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
