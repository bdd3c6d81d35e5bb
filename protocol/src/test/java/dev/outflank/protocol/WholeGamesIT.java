package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.protocol.check.BotCheck;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games with real programs, in every protocol and variant. */
class WholeGamesIT {
    private static final long SEED = 20261101;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 10, 26})
    void lab8_everySize_printsTheExactText(int size) {
        BotSpec spec = Bots.spec("lab8:stdbuf -oL " + Bots.compiled("lab8.c", folder) + " 7");
        Program program = Bots.program(spec, folder, Bots.TIMEOUT);
        assertThat(Bots.expectWholeGames(spec, program, Game.start(size), true, SEED))
                .allSatisfy(game -> assertThat(game.remarks()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 26})
    void lab8fn_everySize_playsWholeGames(int size) {
        BotSpec spec = Bots.spec("lab8fn:" + Bots.source("makemove.c"));
        Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), Game.start(size), true, SEED);
    }

    @ParameterizedTest
    @CsvSource({
        "vg101, vg101 1",
        "vg101, vg101 2 debug line-at-end",
        "nboard, nboard 3",
        "gtp, gtp 4",
        "gtp, gtp 5 capitals comments",
        "botzone, botzone 6",
        "'botzone,simple', botzone 7 simple",
        "'botzone,keep', botzone 8 keep",
        "'botzone,simple,keep', botzone 9 simple keep",
        "codingame, codingame 10",
        "codingame, codingame 11 expert message"
    })
    void program_strict_playsWholeGames(String protocol, String arguments) {
        BotSpec spec = python(protocol, arguments);
        Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), Game.start(8), true, SEED);
    }

    @ParameterizedTest
    @CsvSource({"nboard, nboard 12 spaces", "gtp, gtp 13 chatty", "codingame, codingame 15 expert message capitals"})
    void program_withDeviations_isAcceptedAndRemarked(String protocol, String arguments) {
        BotSpec spec = python(protocol, arguments);
        Program program = Bots.program(spec, folder, Bots.TIMEOUT);
        assertThat(Bots.expectWholeGames(spec, program, Game.start(8), false, SEED))
                .allSatisfy(game -> assertThat(game.remarks()).isNotEmpty());
        BotCheck strict = Bots.check(spec, program, Game.start(8), Colour.BLACK, true, SEED);
        assertThat(strict.violation().orElseThrow().verdict()).isEqualTo(Verdict.PROTOCOL);
    }

    @Test
    void gtp_withoutBlankLines_isAccepted() {
        BotSpec spec = python("gtp", "gtp 16 no-blank-line");
        Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), Game.start(8), false, SEED);
    }

    @ParameterizedTest
    @CsvSource({"gtp, gtp 17, 10", "codingame, codingame 18, 6", "gtp, gtp 19, 4"})
    void program_otherSizes_playsWholeGames(String protocol, String arguments, int size) {
        BotSpec spec = python(protocol, arguments);
        Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), Game.start(size), true, SEED);
    }

    @ParameterizedTest
    @CsvSource({
        "nboard, nboard 20",
        "gtp, gtp 21",
        "botzone, botzone 22 opening",
        "'botzone,keep', botzone 23 keep opening",
        "codingame, codingame 24 expert"
    })
    void program_afterAnOpening_playsWholeGames(String protocol, String arguments) throws NotationException {
        Game opening = Transcript.parse("f5d6c3d3c4f4f6f3", Game.start(8));
        BotSpec spec = python(protocol, arguments);
        assertThat(spec.protocol().startSupport().supports(opening)).isTrue();
        Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), opening, true, SEED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cs303:", "cs303,reversed,seconds=1:"})
    void cs303_oldNumpyNames_playsWholeGames(String head) throws IOException, InterruptedException {
        assumeTrue(Bots.hasNumpy(), "python3 has no numpy: the CS303 driver is not tested");
        BotSpec spec = Bots.spec(head + Bots.source("ai.py"));
        Game start = Game.from(Game.start(8).position(), spec.objective());
        List<BotCheck> games = Bots.expectWholeGames(spec, Bots.program(spec, folder, Bots.TIMEOUT), start, true, SEED);
        assertThat(games.getFirst().game().objective())
                .isEqualTo(head.contains("reversed") ? Objective.FEWEST_DISCS : Objective.MOST_DISCS);
    }

    private static BotSpec python(String protocol, String arguments) {
        return Bots.spec(protocol + ":'" + Bots.python() + "' '" + Bots.source("bot.py") + "' " + arguments);
    }
}
