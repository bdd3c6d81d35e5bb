package dev.outflank.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.Bots;
import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.GarbageInput;
import dev.outflank.protocol.InProcessProgram;
import dev.outflank.protocol.ProgramRun;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.engine.EngineLimits;
import dev.outflank.protocol.engine.GreedyEngine;
import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Game;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class NBoardProgramTest {
    private static final String BOARD = "---------------------------O*------*O--------------------------- *";
    private static final String GAME =
            "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]" + "TY[8]BO[8 " + BOARD
                    + "]B[F5//10.5]W[F6/1.2/3]B[E6];)";
    private static final List<String> LINES = List.of(
            "nboard 2",
            GAME,
            "set depth 8",
            "set contempt 3",
            "move f4/1/2",
            "move D3",
            "move PA",
            "hint 2",
            "go",
            "ping 3",
            "learn",
            "analyze",
            "status",
            "hint",
            "set game (;BO[8 *];)",
            "set depth x",
            "move");

    @Test
    void dialogue_everyCommand_followsTheProtocol() {
        assertThat(run("nboard 2\nset depth 6\n" + GAME + "\ngo\nhint 2\nlearn\nping 9\nquit\nping 10\n"))
                .isEqualTo("""
                    set myname Outflank
                    status Thinking
                    search F4 2.00 0 1
                    nodestats 1 T
                    === F4/2.00/T
                    status
                    status Analyzing
                    search F4 2.00 0 1
                    search D6 2.00 0 1
                    nodestats 1 T
                    status
                    learned
                    pong 9
                    """);
    }

    @Test
    void analyze_everyPosition_isEvaluatedForBlackFromTheLast() {
        assertThat(run(GAME + "\nanalyze\n")).isEqualTo("""
            status Analyzing
            analysis 3 -2.00
            analysis 2 1.00
            analysis 1 -1.00
            analysis 0 1.00
            status
            """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ping 7", "set depth 3", "move D3", "hint 1", "quit"})
    void search_anyCommand_stopsItAndIsExecuted(String command) {
        String out = run(true, "go\n" + command + "\nping 8\n");
        assertThat(out).contains("=== D3/1.00/T");
        if (command.startsWith("ping")) {
            assertThat(out.indexOf("pong 7")).isGreaterThan(out.indexOf("==="));
        }
        assertThat(out.contains("pong 8")).isEqualTo(!command.equals("quit"));
    }

    @Test
    void limits_depthAndTime_areThoseOfTheGame() {
        GreedyEngine engine = new GreedyEngine(false);
        run(engine, "set depth 12\n" + GAME + "\ngo\nmove f4/0/100\ngo\nhint 1\n");
        assertThat(engine.limits()).hasSize(3);
        assertThat(engine.limits()).extracting(EngineLimits::depth).containsOnly(OptionalInt.of(12));
        assertThat(engine.limits().get(0).time().orElseThrow().remaining()).isEqualTo(Duration.ofSeconds(897));
        assertThat(engine.limits().get(1).time().orElseThrow().remaining()).isEqualTo(Duration.ofMillis(889_500));
        assertThat(engine.limits().get(2).time()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move A1 | not legal for Black",
                "move Z9 | outside the board",
                "move | expected a move",
                "set game nonsense | expected a game, which begins with",
                "set game (;GM[Othello]BO[8 --- *];) | squares",
                "set game (;GM[Othello]TY[10]B[G6];) | expected an 8×8 board, not 10×10",
                "set game (;GM[Othello]TY[8a]B[F5];) | not the reversed game",
                "set game (;GM[Go]B[F5];) | expected a game of Othello",
                "set game | expected a game, but there is none",
                "set depth deep | whole number"
            })
    void command_invalid_isReportedAndChangesNothing(String command, String reason) {
        assertThat(run(command + "\ngo\n"))
                .startsWith("status Ignored: ")
                .contains(reason)
                .contains("=== D3/");
    }

    @Test
    void line_unknown_isIgnored() {
        assertThat(run("hello\nset\nset contempt 0\ngo2\n\n   \nsearch\n")).isEmpty();
    }

    @Test
    void contempt_otherThanZero_isSaidToBeIgnored() {
        assertThat(run("set contempt 5\n"))
                .isEqualTo("status Ignored: set contempt '5', because the book counts a draw as 0\n");
    }

    @Test
    void clock_withIncrement_isLeftForTheSideToMove() {
        GreedyEngine engine = new GreedyEngine(false);
        run(engine, GAME.replace("TI[15:00]", "TI[15:00/00:02]") + "\ngo\n");
        TimeLeft left = engine.limits().getFirst().time().orElseThrow();
        assertThat(left).isEqualTo(new TimeLeft(Duration.ofSeconds(899), 0, Duration.ofSeconds(2)));
    }

    @Test
    void go_withoutLegalMove_passes() {
        Game game = ScriptedDialogue.after("d3c3e6d2d1e1b2c1");
        String moves = game.moves().stream().map(move -> "move " + move + "\n").reduce("", String::concat);
        assertThat(run(moves + "go\nhint 1\n")).contains("=== PA//T", "search PA 0.00 0 1");
    }

    @Test
    void garbage_anySeed_endsNormally() {
        for (long seed = 1; seed <= 200; seed++) {
            ProgramRun session = ProgramRun.of(
                    new GarbageInput(seed, LINES).input(),
                    (in, out, err) -> new NBoardProgram(new GreedyEngine(false), in, out, err).run());
            assertThat(session.exitCode()).as("seed %d", seed).isEqualTo(NBoardProgram.EXIT_OK);
            assertThat(session.err()).as("seed %d", seed).isEmpty();
            assertThat(session.out().lines())
                    .as("seed %d", seed)
                    .allMatch(line ->
                            line.matches("(set myname|status|search|book|nodestats|===|pong|learned|analysis)\\b?.*"));
        }
    }

    @Test
    void output_closed_exitCode1() {
        byte[] input = "nboard 2\ngo\nhint 3\nping 1\n".getBytes(StandardCharsets.UTF_8);
        for (int bytes = 0; bytes < 40; bytes++) {
            int exit = new NBoardProgram(
                            new GreedyEngine(false),
                            new ByteArrayInputStream(input),
                            ProgramRun.printStream(new ClosedPipe(bytes)),
                            ProgramRun.printStream(new ClosedPipe(0)))
                    .run();
            assertThat(exit).as("%d bytes", bytes).isEqualTo(NBoardProgram.EXIT_IO_ERROR);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void bothSides_wholeGames_haveNoRemarks(long seed) {
        InProcessProgram program =
                new InProcessProgram((in, out, err) -> new NBoardProgram(new GreedyEngine(false), in, out, err).run());
        assertThat(Bots.expectWholeGames(Bots.spec("nboard:ours"), program, Game.start(8), true, seed))
                .allMatch(game -> game.remarks().isEmpty());
        Bots.expectWholeGames(
                Bots.spec("nboard:ours"), program, ScriptedDialogue.after("d3c3e6d2d1e1b2c1 pass"), true, seed);
    }

    private static String run(String input) {
        return run(false, input);
    }

    private static String run(boolean slow, String input) {
        return run(new GreedyEngine(slow), input);
    }

    /** The output, with times replaced by T. */
    private static String run(GreedyEngine engine, String input) {
        ProgramRun session = ProgramRun.of(input, (in, out, err) -> new NBoardProgram(engine, in, out, err).run());
        assertThat(session.err()).isEmpty();
        assertThat(session.exitCode()).isEqualTo(NBoardProgram.EXIT_OK);
        return session.out().replaceAll("(?m)(^nodestats \\d+ |/)\\d+\\.\\d\\d$", "$1T");
    }
}
