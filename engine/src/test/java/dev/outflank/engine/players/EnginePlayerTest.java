package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnginePlayerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine:level=3",
                "engine:depth=4",
                "engine:nodes=2000",
                "engine:nodes=2000,weights=network",
                "engine:time=20ms",
                "engine:time=0.02s",
                "engine:level=2,threads=2",
                "engine:threads=2,depth=3"
            })
    void choose_everyLimit_playsAWholeGame(String spec) throws NotationException {
        for (int size : new int[] {4, 6, 8}) {
            Player player = BuiltInPlayers.create(spec);
            Game game = Game.start(size);
            while (!game.isOver()) {
                game = game.play(player.choose(game, Clock.UNLIMITED));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10})
    void prepare_everySize_doesNotUseTheClock(int size) throws NotationException {
        Player player = BuiltInPlayers.create("engine:depth=4,book=off");
        Game start = Game.start(size);
        player.prepare(start);
        player.prepare(Game.from(start.position(), Objective.FEWEST_DISCS));
        CountedClock clock = new CountedClock(1);
        assertThat(start.position().isLegal(player.choose(start, clock))).isTrue();
        assertThat(clock.checks()).isPositive();
    }

    @Test
    void choose_endgame_findsTheBestMove() throws NotationException {
        Game game = Game.from(
                BoardText.parse("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X"),
                Objective.MOST_DISCS);
        assertThat(BuiltInPlayers.create("engine:level=12").choose(game, Clock.UNLIMITED))
                .isEqualTo(Move.at(7, 6));
    }

    @Test
    void choose_largeBoardOrReversedGame_isLegalAndObeysTheClock() throws NotationException {
        Player player = BuiltInPlayers.create("engine");
        Game large = Game.start(12);
        CountedClock clock = new CountedClock(50);
        assertThat(large.position().isLegal(player.choose(large, clock))).isTrue();
        assertThat(clock.checks())
                .as("clock checks until the time is up, and a few more")
                .isBetween(50, 55);
        Game reversed = Game.from(Game.start(8).position(), Objective.FEWEST_DISCS);
        assertThat(reversed.position().isLegal(player.choose(reversed, new CountedClock(50))))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine:level=1", "engine:level=4", "engine:level=5", "engine:depth=2", "engine:nodes=500"})
    void choose_largeBoardWithEveryLimit_playsLegalMoves(String spec) throws NotationException {
        Player player = BuiltInPlayers.create(spec);
        Game game = Game.start(10);
        for (int ply = 0; ply < 12; ply++) {
            game = game.play(player.choose(game, Clock.UNLIMITED));
        }
        assertThat(game.ply()).isEqualTo(12);
    }

    @Test
    void choose_largeBoards_beatsGreedyWithBothColours() throws NotationException {
        for (int size : new int[] {10, 14}) {
            for (Colour side : Colour.values()) {
                Player engine = BuiltInPlayers.create("engine:nodes=300");
                Player greedy = BuiltInPlayers.create("greedy");
                Game game = Game.start(size);
                while (!game.isOver()) {
                    Player mover = game.position().toMove() == side ? engine : greedy;
                    game = game.play(mover.choose(game, Clock.UNLIMITED));
                }
                assertThat(game.winner()).as("%d×%d as %s", size, size, side).isEqualTo(side);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine:",
                "engine:large=/no/such/file",
                "engine:large=pom.xml",
                "engine:level",
                "engine:level=0",
                "engine:level=61",
                "engine:level=x",
                "engine:depth=99",
                "engine:nodes=0",
                "engine:nodes=99999999999999999999",
                "engine:time=0",
                "engine:time=soon",
                "engine:time=99999999s",
                "engine:threads=0",
                "engine:threads=9999",
                "engine:level=3,depth=3",
                "engine:level=3,level=4",
                "engine:fast=1"
            })
    void create_invalidParameters_failsWithTheSyntax(String spec) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessageContaining("expected engine");
    }
}
