import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("DefaultPackage") // as the code under test
class MinimaxTest {
    /** The search without pruning is the reference: on every board, value and move are the same. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void pruning_randomBoards_changesNeitherValueNorMove(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            State state = new State(randomBoard(random));
            char player = random.nextBoolean() ? '1' : '2';
            String situation = player + " " + state.getBoard();

            int value = Minimax.run(state, player);
            int explored = Minimax.explored;
            assertThat(Minimax.run_with_pruning(state, player)).as(situation).isEqualTo(value);
            assertThat(Minimax.explored).as(situation).isBetween(1, explored);
            assertThat(Minimax.move(state, player, true).map(State::getBoard))
                    .as(situation)
                    .isEqualTo(Minimax.move(state, player, false).map(State::getBoard));
        }
    }

    /** At least half of the squares are taken, so that the search without pruning is fast. */
    private static char[] randomBoard(Random random) {
        char[] board = new char[16];
        for (int square = 0; square < board.length; square++) {
            board[square] = square % 2 == 0 && random.nextInt(4) > 0 ? '0' : random.nextBoolean() ? '1' : '2';
        }
        return board;
    }
}
