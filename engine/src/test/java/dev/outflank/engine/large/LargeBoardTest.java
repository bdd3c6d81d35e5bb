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

/** The twin is {@link Position}, which the tests of module rules compare with a board written square by square. */
class LargeBoardTest {
    private static final int BOARDS = 150;

    private static List<Integer> sizes() {
        return LargePositions.sizes();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void movesAndFlips_strewnAndPlayedBoards_areThoseOfTheRules(int size) {
        for (long seed = 0; seed < BOARDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = seed % 2 == 0
                    ? Positions.randomDiscs(size, random)
                    : LargePositions.played(size, random.nextInt(8, size * size - 4), random);
            LargeBoard board = new LargeBoard(size);
            board.set(position);
            compare(board, position, "seed " + seed);
            for (Move move : position.moves()) {
                int turned = board.play(LargeBoard.square(move.row(), move.column()));
                assertThat(turned).as("seed %d, %s", seed, move).isEqualTo(position.flips(move));
                compare(board, position.play(move), "seed " + seed + ", " + move);
                board.undo();
            }
            compare(board, position, "seed " + seed + ", taken back");
        }
    }

    @Test
    void play_whereNothingIsTurned_changesNothing() {
        LargeBoard board = new LargeBoard(12);
        board.set(Position.start(12));
        assertThat(board.play(LargeBoard.square(0, 0))).isZero();
        compare(board, Position.start(12), "start");
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void indices_wholeGame_areThoseOfABoardSetUpAnew(int size) {
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
            for (int place = 0; place < played.layout.instanceCount; place++) {
                assertThat(played.index(place)).isEqualTo(fresh.index(place));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 11, 28})
    void board_sizeThatIsNotItsOwn_saysWhatIsExpected(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LargeBoard(size))
                .withMessage(
                        "this search is for boards from 10×10 to 26×26, an even number of squares wide, not " + size);
    }

    private static void compare(LargeBoard board, Position position, String where) {
        board.generateMoves();
        int[] squares = new int[LargeBoard.SQUARES];
        int count = board.listMoves(squares);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(Move.at(LargeBoard.row(squares[i]), LargeBoard.column(squares[i])));
        }
        Colour mover = position.toMove();
        assertThat(moves).as(where).isEqualTo(position.moves());
        assertThat(board.mobility()).as(where).isEqualTo(position.mobility());
        assertThat(board.opponentMobility())
                .as(where)
                .isEqualTo(position.passed().mobility());
        assertThat(board.discs()).as(where).isEqualTo(position.discs(mover));
        assertThat(board.opponentDiscs()).as(where).isEqualTo(position.discs(mover.other()));
        assertThat(board.listEmpties(squares)).as(where).isEqualTo(position.empties());
        for (int row = 0; row < position.size(); row++) {
            long line = 0;
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                line |= disc == null ? 0 : 1L << column + (disc == Colour.BLACK ? 0 : 32);
            }
            assertThat(board.rowBits(row)).as(where).isEqualTo(line);
        }
    }
}
