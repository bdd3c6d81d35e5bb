package dev.outflank.protocol.vg101;

import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.fuzz.Seed;
import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.Greedy;
import dev.outflank.protocol.ProgramRun;
import dev.outflank.protocol.SteppedInput;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Vg101ProgramTest {
    private static final String AS_BLACK = "START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\n";
    private static final String AS_WHITE = "START\nPLACE d 4 1\nPLACE e 4 2\nPLACE d 5 2\nPLACE e 5 1\nDONE\n";

    @ParameterizedTest
    @ValueSource(strings = {"black", "white"})
    void dialogue_bothColours_printsGoldenOutput(String colour) {
        ProgramRun session = run(ProgramRun.golden("vg101/" + colour + ".in"));

        assertSameText(session.out(), ProgramRun.golden("vg101/" + colour + ".out"));
        assertSameText(session.err(), ProgramRun.golden("vg101/" + colour + ".err"));
        assertThat(session.exitCode()).isEqualTo(Vg101Program.EXIT_OK).isZero();
    }

    @Test
    void answer_everyMessage_isFlushedBeforeTheNextIsRead() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Integer> answers = new ArrayList<>();
        List<String> lines = ProgramRun.golden("vg101/black.in").lines().toList();
        InputStream in = new SteppedInput(
                lines,
                () -> answers.add(
                        (int) out.toString(StandardCharsets.UTF_8).lines().count()));

        program(new Greedy(), in, ProgramRun.printStream(out), ProgramRun.printStream(OutputStream.nullOutputStream()))
                .run();

        assertThat(answers).containsExactly(0, 0, 0, 0, 0, 0, 1, 2, 3, 4);
    }

    @Test
    void input_endsWithoutEnd_exitCode0() {
        String whole = ProgramRun.golden("vg101/black.in");
        String out = ProgramRun.golden("vg101/black.out");

        assertSameText(run(whole.replace("END\n", "")).out(), out);
        assertThat(run(whole.replace("\nEND\n", "")).out())
                .as("no newline at the end")
                .isEqualTo(out);
        for (int length = 0; length < whole.length(); length++) {
            ProgramRun session = run(whole.substring(0, length));
            assertThat(session.exitCode()).as("after %d bytes", length).isZero();
            assertThat(out).startsWith(session.out());
        }
    }

    @Test
    void end_moreLines_areNotRead() {
        assertThat(run(AS_BLACK + "END\nBEGIN\n").out()).isEqualTo("OK\n");
        assertThat(run("END\n").exitCode()).isZero();
    }

    @Test
    void line_otherWhiteSpaceOrCapitals_isAccepted() {
        String odd = ProgramRun.golden("vg101/white.in")
                .replace(" ", " \t ")
                .replace("\n", "  \r\n\r\n \n")
                .replace("d \t 3", "D \t 3");

        ProgramRun session = run(" " + odd);

        assertSameText(session.out(), ProgramRun.golden("vg101/white.out"));
        assertSameText(session.err(), ProgramRun.golden("vg101/white.err"));
    }

    @Test
    void start_again_startsANewGame() {
        assertThat(run("START\nPLACE a 1 1\n" + AS_BLACK + "BEGIN\n" + AS_WHITE + "TURN d 3\nEND\n")
                        .out())
                .isEqualTo("OK\nd 3\nOK\nc 3\n");
    }

    @Test
    void place_sameSquareTwice_lastOwnerCounts() {
        // One own disc and two of the opponent at the edge: d 1 is the only move and flips both.
        ProgramRun session =
                run("START\nPLACE a 1 2\nPLACE a 1 1\nPLACE b 1 1\nPLACE b 1 2\nPLACE c 1 2\nDONE\nBEGIN\n");

        assertThat(session.out()).isEqualTo("OK\nd 1\n");
        assertThat(session.err()).contains("\n1| X | O | O | ' |").contains("\n1| X | X | X | X |");
    }

    @Test
    void place_noDiscs_programPasses() {
        assertThat(run("START\nDONE\nBEGIN\nPASS\nEND\n").out()).isEqualTo("OK\nPASS\nPASS\n");
    }

    @Test
    void turn_lastSquareOfTheBoard_isAnsweredWithPass() {
        StringBuilder input = new StringBuilder("START\n");
        for (int square = 1; square < 64; square++) {
            boolean theirs = square == 7 || square > 32;
            input.append("PLACE %c %d %d\n".formatted('a' + square % 8, square / 8 + 1, theirs ? 2 : 1));
        }

        ProgramRun session = run(input + "DONE\nTURN a 1\nPASS\nPASS\n");

        assertThat(session.out()).isEqualTo("OK\nPASS\nPASS\nPASS\n");
        assertThat(session.err().lines().toList().get(2)).isEqualTo("1| X | X | X | X | X | X | X | X |");
        assertThat(session.exitCode()).isZero();
    }

    @Test
    void pass_first_programIsWhite() {
        // Black has one disc and no legal move; White has d1.
        ProgramRun session = run("START\nPLACE a 1 1\nPLACE b 1 2\nPLACE c 1 2\nDONE\nPASS\nEND\n");

        assertThat(session.out()).isEqualTo("OK\nd 1\n");
        assertThat(session.err()).contains("\n1| O | X | X | ' |");
    }

    @Test
    void pass_opponentCouldHaveMoved_isTolerated() {
        ProgramRun session = run(AS_BLACK + "BEGIN\nPASS\nPASS\nEND\n");

        assertThat(session.out()).isEqualTo("OK\nd 3\nf 5\nPASS\n");
        assertThat(session.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TURN",
                "TURN d",
                "TURN z 9",
                "TURN i 3",
                "TURN d 0",
                "TURN d 9",
                "TURN d 33",
                "TURN 3 d",
                "TURN d3",
                "TURN d 3 x",
                "TURN pa ss",
                "PLACE",
                "PLACE x",
                "PLACE d 4",
                "PLACE d 4 3",
                "PLACE d 4 1 1",
                "BEGIN now",
                "PASS d 3",
                "START 8",
                "DONE!",
                "END END",
                "turn d 3",
                "begin",
                "End",
                "HELLO",
                "…",
                "\0",
                "TURN\0d\0003"
            })
    void line_invalid_isIgnoredWithOneSentence(String line) {
        for (String before : List.of("", "START\n", AS_WHITE, AS_WHITE + "TURN d 3\n")) {
            ProgramRun without = run(before);
            ProgramRun session = run(before + line + "\n");

            assertSameText("output with " + line + " after " + before, session.out(), without.out());
            assertThat(session.err()).startsWith(without.err());
            assertThat(session.err().substring(without.err().length()))
                    .matches("Line \\d+ is ignored: expected .*, not '.*'\\.\n");
            assertThat(session.exitCode()).isZero();
        }
        assertThat(run(AS_WHITE + line + "\nTURN d 3\n").out()).as("continues").isEqualTo("OK\nc 3\n");
    }

    @Test
    void line_invalid_messageSaysWhatIsExpected() {
        assertThat(run("START\nTURN z 9\nMOVE\nSTART\nDONE\nDONE").err()).isEqualTo("""
                        Line 2 is ignored: expected TURN c r (column a to h, row 1 to 8), not 'TURN z 9'.
                        Line 3 is ignored: expected one of [START, PLACE, DONE, BEGIN, TURN, PASS, END], not 'MOVE'.
                        Line 6 is ignored: 'DONE' is not expected here, expected one of [START, BEGIN, TURN, PASS, END].
                        """);
    }

    @Test
    void line_veryLong_isReportedInAShortSentence() {
        for (String line : List.of("x".repeat(1 << 20), "TURN d 3" + " ".repeat(1 << 20) + "x", "é".repeat(1 << 20))) {
            ProgramRun session = run(line + "\n" + AS_BLACK);

            assertThat(session.out()).isEqualTo("OK\n");
            assertThat(session.err()).hasLineCount(1).hasSizeLessThan(200).startsWith("Line 1 is ignored: expected ");
        }
    }

    @Test
    void input_binary_isReportedInSentences() {
        long seed = Seed.VALUE;
        byte[] junk = new byte[1 << 16];
        new Random(seed).nextBytes(junk);

        ProgramRun session = ProgramRun.of(new ByteArrayInputStream(junk), Vg101ProgramTest::greedy);

        assertThat(session.out()).as("seed %d", seed).isEmpty();
        assertThat(session.err().split("\n")).as("seed %d", seed).allMatch(line -> line.startsWith("Line "));
        assertThat(session.exitCode()).as("seed %d", seed).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "'', DONE",
        "'', PLACE d 4 1",
        "'', BEGIN",
        "'', TURN d 3",
        "'', PASS",
        "START, BEGIN",
        "START, TURN d 3",
        "START, PASS",
        "READY, PLACE a 1 1",
        "READY, DONE",
        "PLAYING, PLACE a 1 1",
        "PLAYING, DONE",
        "PLAYING, BEGIN"
    })
    void message_inWrongPhase_isIgnoredWithOneSentence(String phase, String line) {
        String before = switch (phase) {
            case "READY" -> AS_WHITE;
            case "PLAYING" -> AS_WHITE + "TURN d 3\n";
            default -> phase + "\n";
        };
        ProgramRun without = run(before);

        ProgramRun session = run(before + line + "\n");

        assertSameText(session.out(), without.out());
        assertThat(session.err().substring(without.err().length()))
                .matches("Line \\d+ is ignored: '" + line + "' is not expected here, expected one of \\[.*]\\.\n");
        assertThat(session.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a 1", "d 4", "d 3", "e 4"})
    void turn_illegalMove_exitCode2(String square) {
        ProgramRun before = run(AS_BLACK + "BEGIN\n");

        ProgramRun session = run(AS_BLACK + "BEGIN\nTURN " + square + "\nPASS\n");

        assertThat(session.out()).isEqualTo("OK\nd 3\n");
        assertThat(session.err())
                .isEqualTo(before.err() + "Line 8: 'TURN " + square
                        + "' is not a legal move for White, so the position is unknown.\n");
        assertThat(session.exitCode())
                .isEqualTo(Vg101Program.EXIT_PROTOCOL_ERROR)
                .isEqualTo(2);
    }

    @Test
    void input_unreadable_exitCode1() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();

        ProgramRun session = ProgramRun.of(broken, Vg101ProgramTest::greedy);

        assertThat(session.exitCode()).isEqualTo(Vg101Program.EXIT_IO_ERROR).isEqualTo(1);
        assertThat(session.err()).isEqualTo("The input could not be read: Stream closed.\n");
    }

    @Test
    void output_closed_exitCode1WithoutMessage() {
        int length = ProgramRun.golden("vg101/black.out").length();

        for (int bytes = 0; bytes < length; bytes++) {
            PrintStream out = ProgramRun.printStream(new ClosedPipe(bytes));
            ProgramRun session = ProgramRun.of(
                    ProgramRun.golden("vg101/black.in"),
                    (in, _, err) -> program(new Greedy(), in, out, err).run());

            assertThat(session.exitCode()).as("after %d bytes", bytes).isEqualTo(Vg101Program.EXIT_IO_ERROR);
            assertThat(session.err()).doesNotContain("ignored", "Exception");
        }
    }

    @Test
    void player_eachMove_receivesTheGameAndANewClock() {
        List<Clock> made = new ArrayList<>();
        List<Clock> used = new ArrayList<>();
        List<Game> games = new ArrayList<>();
        Player player = (game, clock) -> {
            games.add(game);
            used.add(clock);
            return new Greedy().choose(game, clock);
        };

        ProgramRun.of(
                ProgramRun.golden("vg101/black.in"),
                (in, out, err) -> new Vg101Program(player, in, out, err, () -> {
                            long nanos = made.size();
                            made.add(() -> nanos);
                            return made.getLast();
                        })
                        .run());

        assertThat(used).hasSize(3).isEqualTo(made);
        assertThat(games).extracting(Game::ply).containsExactly(0, 2, 4);
        assertThat(games.getLast().startPosition()).isEqualTo(Position.start(8));
    }

    @Test
    void player_illegalMove_failsAnAssertion() {
        Player wrong = (_, _) -> Move.at(0, 0);

        assertThatThrownBy(() -> ProgramRun.of(
                        AS_BLACK + "BEGIN\n",
                        (in, out, err) -> program(wrong, in, out, err).run()))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("a1 in ");
    }

    static ProgramRun run(String input) {
        return ProgramRun.of(input, Vg101ProgramTest::greedy);
    }

    private static int greedy(InputStream in, PrintStream out, PrintStream err) {
        return program(new Greedy(), in, out, err).run();
    }

    private static Vg101Program program(Player player, InputStream in, PrintStream out, PrintStream err) {
        return new Vg101Program(player, in, out, err, () -> Clock.UNLIMITED);
    }
}
