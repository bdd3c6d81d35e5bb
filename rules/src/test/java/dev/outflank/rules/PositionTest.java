package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.outflank.fuzz.Seed;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
    static IntStream sizes() {
        return IntStream.rangeClosed(2, 13).map(half -> 2 * half);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void start_everySize_hasFourMovesAndDiagonalSymmetry(int size) {
        Position start = Position.start(size);
        assertThat(start.toMove()).isEqualTo(Colour.BLACK);
        assertThat(start.mobility()).isEqualTo(4);
        assertThat(start.discs(Colour.BLACK)).isEqualTo(2);
        assertThat(start.at(size / 2 - 1, size / 2)).isEqualTo(Colour.BLACK);
        assertThat(start.transformed(Symmetry.TRANSPOSE)).isEqualTo(start);
        assertThat(start.transformed(Symmetry.MIRROR_ROWS)).isNotEqualTo(start);
    }

    @ParameterizedTest
    @ValueSource(ints = {-8, 0, 2, 3, 5, 7, 9, 27, 28, Integer.MAX_VALUE})
    void start_invalidSize_isRejected(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.start(size))
                .withMessageContaining("even");
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void moves_randomGames_agreeWithNaiveBoard(int size) {
        long seed = Seed.VALUE;
        RandomPositions random = new RandomPositions(seed);
        for (int i = 0; i < 12; i++) {
            Game game = random.game(size);
            NaiveBoard naive = new NaiveBoard(game.startPosition());
            int ply = 0;
            for (Position position : game.positions()) {
                assertThat(position.moves()).as("seed %d, ply %d", seed, ply).isEqualTo(naive.moves(position.toMove()));
                assertThat(position).as("seed %d, ply %d", seed, ply).isEqualTo(naive.position(position.toMove()));
                if (ply < game.ply() && !game.moves().get(ply).isPass()) {
                    naive.play(position.toMove(), game.moves().get(ply));
                }
                ply++;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void flips_randomBoards_agreeWithNaiveBoard(int size) {
        long seed = Seed.VALUE;
        RandomPositions random = new RandomPositions(seed);
        for (int i = 0; i < 60; i++) {
            Position position = random.board(size);
            NaiveBoard naive = new NaiveBoard(position);
            assertThat(position.moves()).as("seed %d: %s", seed, position).isEqualTo(naive.moves(position.toMove()));
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    assertThat(position.flips(Move.at(row, column)))
                            .as("seed %d: %s in %s", seed, Move.at(row, column), position)
                            .isEqualTo(
                                    naive.flips(position.toMove(), row, column).size());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void transformed_everySymmetry_preservesMoves(int size) {
        long seed = Seed.VALUE;
        Position position = new RandomPositions(seed).board(size);
        for (Symmetry symmetry : Symmetry.values()) {
            Position turned = position.transformed(symmetry);
            assertThat(turned.moves())
                    .as("seed %d, %s", seed, symmetry)
                    .containsExactlyInAnyOrderElementsOf(position.moves().stream()
                            .map(move -> symmetry.apply(move, size))
                            .toList());
            assertThat(turned.transformed(symmetry.inverse()))
                    .as("seed %d, %s", seed, symmetry)
                    .isEqualTo(position);
            for (Move move : position.moves()) {
                assertThat(turned.play(symmetry.apply(move, size)))
                        .as("seed %d, %s of %s", seed, symmetry, move)
                        .isEqualTo(position.play(move).transformed(symmetry));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void move_byIndex_isTheElementOfMoves(int size) {
        Position position = new RandomPositions(size).board(size);
        for (int n = 0; n < position.mobility(); n++) {
            assertThat(position.move(n)).isEqualTo(position.moves().get(n));
        }
    }

    @Test
    void key_positionsOfRandomGames_isUnique() {
        RandomPositions random = new RandomPositions(1);
        var keys = new java.util.HashMap<Long, Position>();
        for (int size : new int[] {4, 8, 10, 26}) {
            for (int i = 0; i < 20; i++) {
                for (Position position : random.game(size).positions()) {
                    assertThat(keys.getOrDefault(position.key(), position)).isEqualTo(position);
                    keys.put(position.key(), position);
                    keys.putIfAbsent(position.passed().key(), position.passed());
                }
            }
        }
    }

    @Test
    void play_illegalMove_namesMoveSideAndBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.start(4).play(Move.at(0, 0)))
                .withMessageContaining("a1 is not legal for Black");
        assertThatIllegalArgumentException().isThrownBy(() -> Position.start(8).play(Move.PASS));
        assertThatIllegalArgumentException().isThrownBy(() -> Position.start(8).play(Move.at(20, 20)));
        assertThatIllegalArgumentException().isThrownBy(() -> Position.start(10).play(Move.at(9, 20)));
    }

    @Test
    void mustPass_onlyTheOpponentCanMove_passIsLegal() throws NotationException {
        Position position = BoardText.parse("XO-- ---- ---- ---- O");
        assertThat(position.mustPass()).isTrue();
        assertThat(position.isOver()).isFalse();
        assertThat(position.isLegal(Move.PASS)).isTrue();
        assertThat(position.play(Move.PASS).moves()).containsExactly(Move.at(0, 2));
    }

    @Test
    void isOver_oneColourLeft_isTrue() throws NotationException {
        Position position = BoardText.parse("XXX- ---- ---- ---- O");
        assertThat(position.isOver()).isTrue();
        assertThat(position.mustPass()).isFalse();
        assertThat(position.isLegal(Move.PASS)).isFalse();
        assertThat(Scoring.RAW.difference(position, Colour.WHITE)).isEqualTo(-3);
        assertThat(Scoring.EMPTIES_TO_WINNER.difference(position, Colour.WHITE)).isEqualTo(-16);
        assertThat(Objective.MOST_DISCS.winner(position)).isEqualTo(Colour.BLACK);
        assertThat(Objective.FEWEST_DISCS.winner(position)).isEqualTo(Colour.WHITE);
    }

    @Test
    void winner_equalDiscs_isNull() throws NotationException {
        Position position = BoardText.parse("XXX- OOO- ---- ---- X");
        assertThat(Objective.MOST_DISCS.winner(position)).isNull();
        assertThat(Objective.FEWEST_DISCS.winner(position)).isNull();
        assertThat(Scoring.EMPTIES_TO_WINNER.difference(position, Colour.BLACK)).isZero();
    }
}
