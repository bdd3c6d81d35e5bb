package dev.outflank.protocol.codingame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.Bots;
import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.GarbageInput;
import dev.outflank.protocol.Greedy;
import dev.outflank.protocol.InProcessProgram;
import dev.outflank.protocol.ProgramRun;
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
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CodinGameProgramTest {
    private static final String TURN = "....\n.10.\n.01.\n....\n4\nb1\na2\nd3\nc4\n";

    @Test
    void turn_each_isAnswered() {
        assertThat(run("0\n4\n" + TURN)).isEqualTo(new ProgramRun(0, "b1\n", ""));
        assertThat(run("1\n4\n" + TURN + TURN)).isEqualTo(new ProgramRun(0, "c1\nc1\n", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | the id, 0 or 1",
                "0;x | expected the size",
                "0;7 | expected the size, an even number from 4 to 26, not 7",
                "0;99 | up to 26",
                "0;4;....;.10. | the input ends where a row was expected",
                "0;4;....;.12.;.01.;....;0 | rows of 0, 1 and dots",
                "0;4;...;.10;.01;...;0 | squares",
                "0;4;....;.10.;.01.;....;many | number of moves"
            })
    void input_notATurn_isReportedInOneSentence(String lines, String reason) {
        ProgramRun session = run(lines.replace(';', '\n') + "\n");
        assertThat(session.exitCode()).isEqualTo(CodinGameProgram.EXIT_PROTOCOL_ERROR);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).startsWith("Line ").contains(reason).hasLineCount(1);
    }

    @Test
    void garbage_anySeed_endsNormally() {
        List<String> lines = ("0\n4\n" + TURN + "1\n26\n..").lines().toList();
        for (long seed = 1; seed <= 200; seed++) {
            ProgramRun session = ProgramRun.of(new GarbageInput(seed, lines).input(), CodinGameProgramTest::program);
            assertThat(session.exitCode())
                    .as("seed %d", seed)
                    .isIn(CodinGameProgram.EXIT_OK, CodinGameProgram.EXIT_PROTOCOL_ERROR);
            assertThat(session.err().lines().count()).as("seed %d", seed).isLessThan(2);
        }
    }

    @Test
    void output_closed_exitCode1() {
        InputStream in = new ByteArrayInputStream(("0\n4\n" + TURN + TURN).getBytes(StandardCharsets.UTF_8));
        assertThat(program(in, ProgramRun.printStream(new ClosedPipe(1)), ProgramRun.printStream(new ClosedPipe(0))))
                .isEqualTo(CodinGameProgram.EXIT_IO_ERROR);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 14, 26})
    void bothSides_everySize_playWholeGamesWithoutRemarks(int size) {
        InProcessProgram program = new InProcessProgram(CodinGameProgramTest::program);
        assertThat(Bots.expectWholeGames(Bots.spec("codingame:ours"), program, Game.start(size), true, size))
                .allMatch(game -> game.remarks().isEmpty());
    }

    private static int program(InputStream in, PrintStream out, PrintStream err) {
        return new CodinGameProgram(new Greedy(), in, out, err, () -> Clock.UNLIMITED).run();
    }

    private static ProgramRun run(String input) {
        return ProgramRun.of(input, CodinGameProgramTest::program);
    }
}
