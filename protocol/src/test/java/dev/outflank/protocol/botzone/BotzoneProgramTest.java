package dev.outflank.protocol.botzone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.Bots;
import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.GarbageInput;
import dev.outflank.protocol.Greedy;
import dev.outflank.protocol.InProcessProgram;
import dev.outflank.protocol.ProgramRun;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class BotzoneProgramTest {
    private static final String KEEP = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n";
    private static final String JSON = "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n";
    private static final List<String> LINES = List.of(
            JSON.strip(),
            "{\"x\":2,\"y\":2}",
            "1",
            "-1 -1",
            "2 2",
            "{\"requests\":[],\"responses\":[]}",
            "{}",
            "[]",
            "{\"requests\":[{\"x\":\"a\"}],\"responses\":[]}",
            "null",
            "");

    @Test
    void json_startedOnce_answersOneLine() {
        assertThat(run(false, JSON)).isEqualTo(new ProgramRun(0, "{\"response\":{\"x\":3,\"y\":2}}\n", ""));
        String asWhite = "{\"requests\":[{\"x\":3,\"y\":2}],\"responses\":[],\"data\":\"x\"}";
        assertThat(run(false, asWhite).out()).isEqualTo("{\"response\":{\"x\":2,\"y\":2}}\n");
    }

    @Test
    void simple_startedOnce_answersOneLine() {
        assertThat(run(false, "1\n-1 -1\n\n\n")).isEqualTo(new ProgramRun(0, "3 2\n", ""));
        assertThat(run(false, "2\n-1 -1\n3 2\n2 2").out()).matches("\\d \\d\n");
    }

    @Test
    void keep_bothFormats_oneAnswerPerRequest() {
        String json = run(true, JSON + "{\"x\":2,\"y\":2}\n").out();
        assertThat(json)
                .startsWith("{\"response\":{\"x\":3,\"y\":2}}\n" + KEEP)
                .endsWith("}}\n" + KEEP)
                .hasLineCount(4);
        assertThat(run(true, "1\n-1 -1\n\n\n2 2\n").out())
                .startsWith("3 2\n" + KEEP)
                .hasLineCount(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"requests\":[],\"responses\":[]} | one more request",
                "{\"requests\":[{\"x\":0,\"y\":0}],\"responses\":[]} | move 1, a1, is not legal for Black",
                "{\"requests\":[{\"x\":9,\"y\":0}],\"responses\":[]} | from 0 to 7",
                "{\"requests\": | JSON",
                "{} | requests",
                "hello | number of requests",
                "2 | the input ends after 0 of 3 lines"
            })
    void input_notAGame_isReportedInOneSentence(String input, String reason) {
        ProgramRun session = run(false, input + "\n");
        assertThat(session.exitCode()).isEqualTo(BotzoneProgram.EXIT_PROTOCOL_ERROR);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).startsWith("Line 1: ").contains(reason).hasLineCount(1);
    }

    @Test
    void input_empty_exitCode0() {
        assertThat(run(false, "")).isEqualTo(new ProgramRun(BotzoneProgram.EXIT_OK, "", ""));
    }

    @Test
    void garbage_anySeed_endsNormally() {
        for (long seed = 1; seed <= 200; seed++) {
            ProgramRun session =
                    ProgramRun.of(new GarbageInput(seed, LINES).input(), (in, out, err) -> program(true, in, out, err));
            assertThat(session.exitCode())
                    .as("seed %d", seed)
                    .isIn(BotzoneProgram.EXIT_OK, BotzoneProgram.EXIT_PROTOCOL_ERROR);
            assertThat(session.err().lines().count()).as("seed %d", seed).isLessThan(2);
        }
    }

    @Test
    void output_closed_exitCode1() {
        InputStream in = new ByteArrayInputStream((JSON + "{\"x\":2,\"y\":2}\n").getBytes(StandardCharsets.UTF_8));
        int exit =
                program(true, in, ProgramRun.printStream(new ClosedPipe(3)), ProgramRun.printStream(new ClosedPipe(0)));
        assertThat(exit).isEqualTo(BotzoneProgram.EXIT_IO_ERROR);
    }

    @ParameterizedTest
    @CsvSource({"botzone, false", "'botzone,simple', false", "'botzone,keep', true", "'botzone,simple,keep', true"})
    void bothSides_everyFormat_playWholeGamesWithoutRemarks(String protocol, boolean keep) {
        InProcessProgram program = new InProcessProgram((in, out, err) -> program(keep, in, out, err));
        for (Game start : List.of(Game.start(8), ScriptedDialogue.after("d3c3e6d2d1e1b2c1 pass"))) {
            assertThat(Bots.expectWholeGames(Bots.spec(protocol + ":ours"), program, start, true, 5))
                    .allMatch(game -> game.remarks().isEmpty());
        }
    }

    private static int program(boolean keep, InputStream in, PrintStream out, PrintStream err) {
        return new BotzoneProgram(new Greedy(), keep, in, out, err, () -> Clock.UNLIMITED).run();
    }

    private static ProgramRun run(boolean keep, String input) {
        return ProgramRun.of(input, (in, out, err) -> program(keep, in, out, err));
    }
}
