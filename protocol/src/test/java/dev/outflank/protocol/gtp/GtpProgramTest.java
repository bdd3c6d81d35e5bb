package dev.outflank.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.Bots;
import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.GarbageInput;
import dev.outflank.protocol.InProcessProgram;
import dev.outflank.protocol.ProgramRun;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.engine.GreedyEngine;
import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class GtpProgramTest {
    private static final List<String> LINES = List.of(
            "protocol_version",
            "12 name",
            "version",
            "known_command play",
            "list_commands",
            "boardsize 6",
            "boardsize 26",
            "boardsize 7",
            "clear_board",
            "play b d3",
            "play w c3",
            "genmove b",
            "genmove w",
            "reg_genmove b",
            "undo",
            "showboard",
            "komi 6.5",
            "set_game Othello",
            "set_game Go",
            "list_games",
            "loadsgf nowhere.sgf",
            "time_settings 60 0 0",
            "time_settings 0 5 1",
            "time_left b 3.5 0",
            "final_score",
            "gogui-rules_board",
            "gogui-rules_legal_moves",
            "gogui-rules_final_result",
            "# interrupt",
            "play",
            "99999999999999999999 name");

    @TempDir
    Path folder;

    @Test
    void dialogue_idsErrorsAndBoards_followTheProtocol() {
        assertThat(run("""
            1 protocol_version
            name
            2 boardsize 4
            3 genmove b
            4 play white a1
            5 gogui-rules_board
            gogui-rules_side_to_move
            gogui-rules_legal_moves
            known_command genmove
            known_command kgs-chat
            kgs-chat hello
            play b
            play black z9
            play black b2
            undo
            6 undo
            undo
            boardsize 27
            7 quit # the end
            name
            """)).isEqualTo("""
                =1 2

                = Outflank

                =2

                =3 b1

                =4

                =5 OX..
                .OX.
                .XO.
                ....

                = black

                = a2 d3 c4

                = true

                = false

                ? unknown command

                ? syntax error: expected play COLOUR MOVE

                ? syntax error: z9 is outside the board of 4×4, which ends at d4

                ? illegal move: Black played b2, where there is already a white disc.

                =

                =6

                ? cannot undo

                ? unacceptable size: expected an even number from 4 to 26, not '27'

                =7

                """);
    }

    @Test
    void listCommands_anyTime_listsEveryCommand() {
        assertThat(run("list_commands\n").substring(2).strip().lines())
                .contains(
                        "protocol_version",
                        "name",
                        "version",
                        "known_command",
                        "list_commands",
                        "quit",
                        "boardsize",
                        "clear_board",
                        "play",
                        "genmove",
                        "undo",
                        "showboard",
                        "komi",
                        "reg_genmove",
                        "set_game",
                        "list_games",
                        "loadsgf",
                        "time_settings",
                        "time_left",
                        "final_score",
                        "gogui-rules_game_id",
                        "gogui-rules_board",
                        "gogui-rules_board_size",
                        "gogui-rules_legal_moves",
                        "gogui-rules_side_to_move",
                        "gogui-rules_final_result");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", "# interrupt", "2 quit # now"})
    void search_quitOrInterrupt_isStopped(String line) {
        String out = run(new GreedyEngine(true), "1 genmove b\nshowboard\n" + line + "\n");
        assertThat(out).startsWith("=1 d3\n\n= \n").contains("White can play");
    }

    @Test
    void pass_omittedOrPlayed_leadsToTheSameGame() {
        String moves = "play b d3\nplay w c3\nplay b e6\nplay w d2\nplay b d1\nplay w e1\nplay b b2\nplay w c1\n";
        String after = "gogui-rules_board\ngogui-rules_legal_moves\n";
        String withPass = run(moves + "gogui-rules_legal_moves\nplay b pass\nplay w a3\n" + after);
        String leftOut = run(moves + "gogui-rules_legal_moves\nplay w a3\n" + after);
        assertThat(withPass)
                .contains("= pass")
                .isEqualTo("=\n\n".repeat(8) + "= pass\n\n=\n\n"
                        + leftOut.substring("=\n\n".repeat(8).length() + "= pass\n\n".length()));
        assertThat(run(moves + "play w a3\nundo\ngogui-rules_legal_moves\n")).endsWith("= pass\n\n");
    }

    @Test
    void play_notTheSideToMove_isRefused() {
        assertThat(run("play b pass\n")).isEqualTo("? illegal move: Black passed, but can move.\n\n");
        assertThat(run("genmove w\nplay w d3\n")).isEqualTo("? illegal move: it is Black's turn\n\n".repeat(2));
    }

    @Test
    void wholeGame_againstItself_hasAScoreAndAllowsPassesAfterTheEnd() {
        String moves = "genmove b\ngenmove w\n".repeat(20);
        String out =
                run("boardsize 4\n" + moves + "final_score\ngogui-rules_final_result\ngenmove b\nplay w pass\nundo\n");
        assertThat(out).doesNotContain("?");
        List<String> last = out.lines().filter(line -> !line.isEmpty()).toList().reversed();
        assertThat(last.subList(0, 3)).containsExactly("=", "=", "= pass");
        assertThat(last.get(4)).matches("= ([BW]\\+\\d+|0)").isEqualTo(last.get(3));
    }

    @Test
    void clock_settingsAndTimeLeft_reachTheEngine() {
        GreedyEngine engine = new GreedyEngine(false);
        run(engine, """
            genmove b
            time_settings 60 10 5
            genmove w
            time_left b 7.5 3
            genmove b
            time_settings 0 1 0
            genmove w
            time_settings 0 12 4
            genmove b
            """);
        assertThat(engine.limits().get(0).time()).isEmpty();
        assertThat(engine.limits().get(1).time())
                .isEqualTo(Optional.of(new TimeLeft(Duration.ofSeconds(60), 0, Duration.ofSeconds(2))));
        assertThat(engine.limits().get(2).time())
                .isEqualTo(Optional.of(new TimeLeft(Duration.ofMillis(7500), 3, Duration.ofSeconds(2))));
        assertThat(engine.limits().get(3).time()).isEmpty();
        assertThat(engine.limits().get(4).time())
                .isEqualTo(Optional.of(new TimeLeft(Duration.ofSeconds(12), 4, Duration.ofSeconds(3))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3]) | = white",
                "(;FF[4]GM[2]SZ[8];B[fe];W[df](;B[cc];W[dc])(;B[f4])) | = black",
                "(;GM[2]SZ[4]AB[b2][c3]AW[c2][b3]PL[W];W[b1];B[]) | ? cannot load file: line 1, column 47: move 2,"
                        + " pass, is not legal",
                "(;GM[2]SZ[4]AB[b1:b2]PL[W];W[a1]) | = black",
                "(;GM[1];B[aa]) | ? cannot load file: line 1, column 6: expected a game of Othello, GM[2], not of Go, GM[1]",
                "nonsense | ? cannot load file: line 1, column 1: expected a game, which begins with '(;', not"
                        + " 'nonsense'",
                "(;GM[2]SZ[9]) | ? cannot load file: line 1, column 11: expected an even board size from 4 to 26, not"
                        + " '9'"
            })
    void loadSgf_validOrInvalidFile_isLoadedOrRefused(String text, String answer) throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), text);
        assertThat(run("loadsgf " + file + "\n")).startsWith(answer);
    }

    @Test
    void loadSgf_moveNumber_loadsUpToThatMove() throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), "(;GM[2];B[f5];W[d6];B[c3])");
        assertThat(run("loadsgf " + file + " 2\ngogui-rules_legal_moves\n")).startsWith("= white\n\n= f4 d6 f6");
        assertThat(run("loadsgf " + file + " 0\ngogui-rules_legal_moves\n")).startsWith("= black\n\n= d3 c4");
        assertThat(run("loadsgf " + file + " 99\n")).startsWith("= white");
        assertThat(run("loadsgf " + folder.resolve("no.sgf") + "\n"))
                .startsWith("? cannot load file: there is no file");
    }

    @Test
    void loadSgf_endlessDevice_isRefused() {
        assertThat(run("loadsgf /dev/zero\n")).startsWith("? cannot load file: '/dev/zero' is not a regular file");
    }

    /** A line terminator in Unicode but not in GTP: fuzzing found that the program stopped answering after it. */
    @Test
    void line_unicodeLineTerminatorInside_isAnswered() {
        assertThat(run("1 play b\u2028 d3\n2 name\u0085\n3 name\n"))
                .endsWith("=3 Outflank\n\n")
                .contains("1", "2");
    }

    @Test
    void clock_afterEachSearch_countsDownMainTimeThenPeriods() {
        GtpClock clock = new GtpClock();
        clock.configure(Duration.ofSeconds(10), Duration.ofSeconds(6), 2);
        Colour black = Colour.BLACK;
        clock.spend(black, Duration.ofSeconds(4));
        assertThat(clock.timeLeft(black).orElseThrow().remaining()).isEqualTo(Duration.ofSeconds(6));
        clock.spend(black, Duration.ofSeconds(9));
        assertThat(clock.timeLeft(black)).contains(new TimeLeft(Duration.ofSeconds(6), 2, Duration.ofSeconds(3)));
        clock.spend(black, Duration.ofSeconds(5));
        assertThat(clock.timeLeft(black)).contains(new TimeLeft(Duration.ofSeconds(1), 1, Duration.ofSeconds(3)));
        clock.spend(black, Duration.ofSeconds(1));
        assertThat(clock.timeLeft(black)).contains(new TimeLeft(Duration.ofSeconds(6), 2, Duration.ofSeconds(3)));
        assertThat(clock.timeLeft(black.other()).orElseThrow().remaining()).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void garbage_anySeed_everyCommandIsAnsweredOnce() {
        for (long seed = 1; seed <= 200; seed++) {
            ProgramRun session = ProgramRun.of(
                    new GarbageInput(seed, LINES).input(),
                    (in, out, err) -> program(new GreedyEngine(false), in, out, err));
            assertThat(session.exitCode()).as("seed %d", seed).isEqualTo(GtpProgram.EXIT_OK);
            assertThat(session.err()).as("seed %d", seed).isEmpty();
            String[] answers =
                    session.out().isEmpty() ? new String[0] : session.out().split("\n\n");
            assertThat(answers).as("seed %d", seed).allMatch(answer -> answer.matches("(?s)[=?]\\d*( .*)?"));
        }
    }

    @Test
    void output_closed_exitCode1() {
        byte[] input = "name\nlist_commands\ngenmove b\n".getBytes(StandardCharsets.UTF_8);
        for (int bytes = 0; bytes < 40; bytes++) {
            int exit = program(
                    new GreedyEngine(false),
                    new ByteArrayInputStream(input),
                    ProgramRun.printStream(new ClosedPipe(bytes)),
                    ProgramRun.printStream(new ClosedPipe(0)));
            assertThat(exit).as("%d bytes", bytes).isEqualTo(GtpProgram.EXIT_IO_ERROR);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26})
    void bothSides_everySize_playWholeGamesWithoutRemarks(int size) {
        InProcessProgram program =
                new InProcessProgram((in, out, err) -> program(new GreedyEngine(false), in, out, err));
        assertThat(Bots.expectWholeGames(Bots.spec("gtp:ours"), program, Game.start(size), true, size))
                .allMatch(game -> game.remarks().isEmpty());
    }

    @Test
    void bothSides_afterAPass_playWholeGames() {
        InProcessProgram program =
                new InProcessProgram((in, out, err) -> program(new GreedyEngine(false), in, out, err));
        Bots.expectWholeGames(Bots.spec("gtp:ours"), program, ScriptedDialogue.after("d3c3e6d2d1e1b2c1 pass"), true, 1);
    }

    private static int program(GreedyEngine engine, InputStream in, PrintStream out, PrintStream err) {
        return new GtpProgram(engine, "1", in, out, err).run();
    }

    private static String run(String input) {
        return run(new GreedyEngine(false), input);
    }

    private static String run(GreedyEngine engine, String input) {
        ProgramRun session = ProgramRun.of(input, (in, out, err) -> program(engine, in, out, err));
        assertThat(session.err()).isEmpty();
        assertThat(session.exitCode()).isEqualTo(GtpProgram.EXIT_OK);
        return session.out();
    }
}
