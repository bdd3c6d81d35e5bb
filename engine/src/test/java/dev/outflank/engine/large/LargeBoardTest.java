package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.outflank.engine.Positions;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the board with {@link Position}, which the tests of module rules compare with a naive board. */
class LargeBoardTest {
    private static final int BOARDS = 150;

    private static List<Integer> sizes() {
        return LargePositions.sizes();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void movesAndFlips_randomAndPlayedBoards_matchThoseOfTheRules(int size) {
        for (long seed = 0; seed < BOARDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = seed % 2 == 0
                    ? Positions.randomDiscs(size, random)
                    : LargePositions.played(size, random.nextInt(8, size * size - 4), random);
            LargeBoard board = new LargeBoard(size);
            board.set(position);
            compare(board, position, "seed " + seed);
            for (Move move : position.moves()) {
                int flipped = board.play(LargeBoard.square(move.row(), move.column()));
                assertThat(flipped).as("seed %d, %s", seed, move).isEqualTo(position.flips(move));
                compare(board, position.play(move), "seed " + seed + ", " + move);
                board.undo();
            }
            compare(board, position, "seed " + seed + ", after undo");
        }
    }

    @Test
    void play_squareThatFlipsNothing_changesNothing() {
        LargeBoard board = new LargeBoard(12);
        board.set(Position.start(12));
        assertThat(board.play(LargeBoard.square(0, 0))).isZero();
        compare(board, Position.start(12), "start");
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void indices_wholeGame_matchThoseOfABoardSetUpFromThePosition(int size) {
        SplittableRandom random = new SplittableRandom(size);
        LargeBoard played = new LargeBoard(size);
        LargeBoard fresh = new LargeBoard(size);
        Position position = Position.start(size);
        played.set(position);
        while (!position.isOver()) {
            if (played.ply() == LargeBoard.MAX_PLIES) {
                played.set(position);
            }
            if (position.mobility() == 0) {
                played.pass();
                position = position.play(Move.PASS);
            } else {
                Move move = position.move(random.nextInt(position.mobility()));
                played.play(LargeBoard.square(move.row(), move.column()));
                position = position.play(move);
            }
            fresh.set(position);
            assertThat(played.key()).isEqualTo(fresh.key());
            for (int instance = 0; instance < played.layout.instanceCount; instance++) {
                assertThat(played.index(instance)).isEqualTo(fresh.index(instance));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 11, 28})
    void board_invalidSize_failsWithTheExpectedSizes(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LargeBoard(size))
                .withMessage("the board size must be an even number from 10 to 26, not " + size);
    }

    private static void compare(LargeBoard board, Position position, String description) {
        board.generateMoves();
        int[] squares = new int[LargeBoard.SQUARES];
        int count = board.listMoves(squares);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(Move.at(LargeBoard.row(squares[i]), LargeBoard.column(squares[i])));
        }
        Colour mover = position.toMove();
        assertThat(moves).as(description).isEqualTo(position.moves());
        assertThat(board.mobility()).as(description).isEqualTo(position.mobility());
        assertThat(board.opponentMobility())
                .as(description)
                .isEqualTo(position.passed().mobility());
        assertThat(board.discs()).as(description).isEqualTo(position.discs(mover));
        assertThat(board.opponentDiscs()).as(description).isEqualTo(position.discs(mover.other()));
        assertThat(board.listEmpties(squares)).as(description).isEqualTo(position.empties());
        for (int row = 0; row < position.size(); row++) {
            long line = 0;
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                line |= disc == null ? 0 : 1L << column + (disc == Colour.BLACK ? 0 : 32);
            }
            assertThat(board.rowBits(row)).as(description).isEqualTo(line);
        }
    }
}
