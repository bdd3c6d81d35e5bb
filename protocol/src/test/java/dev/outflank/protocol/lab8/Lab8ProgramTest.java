package dev.outflank.protocol.lab8;

import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.ClosedPipe;
import dev.outflank.protocol.Greedy;
import dev.outflank.protocol.ProgramRun;
import dev.outflank.protocol.SteppedInput;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Lab8ProgramTest {
    @ParameterizedTest
    @ValueSource(strings = {"part1", "invalid-move"})
    void dialogue_sampleOfTheHandout_printsGoldenOutput(String sample) {
        ProgramRun session = run(ProgramRun.golden("lab8/" + sample + ".in"));

        assertSameText(session.out(), ProgramRun.golden("lab8/" + sample + ".out"));
        assertThat(session.err()).isEmpty();
        assertThat(session.exitCode()).isZero();
    }

    @Test
    void input_anyWhiteSpace_separatesWords() {
        String words = ProgramRun.golden("lab8/part1.in").strip();

        for (String space : List.of(" ", "\t", "\r\n", "\n\n \u000b\f ")) {
            assertSameText(
                    "output for words separated by "
                            + space.codePoints().boxed().toList(),
                    run(space + words.replace("\n", space)).out(),
                    ProgramRun.golden("lab8/part1.out"));
        }
    }

    @Test
    void colourAndMoves_otherCase_areAccepted() {
        assertSameText(run("4 w BA Ab bD DA dd DC aD").out(), ProgramRun.golden("lab8/part1.out"));
        assertSameText(run("6 b fa").out(), ProgramRun.golden("lab8/invalid-move.out"));
    }

    @Test
    void prompt_withoutNewline_isFlushedBeforeInputIsRead() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> seen = new ArrayList<>();
        List<String> lines = ProgramRun.golden("lab8/part1.in").lines().toList();
        InputStream in = new SteppedInput(lines, () -> seen.add(lastLine(out)));

        program(new Greedy(), in, ProgramRun.printStream(out), System.err).run();

        assertThat(seen)
                .hasSameSizeAs(lines)
                .startsWith("Enter the board dimension: ", "Enter the board dimension: Computer plays (B/W): ");
        assertThat(seen.subList(2, seen.size())).containsOnly("Enter move for colour B (RowCol): ");
        assertSameText(out.toString(StandardCharsets.UTF_8), ProgramRun.golden("lab8/part1.out"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"3", "5", "2", "0", "28", "-4", "+4", "4.0", "4x", "four", "99999999999999999999", "１０", "\0"})
    void dimension_invalid_exitCode2(String dimension) {
        ProgramRun session = run(dimension + " W ba");

        assertThat(session.exitCode()).isEqualTo(Lab8Program.EXIT_INVALID_INPUT).isEqualTo(2);
        assertThat(session.out()).isEqualTo("Enter the board dimension: ");
        assertThat(session.err())
                .isEqualTo("The board dimension must be an even number from 4 to 26, not '%s'.\n"
                        .formatted(dimension.equals("\0") ? "\\u0000" : dimension));
    }

    @ParameterizedTest
    @ValueSource(strings = {"X", "BW", "Black", "1", "é"})
    void colour_invalid_exitCode2(String colour) {
        ProgramRun session = run("4 " + colour + " ba");

        assertThat(session.exitCode()).isEqualTo(Lab8Program.EXIT_INVALID_INPUT);
        assertThat(session.out()).isEqualTo("Enter the board dimension: Computer plays (B/W): ");
        assertThat(session.err()).isEqualTo("The computer's colour must be B or W, not '" + colour + "'.\n");
    }

    @ParameterizedTest
    @CsvSource({"B,b c", "W,a a", "W,bb", "W,b", "W,baa", "W,2a", "W,a2", "W,ea", "W,ae", "W,pass", "W,--", "W,\0\0"})
    void humansMove_illegalOrUnreadable_computerWins(char computer, String move) {
        ProgramRun session = run("4 " + computer + " " + move + " ba ba");

        assertThat(session.out()).endsWith(": Invalid move.\n" + computer + " player wins.\n");
        assertThat(session.err()).isEmpty();
        assertThat(session.exitCode()).isEqualTo(Lab8Program.EXIT_OK).isZero();
    }

    @Test
    void humansMove_spelledLikeAPass_isASquare() {
        RandomLab8Game game = Stream.iterate(0, seed -> seed + 1)
                .map(seed -> new RandomLab8Game(26, Colour.WHITE, seed))
                .limit(100)
                .filter(g -> g.humansMoves().containsAll(List.of("pa", "ps")))
                .findFirst()
                .orElseThrow();

        assertSameText(run(game.input()).out(), game.output());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 26})
    void word_endless_isNotReadToItsEnd(int size) {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'b';
            }
        };
        String start = size + " W ";
        InputStream in =
                new SequenceInputStream(new ByteArrayInputStream(start.getBytes(StandardCharsets.US_ASCII)), endless);

        ProgramRun session = ProgramRun.of(in, Lab8ProgramTest::greedy);

        assertThat(session.out()).endsWith("Invalid move.\nW player wins.\n");
    }

    @Test
    void input_endsBeforeTheGame_exitCode1() {
        String[] words = ProgramRun.golden("lab8/part1.in").split("\n");
        String whole = ProgramRun.golden("lab8/part1.out");

        for (int given = 0; given < words.length; given++) {
            String expected =
                    given == 0 ? "the board dimension" : given == 1 ? "the computer's colour" : "a move for Black";
            ProgramRun session = run(String.join("\n", List.of(words).subList(0, given)));

            assertThat(session.exitCode())
                    .as("after %d words", given)
                    .isEqualTo(Lab8Program.EXIT_IO_ERROR)
                    .isEqualTo(1);
            assertThat(session.err()).isEqualTo("The input ended where " + expected + " was expected.\n");
            assertSameText(
                    session.out(),
                    whole.substring(0, Math.min(whole.length(), session.out().length())));
            assertThat(session.out()).endsWith(": ");
        }
    }

    @Test
    void input_unreadable_exitCode1() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();

        ProgramRun session = ProgramRun.of(broken, Lab8ProgramTest::greedy);

        assertThat(session.exitCode()).isEqualTo(Lab8Program.EXIT_IO_ERROR);
        assertThat(session.err())
                .isEqualTo("The input could not be read where the board dimension was expected: Stream closed.\n");
    }

    @Test
    void output_closed_exitCode1WithoutMessage() {
        String input = ProgramRun.golden("lab8/part1.in");
        int length = ProgramRun.golden("lab8/part1.out").length();

        for (int bytes = 0; bytes < length; bytes++) {
            PrintStream out = ProgramRun.printStream(new ClosedPipe(bytes));
            ProgramRun session = ProgramRun.of(
                    input, (in, _, err) -> program(new Greedy(), in, out, err).run());

            assertThat(session.exitCode()).as("after %d bytes", bytes).isEqualTo(Lab8Program.EXIT_IO_ERROR);
            assertThat(session.err()).isEmpty();
        }
    }

    @Test
    void computer_eachMove_getsANewClock() {
        List<Clock> made = new ArrayList<>();
        List<Clock> used = new ArrayList<>();
        Player player = (game, clock) -> {
            used.add(clock);
            return new Greedy().choose(game, clock);
        };

        ProgramRun session = ProgramRun.of(
                ProgramRun.golden("lab8/part1.in"),
                (in, out, err) -> new Lab8Program(player, in, out, err, () -> {
                            long nanos = made.size();
                            made.add(() -> nanos);
                            return made.getLast();
                        })
                        .run());

        assertThat(session.exitCode()).isZero();
        assertThat(used).hasSize(5).isEqualTo(made);
    }

    @Test
    void computer_illegalMove_failsAnAssertion() {
        Player wrong = (_, _) -> Move.at(0, 0);

        assertThatThrownBy(() -> ProgramRun.of(
                        "4 B", (in, out, err) -> program(wrong, in, out, err).run()))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("a1 in ");
    }

    static ProgramRun run(String input) {
        return ProgramRun.of(input, Lab8ProgramTest::greedy);
    }

    private static int greedy(InputStream in, PrintStream out, PrintStream err) {
        return program(new Greedy(), in, out, err).run();
    }

    private static Lab8Program program(Player player, InputStream in, PrintStream out, PrintStream err) {
        return new Lab8Program(player, in, out, err, () -> Clock.UNLIMITED);
    }

    private static String lastLine(ByteArrayOutputStream out) {
        String text = out.toString(StandardCharsets.UTF_8);
        return text.substring(text.lastIndexOf('\n') + 1);
    }
}
