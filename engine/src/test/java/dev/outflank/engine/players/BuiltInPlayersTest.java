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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuiltInPlayersTest {
    /** The repository's documentation, seen from the module's directory. */
    private static final Path DOCUMENTATION = Path.of("../docs/players.md");

    /** {@code perfect} is not on the web page, because it ignores the clock while it solves a position. */
    private static final Set<String> NOT_ON_THE_PAGE = Set.of("perfect");

    static List<PlayerInfo> players() {
        return BuiltInPlayers.list();
    }

    @ParameterizedTest
    @MethodSource("players")
    void info_everyPlayer_isComplete(PlayerInfo player) throws IOException {
        assertThat(player.syntax()).startsWith(player.name());
        assertThat(player.summary()).endsWith(".");
        assertThat(BuiltInPlayers.find(player.name())).contains(player);
        String documentation = Files.readString(DOCUMENTATION);
        assertThat(documentation).contains("| `" + player.syntax().replace("|", "\\|") + "` |");
        assertThat(documentation).containsPattern("(?m)^(- \\*\\*|## )" + player.name() + "\\b");
    }

    @ParameterizedTest
    @MethodSource("players")
    void info_everyPlayer_hasALessonAndAnOpponentUnlessExempt(PlayerInfo player) {
        boolean exempt = NOT_ON_THE_PAGE.contains(player.name());
        assertThat(player.lesson().isEmpty()).as("no lesson").isEqualTo(exempt);
        assertThat(player.presets().isEmpty()).as("no opponent").isEqualTo(exempt);
    }

    @Test
    void exemptions_all_areBuiltInPlayers() {
        assertThat(players()).extracting(PlayerInfo::name).containsAll(NOT_ON_THE_PAGE);
    }

    @ParameterizedTest
    @MethodSource("players")
    void specs_ofLessonsAndPresets_chooseALegalMove(PlayerInfo player) throws NotationException {
        Game game = Game.start(8);
        List<String> specs = new ArrayList<>();
        player.lesson().ifPresent(lesson -> specs.add(lesson.spec()));
        player.presets().forEach(preset -> specs.add(preset.spec()));
        for (String spec : specs) {
            assertThat(game.position().isLegal(BuiltInPlayers.create(spec).choose(game, () -> 0)))
                    .as(spec)
                    .isTrue();
        }
    }

    @Test
    void presets_all_haveDistinctIds() {
        assertThat(players().stream().flatMap(player -> player.presets().stream()))
                .extracting(PlayerPreset::id)
                .doesNotHaveDuplicates();
    }

    @Test
    void engine_fileNameOfSeveralLines_isReportedOnOneLine() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create("engine:depth=4,weights=\n\na/b.bin"))
                .extracting(NotationException::getMessage, as(STRING))
                .contains("cannot be read")
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first", "random", "random:-5", "greedy", "smarter", "smartest", "composite", "composite:0,-3,10000",
                "minimax:1", "minimax:64", "alphabeta", "alphabeta:3", "mcts", "mcts:10", "mcts:10,7", "cs303",
                "net", "net:depth=3", "perfect", " Greedy ", "COMPOSITE: 1, 2, 3"
            })
    void create_validSpec_choosesALegalMove(String spec) throws NotationException {
        // The clock has expired, so that even depth 64 returns at once.
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
    void create_invalidParameters_failsWithSpecAndExpectation(String spec, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ":", ":3", "greed", "greedyy", "greedy 3", "engines", "мини"})
    void create_unknownName_failsWithAllSyntaxes(String spec) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessageStartingWith("there is no player " + NotationException.quoted(spec.strip()))
                .withMessageEndingWith("expected one of "
                        + players().stream().map(PlayerInfo::syntax).collect(Collectors.joining(", ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cs303", "net"})
    void unsupportedReason_playerFor8x8OnOtherSizes_namesTheSize(String name) throws NotationException {
        assertThat(BuiltInPlayers.unsupportedReason(name, Position.start(8))).isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason(name, Position.start(10)))
                .contains(name + " plays only on 8×8, not on 10×10");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BuiltInPlayers.create(name).choose(Game.start(6), Clock.UNLIMITED))
                .withMessage(name + " plays only on 8×8, not on 6×6");
    }

    @Test
    void unsupportedReason_perfectTooEarly_namesTheNumberOfEmpties() throws NotationException {
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(4)))
                .isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(6)))
                .isEmpty();
        assertThat(BuiltInPlayers.unsupportedReason("perfect", Position.start(8)))
                .contains("perfect plays on 8×8 only with 16 empty squares or fewer; this position has 60");
    }

    @Test
    void unsupportedReason_otherPlayers_isEmpty() throws NotationException {
        for (PlayerInfo player : players()) {
            if (!Set.of("cs303", "net", "perfect").contains(player.name())) {
                assertThat(BuiltInPlayers.unsupportedReason(player.name(), Position.start(26)))
                        .isEmpty();
            }
        }
    }

    @Test
    void searches_isTrueForPlayersThatLookManyMovesAhead() throws NotationException {
        assertThat(BuiltInPlayers.searches("engine:level=3")).isTrue();
        assertThat(BuiltInPlayers.searches("Minimax:4")).isTrue();
        assertThat(BuiltInPlayers.searches("greedy")).isFalse();
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> BuiltInPlayers.searches("unknown"));
    }
}
