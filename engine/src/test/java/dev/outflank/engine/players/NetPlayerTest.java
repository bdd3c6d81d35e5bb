package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetPlayerTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void choose_depthOneWholeGame_isTheMoveWithTheHighestScore() throws NotationException {
        ExplainablePlayer player = (ExplainablePlayer) BuiltInPlayers.create("net:depth=1");
        Game game = Game.start(8);
        while (!game.isOver()) {
            Move move = player.choose(game, Clock.UNLIMITED);
            if (game.position().mobility() > 0) {
                var scores = player.moveScores(game, Clock.UNLIMITED);
                assertThat(scores.keySet())
                        .containsExactlyElementsOf(game.position().moves());
                assertThat(scores.get(move))
                        .isEqualTo(scores.values().stream()
                                .mapToDouble(d -> d)
                                .max()
                                .orElseThrow());
            }
            game = game.play(move);
        }
    }

    /** Two moves ahead, it knows more than these players; without any luck. */
    @ParameterizedTest
    @CsvSource({"greedy, 2", "composite, 3", "minimax:2, 4"})
    void choose_againstSimplePlayers_winsWithBothColours(String opponent, int depth) throws NotationException {
        for (Colour colour : Colour.values()) {
            Player net = BuiltInPlayers.create("net:depth=" + depth);
            Player other = BuiltInPlayers.create(opponent);
            Game game = Game.start(8);
            while (!game.isOver()) {
                game = game.play((game.position().toMove() == colour ? net : other).choose(game, Clock.UNLIMITED));
            }
            Position end = game.position();
            assertThat(end.discs(colour)).as("%s as %s", opponent, colour).isGreaterThan(end.discs(colour.other()));
        }
    }

    @Test
    void choose_reversedGame_playsLikeAlphaBeta() throws NotationException {
        Game game = Game.from(Position.start(8), Objective.FEWEST_DISCS);
        Player net = BuiltInPlayers.create("net:depth=3");
        Player alphaBeta = BuiltInPlayers.create("alphabeta:3");
        for (int ply = 0; ply < 12; ply++) {
            Move move = alphaBeta.choose(game, Clock.UNLIMITED);
            assertThat(net.choose(game, Clock.UNLIMITED)).isEqualTo(move);
            game = game.play(move);
        }
    }

    @Test
    void create_weightsOfAFile_playsWithThem() throws Exception {
        Path file = folder.resolve("net.bin");
        try (OutputStream out = Files.newOutputStream(file)) {
            SquareNetwork.shipped().write(out);
        }
        Game game = Game.start(8).play(Move.at(4, 5));
        assertThat(BuiltInPlayers.create("net:depth=4,weights=" + file).choose(game, Clock.UNLIMITED))
                .isEqualTo(BuiltInPlayers.create("net:depth=4").choose(game, Clock.UNLIMITED));
        Files.writeString(file, "no network");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create("net:weights=" + file))
                .withMessageContaining("cannot be read: not a network of the player net");
        assertThat(BuiltInPlayerRegistry.withoutFiles().unavailableReason("net:weights=" + file, 8))
                .hasValueSatisfying(reason -> assertThat(reason).contains("names a file"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"net:4", "net:depth=0", "net:depth=65", "net:depth=2,depth=3", "net:", "net:width=3", "net:depth"})
    void create_invalidParameters_failsWithExpectation(String spec) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessageStartingWith("expected net[:depth=D][,weights=FILE] with depth a whole number from 1 to 64")
                .withMessageEndingWith("not '" + spec + "'");
    }
}
