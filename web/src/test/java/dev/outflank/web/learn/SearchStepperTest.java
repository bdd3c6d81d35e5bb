package dev.outflank.web.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchStepperTest {
    private static final long MAX_STATES = 1_000_000;

    /** The examples of the CS540 exercise: player, board, value, states of minimax and of alpha-beta. */
    @ParameterizedTest
    @CsvSource({
        "1, 2222222222222221, -1, 1, 1",
        "1, 0000021001200000, -1, 224821, 7208",
        "2, 0000111001200000, -1, 56205, 482",
        "1, 0111121111111200, 1, 6, 6"
    })
    void search_exploresStatesOfExercise(int player, String board, int value, long minimax, long alphaBeta)
            throws NotationException {
        Position position = position(player, board);
        assertThat(SearchStepper.search(position, false, MAX_STATES))
                .isEqualTo(new SearchStepper.Outcome(value, minimax));
        assertThat(SearchStepper.search(position, true, MAX_STATES))
                .isEqualTo(new SearchStepper.Outcome(value, alphaBeta));
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2100111001200000, -1, 243",
        "1, 2100211022200000, -1, 124",
        "2, 2100211022100010, -1, 226",
        "1, 2220221022100010, -1, 71",
        "2, 2220221021101010, -1, 70",
        "2, 2221222122211011, 0, 3",
        "1, 2221222122111111, 0, 1"
    })
    void alphaBeta_exploresStatesOfExercise(int player, String board, int value, long states) throws NotationException {
        assertThat(SearchStepper.search(position(player, board), true, MAX_STATES))
                .isEqualTo(new SearchStepper.Outcome(value, states));
    }

    @Test
    void stepTo_everyState_prunesSomeBranches() throws NotationException {
        Position position = position(2, "0000111001200000");
        long cut = 0;
        for (long state = 1; state <= 482; state++) {
            SearchStepper.Frame frame = SearchStepper.stepTo(position, true, state, false, MAX_STATES);
            assertThat(frame.explored()).isEqualTo(state);
            assertThat(frame.over()).isFalse();
            SearchStepper.Level finished = frame.finished();
            cut += finished == null
                    ? 0
                    : finished.branches().stream()
                            .filter(branch -> branch.status().equals("cut"))
                            .count();
        }
        assertThat(cut).isPositive();
        SearchStepper.Frame end = SearchStepper.stepTo(position, true, 483, false, MAX_STATES);
        assertThat(end.over()).isTrue();
        assertThat(end.levels()).hasSize(1);
        assertThat(end.levels().getFirst().best()).isEqualTo("−1");
    }

    @Test
    void stepOver_entersStateAfterBranch() throws NotationException {
        Position position = position(1, "0000021001200000");
        SearchStepper.Frame child = SearchStepper.stepTo(position, false, 2, false, MAX_STATES);
        assertThat(child.levels()).hasSize(2);
        SearchStepper.Frame next = SearchStepper.stepTo(position, false, 2, true, MAX_STATES);
        assertThat(next.levels()).hasSize(2);
        assertThat(next.explored()).isEqualTo(2 + 56205);
        assertThat(next.levels().getFirst().branches())
                .extracting(SearchStepper.Branch::status)
                .containsExactly("done", "here", "open", "open");
    }

    private static Position position(int player, String board) throws NotationException {
        return BoardText.parse(board, player == 1 ? Colour.BLACK : Colour.WHITE);
    }
}
