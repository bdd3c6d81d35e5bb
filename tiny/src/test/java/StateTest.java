import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SuppressWarnings("DefaultPackage") // as the code under test
class StateTest {
    private static final String START = "0000021001200000";

    @Test
    void successors_ofBothPlayers_areInReadingOrder() {
        assertThat(successors(START, '1'))
                .containsExactly("0100011001200000", "0000111001200000", "0000021001110000", "0000021001100010");
        assertThat(successors(START, '2'))
                .containsExactly("0020022001200000", "0000022201200000", "0000021022200000", "0000021002200200");
    }

    @Test
    void successors_severalLines_flipInAllOfThem() {
        assertThat(successors("0111121111111200", '1')[0]).isEqualTo("1111111111111200");
    }

    @Test
    void successors_ofNoMove_areEmpty() {
        assertThat(new State("2220221021101010".toCharArray()).getSuccessors('1'))
                .isEmpty();
        assertThat(new State("0000000000000000".toCharArray()).getSuccessors('2'))
                .isEmpty();
    }

    @Test
    void successors_ofAState_leaveItUnchanged() {
        State state = new State(START.toCharArray());
        state.getSuccessors('1')[0].board[15] = '2';
        assertThat(state.getBoard()).isEqualTo(START);
    }

    @ParameterizedTest
    @CsvSource({"2222222222222221, -1", "2221222122111111, 0", "1111111111111112, 1", "0000000000000000, 0"})
    void score_terminal_isTheSignOfTheWinner(String board, int score) {
        State state = new State(board.toCharArray());
        assertThat(state.isTerminal()).isTrue();
        assertThat(state.getScore()).isEqualTo(score);
    }

    @Test
    void terminal_onePlayerCanMove_isFalse() {
        assertThat(new State("2220221021101010".toCharArray()).isTerminal()).isFalse();
    }

    @Test
    void equality_comparesBoards() {
        State state = new State(START.toCharArray());
        assertThat(state.equals(new State(START.toCharArray()))).isTrue();
        assertThat(state.equals(state.getSuccessors('1')[0])).isFalse();
    }

    @Test
    void constructor_copiesTheArray() {
        char[] board = START.toCharArray();
        State state = new State(board);
        board[0] = '1';
        assertThat(state.getBoard()).isEqualTo(START);
    }

    @Test
    void printState_everyOption_printsToStandardOutput() {
        PrintStream standard = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            State state = new State("2221222222221010".toCharArray());
            for (int option = 1; option <= 6; option++) {
                state.printState(option, '1');
            }
        } finally {
            System.setOut(standard);
        }
        String move = "2221222122211011\n";
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .isEqualTo(move + "non-terminal\n" + "0\n4\n" + move + "0\n4\n" + move);
    }

    @Test
    void printState_unknownOption_fails() {
        assertThatThrownBy(() -> new State(START.toCharArray()).printState(7, '1'))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("7");
    }

    private static String[] successors(String board, char player) {
        State[] successors = new State(board.toCharArray()).getSuccessors(player);
        return Arrays.stream(successors).map(State::getBoard).toArray(String[]::new);
    }
}
