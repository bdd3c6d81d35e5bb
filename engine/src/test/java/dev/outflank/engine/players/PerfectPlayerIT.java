package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PerfectPlayerIT {
    private static final long SEED = 20261103;

    @Test
    void choose_fourByFour_blackLosesThreeToEleven() {
        PerfectPlayer perfect = new PerfectPlayer(CompositeWeights.DEFAULT);
        Game game = Game.start(4);
        while (!game.isOver()) {
            game = game.play(perfect.choose(game, Clock.UNLIMITED));
        }
        assertThat(game.position().discs(Colour.BLACK)).isEqualTo(3);
        assertThat(game.position().discs(Colour.WHITE)).isEqualTo(11);
    }

    /** Any position of 4×4, and endgames of larger boards; the sign is -1 in the reversed game. */
    @ParameterizedTest
    @CsvSource({"4, 9, 60, 1", "4, 9, 20, -1", "6, 8, 20, 1", "6, 7, 10, -1", "8, 8, 12, 1", "10, 7, 5, 1"})
    void choose_randomPositions_matchesMinimax(int size, int maxEmpties, int positions, int sign) {
        SplittableRandom random = new SplittableRandom(SEED + size);
        for (int i = 0; i < positions; i++) {
            Position position = SamplePositions.withEmpties(size, random.nextInt(1, maxEmpties + 1), random);
            CharBoard board = CharBoard.of(position);
            char side = position.toMove().letter();
            Move expected = Move.PASS;
            int highest = Integer.MIN_VALUE;
            for (Move move : board.moves(side)) {
                int value = -board.after(move, side).solve(CharBoard.other(side), sign);
                if (value > highest) {
                    expected = move;
                    highest = value;
                }
            }
            Objective objective = sign > 0 ? Objective.MOST_DISCS : Objective.FEWEST_DISCS;
            assertThat(new PerfectPlayer(CompositeWeights.DEFAULT)
                            .choose(Game.from(position, objective), Clock.UNLIMITED))
                    .as("%s, %s, position %d of seed %d", position, objective, i, SEED + size)
                    .isEqualTo(expected);
        }
    }

    @Test
    void choose_sixBySix_whiteWinsTwentyToSixteen() {
        PerfectPlayer perfect = new PerfectPlayer(CompositeWeights.DEFAULT);
        Game game = Game.start(6);
        while (!game.isOver()) {
            game = game.play(perfect.choose(game, () -> 0));
        }
        assertThat(game.position().discs(Colour.BLACK)).isEqualTo(16);
        assertThat(game.position().discs(Colour.WHITE)).isEqualTo(20);
    }

    /** Against any play, the perfect player gets at least the value of the start position. */
    @ParameterizedTest
    @EnumSource(Colour.class)
    void choose_sixBySixAgainstRandom_keepsTheValueOfTheStart(Colour perfectSide) {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        PerfectPlayer perfect = new PerfectPlayer(CompositeWeights.DEFAULT);
        for (int i = 0; i < 10; i++) {
            Game game = Game.start(6);
            while (!game.isOver()) {
                Position position = game.position();
                Move move = position.toMove() == perfectSide || position.mobility() == 0
                        ? perfect.choose(game, () -> 0)
                        : position.move(random.nextInt(position.mobility()));
                game = game.play(move);
            }
            int difference = Scoring.EMPTIES_TO_WINNER.difference(game.position(), perfectSide);
            assertThat(difference)
                    .as("seed %d, game %d: %s", seed, i, game.moves())
                    .isGreaterThanOrEqualTo(perfectSide == Colour.WHITE ? 4 : -4);
        }
    }

    @Test
    void choose_sixBySixReversed_obeysTheClock() {
        CountedClock clock = new CountedClock(100);
        Game game = Game.from(Position.start(6), Objective.FEWEST_DISCS);
        assertThat(game.position().isLegal(new PerfectPlayer(CompositeWeights.DEFAULT).choose(game, clock)))
                .isTrue();
        assertThat(clock.checks()).isBetween(100, 101);
    }
}
