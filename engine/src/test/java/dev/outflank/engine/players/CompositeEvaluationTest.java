package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompositeEvaluationTest {
    /** Black has 3 discs, one of them a corner, and six moves; White has 7 discs, no corner, and four moves. */
    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 0, MOST_DISCS, -4",
        "0, 1, 0, 0, MOST_DISCS, 1",
        "0, 0, 1, 0, MOST_DISCS, 2",
        "0, 0, 1, 0, FEWEST_DISCS, 2",
        "1, 10, 0, 0, FEWEST_DISCS, -6",
        "0, 0, 0, 5, MOST_DISCS, -15",
        "0, 0, 0, 5, FEWEST_DISCS, 0",
    })
    void evaluate_eachTerm_isADifference(
            int discs, int corners, int mobility, int bonus, Objective objective, int expected)
            throws NotationException {
        String board = "XO----/------/---XX-/--OOOO/--OO--/------";
        CompositeEvaluation evaluation =
                new CompositeEvaluation(new CompositeWeights(discs, corners, mobility), bonus, objective);
        assertThat(evaluation.evaluate(SearchBoard.of(BoardText.parse(board, Colour.BLACK))))
                .isEqualTo(expected);
        assertThat(evaluation.evaluate(SearchBoard.of(BoardText.parse(board, Colour.WHITE))))
                .isEqualTo(-expected);
    }
}
