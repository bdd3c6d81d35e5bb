package dev.outflank.engine.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerfectTest {
    private static final long SEED = 20261103;

    @Test
    void perfect_fourByFour_blackLosesThreeToEleven() {
        Perfect perfect = new Perfect(Weights.DEFAULT);
        Game game = Game.start(4);
        while (!game.isOver()) {
            game = game.play(perfect.choose(game, Clock.UNLIMITED));
        }
        assertThat(game.position().discs(Colour.BLACK)).isEqualTo(3);
        assertThat(game.position().discs(Colour.WHITE)).isEqualTo(11);
    }

    /** 4×4 from any of its positions, larger boards near the end; -1 in the reversed game. */
    @ParameterizedTest
    @CsvSource({"4, 9, 60, 1", "4, 9, 20, -1", "6, 8, 20, 1", "6, 7, 10, -1", "8, 8, 12, 1", "10, 7, 5, 1"})
    void perfect_randomPositions_choosesAsPlainRecursion(int size, int mostEmpties, int positions, int wants) {
        SplittableRandom random = new SplittableRandom(SEED + size);
        for (int i = 0; i < positions; i++) {
            Position position = Samples.withEmpties(size, random.nextInt(1, mostEmpties + 1), random);
            CharBoard board = CharBoard.of(position);
            char side = position.toMove().letter();
            Move expected = Move.PASS;
            int highest = Integer.MIN_VALUE;
            for (Move move : board.moves(side)) {
                int value = -board.after(move, side).playedOut(CharBoard.other(side), wants);
                if (value > highest) {
                    expected = move;
                    highest = value;
                }
            }
            Objective objective = wants > 0 ? Objective.MOST_DISCS : Objective.FEWEST_DISCS;
            assertThat(new Perfect(Weights.DEFAULT).choose(Game.from(position, objective), Clock.UNLIMITED))
                    .as("%s, %s, position %d of seed %d", position, objective, i, SEED + size)
                    .isEqualTo(expected);
        }
    }

    @Test
    void perfect_sixBySixStart_playsUnderTheClock() {
        CountedClock clock = new CountedClock(100);
        Game game = Game.start(6);
        assertThat(game.position().isLegal(new Perfect(Weights.DEFAULT).choose(game, clock)))
                .isTrue();
        assertThat(clock.looks()).isBetween(100, 101);
    }
}
