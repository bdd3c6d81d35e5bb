package dev.outflank.protocol.lab8;

import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.ProgramRun;
import dev.outflank.rules.Colour;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games, every printed board checked by the rules. */
final class Lab8GamesTest {
    @ParameterizedTest
    @CsvSource({"4,200", "6,50", "8,50", "10,10", "26,3"})
    void game_randomHuman_printsEveryBoard(int size, int games) {
        for (int seed = 0; seed < games; seed++) {
            for (Colour computer : Colour.values()) {
                assertPlayed(
                        new RandomLab8Game(size, computer, seed),
                        size + "×" + size + ", computer " + computer + ", seed " + seed);
            }
        }
    }

    @Test
    void game_humanHasNoMove_isAnnouncedAndComputerPlaysAgain() {
        assertPlayed(find(game -> game.passes(Colour.BLACK) && !game.passes(Colour.WHITE)), "human passes");
    }

    @Test
    void game_computerHasNoMove_isAnnouncedAndHumanPlaysAgain() {
        assertPlayed(find(game -> game.passes(Colour.WHITE) && !game.passes(Colour.BLACK)), "computer passes");
    }

    @Test
    void game_overWithEmptySquares_noPassIsAnnounced() {
        RandomLab8Game game =
                find(g -> g.game().position().empties() > 0 && !g.passes(Colour.BLACK) && !g.passes(Colour.WHITE));

        assertThat(Lab8ProgramTest.run(game.input()).out()).doesNotContain("no valid move");
    }

    @Test
    void game_equalDiscs_isADraw() {
        RandomLab8Game game = find(g -> g.game().winner() == null);

        assertThat(Lab8ProgramTest.run(game.input()).out()).endsWith("\nDraw!\n");
    }

    /** The first 4×4 game with a white computer that satisfies a condition. */
    private static RandomLab8Game find(Predicate<RandomLab8Game> condition) {
        for (int seed = 0; seed < 10_000; seed++) {
            RandomLab8Game game = new RandomLab8Game(4, Colour.WHITE, seed);
            if (condition.test(game)) {
                return game;
            }
        }
        throw new AssertionError("no such game among 10,000 seeds");
    }

    private static void assertPlayed(RandomLab8Game game, String name) {
        ProgramRun session = Lab8ProgramTest.run(game.input());

        assertSameText("output of the game (" + name + ")", session.out(), game.output());
        assertThat(session.err()).isEmpty();
        assertThat(session.exitCode()).isZero();
    }
}
