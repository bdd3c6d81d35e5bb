package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search board agrees with the rules' positions after moves and after undo. */
class SearchBoardTest {
    private static final long SEED = 20261107;

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14, 26})
    void playAndUndo_randomGames_matchPositions(int size) {
        SplittableRandom random = new SplittableRandom(SEED + size);
        Map<Long, Position> keys = new HashMap<>();
        for (int i = 0; i < 5; i++) {
            Game game = Game.start(size);
            SearchBoard board = SearchBoard.of(game.position());
            int[] squares = new int[size * size];
            while (!game.isOver()) {
                int count = board.listMoves(squares);
                if (count == 0) {
                    board.pass();
                    game = game.play(Move.PASS);
                } else {
                    int square = squares[random.nextInt(count)];
                    board.play(square);
                    game = game.play(board.move(square));
                }
                check(board, game.position(), keys);
            }
            for (Position position : game.positions().reversed()) {
                check(board, position, keys);
                board.undo();
            }
        }
    }

    private static void check(SearchBoard board, Position position, Map<Long, Position> keys) {
        Colour mover = position.toMove();
        int[] squares = new int[position.mobility()];
        assertThat(board.listMoves(squares)).isEqualTo(squares.length);
        assertThat(Arrays.stream(squares).mapToObj(board::move).toList()).isEqualTo(position.moves());
        assertThat(squares).isSorted();
        assertThat(board.mobility()).isEqualTo(squares.length);
        assertThat(board.opponentMobility()).isEqualTo(position.passed().mobility());
        assertThat(board.discDifference()).isEqualTo(position.discs(mover) - position.discs(mover.other()));
        assertThat(board.cornerDifference()).isEqualTo(corners(position, mover) - corners(position, mover.other()));
        // A key does not depend on colours: the same position with colours swapped has the same key.
        Position seen = keys.putIfAbsent(board.key(), position);
        assertThat(seen == null
                        || List.of(position, Positions.coloursSwapped(position)).contains(seen))
                .as("key of %s and %s", position, seen)
                .isTrue();
    }

    private static int corners(Position position, Colour colour) {
        int last = position.size() - 1;
        return (int) List.of(Move.at(0, 0), Move.at(0, last), Move.at(last, 0), Move.at(last, last)).stream()
                .filter(corner -> position.at(corner.row(), corner.column()) == colour)
                .count();
    }
}
