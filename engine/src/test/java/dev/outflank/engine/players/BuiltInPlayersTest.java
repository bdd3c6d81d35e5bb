package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuiltInPlayersTest {
    @Test
    void engine_fileNameOfSeveralLines_refusedInOne() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create("engine:depth=4,weights=\n\na/b.bin"))
                .extracting(NotationException::getMessage, as(STRING))
                .contains("cannot be read")
                .doesNotContain("\n");
    }

    @Test
    void rungs_all_areThoseOfTheIssue() {
        assertThat(BuiltInPlayers.list())
                .extracting(PlayerInfo::syntax)
                .containsExactly(
                        "first",
                        "random[:seed]",
                        "greedy",
                        "smarter",
                        "smartest",
                        "composite[:a,b,c]",
                        "minimax:depth",
                        "alphabeta[:depth]",
                        "mcts[:playouts[,seed]]",
                        "cs303",
                        "engine[:level=L|time=T|depth=D|nodes=N][,threads=K][,book=off][,weights=FILE][,large=FILE]",
                        "perfect");
        assertThat(BuiltInPlayers.list())
                .allMatch(rung ->
                        rung.syntax().startsWith(rung.name()) && !rung.summary().isBlank());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first", "random", "random:-5", "greedy", "smarter", "smartest", "composite", "composite:0,-3,10000",
                "minimax:1", "minimax:64", "alphabeta", "alphabeta:3", "mcts", "mcts:10", "mcts:10,7", "cs303",
                "perfect", " Greedy ", "COMPOSITE: 1, 2, 3"
            })
    void player_goodSpec_choosesALegalMove(String spec) throws NotationException {
        // The clock is up at once, so that even 64 moves deep is answered.
        Game game = Game.start(spec.equals("perfect") ? 4 : 8);
        assertThat(game.position().isLegal(BuiltInPlayers.create(spec).choose(game, () -> 0)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "minimax:x | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax:x'",
                "minimax:0 | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax:0'",
                "minimax | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax'",
                "minimax: | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax:'",
                "minimax:65 | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax:65'",
                "minimax:3,4 | expected minimax:depth with depth a whole number from 1 to 64, not 'minimax:3,4'",
                "alphabeta:-1 | expected alphabeta[:depth] with depth a whole number from 1 to 64, not 'alphabeta:-1'",
                "alphabeta:99999999999999999999 | expected alphabeta[:depth] with depth a whole number from 1 to 64,"
                        + " not 'alphabeta:99999999999999999999'",
                "composite:1,2 | expected composite[:a,b,c] with a, b and c whole numbers from -10000 to 10000, not"
                        + " 'composite:1,2'",
                "composite:1,2,10001 | expected composite[:a,b,c] with a, b and c whole numbers from -10000 to 10000,"
                        + " not 'composite:1,2,10001'",
                "composite:1,2, | expected composite[:a,b,c] with a, b and c whole numbers from -10000 to 10000, not"
                        + " 'composite:1,2,'",
                "random:abc | expected random[:seed] with seed a whole number of 64 bits, not 'random:abc'",
                "greedy:2 | expected greedy with nothing after it, not 'greedy:2'",
                "cs303: | expected cs303 with nothing after it, not 'cs303:'",
                "mcts:0 | expected mcts[:playouts[,seed]] with playouts a whole number from 1 to 100000000, seed a"
                        + " whole number of 64 bits, not 'mcts:0'",
            })
    void player_badParameters_namesWhatCameAndWhatIsExpected(String spec, String sentence) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessage(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ":", ":3", "greed", "greedyy", "greedy 3", "engines", "мини"})
    void player_unknownName_listsTheKnownOnes(String spec) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessageStartingWith("there is no player " + NotationException.quoted(spec.strip()))
                .withMessageEndingWith(
                        "expected one of first, random[:seed], greedy, smarter, smartest, composite[:a,b,c],"
                                + " minimax:depth, alphabeta[:depth], mcts[:playouts[,seed]], cs303,"
                                + " engine[:level=L|time=T|depth=D|nodes=N][,threads=K][,book=off][,weights=FILE]"
                                + "[,large=FILE], perfect");
    }

    @Test
    void refusal_cs303OffEightByEight_saysWhere() throws NotationException {
        assertThat(BuiltInPlayers.unsupportedReason("cs303", Position.start(8))).isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason("cs303", Position.start(10)))
                .contains("cs303 plays only on 8×8, not on 10×10");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BuiltInPlayers.create("cs303").choose(Game.start(6), Clock.UNLIMITED))
                .withMessage("cs303 plays only on 8×8, not on 6×6");
    }

    @Test
    void refusal_perfectTooEarly_saysFromWhenOn() throws NotationException {
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(4)))
                .isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(6)))
                .isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(8)))
                .contains("perfect plays on 8×8 from 16 empty squares on, and here are 60");
    }

    @Test
    void refusal_otherPlayers_playEverywhere() throws NotationException {
        for (PlayerInfo rung : BuiltInPlayers.list()) {
            if (!rung.name().equals("cs303") && !rung.name().equals("perfect")) {
                assertThat(BuiltInPlayers.unsupportedReason(rung.name(), Position.start(26)))
                        .isEmpty();
            }
        }
    }
}
