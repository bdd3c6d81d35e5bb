import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@SuppressWarnings("DefaultPackage") // as the code under test
class ReversiTest {
    private static final String START = "0000021001200000";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @ParameterizedTest
    @MethodSource
    void run_exampleOfTheDocument_printsItsOutput(String commandLine, String expected) {
        assertThat(run(commandLine.split(" "))).isZero();
        assertSameText(out.toString(StandardCharsets.UTF_8), expected);
        assertThat(err.size()).isZero();
    }

    /** Every example of the course document; a digit that a board lacks there is restored. */
    static Stream<Arguments> run_exampleOfTheDocument_printsItsOutput() throws IOException {
        try (InputStream file = ReversiTest.class.getResourceAsStream("/cs540.txt")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            List<String> examples = Arrays.asList(text.split("\\$java Reversi "));
            assertThat(examples).hasSize(1 + 81);
            return examples.stream().skip(1).map(example -> Arguments.of((Object[]) example.split("\n", 2)));
        }
    }

    @ParameterizedTest
    @MethodSource
    void run_invalidInput_printsOneSentenceAndReturns2(List<String> args, String expected) {
        assertThat(run(args.toArray(String[]::new))).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .matches("[^\n\r]+\\.\n")
                .contains(expected);
    }

    static Stream<Arguments> run_invalidInput_printsOneSentenceAndReturns2() {
        return Stream.of(
                Arguments.of(List.of(), "three arguments, FLAG player board, but got 0"),
                Arguments.of(List.of("100"), "got 1"),
                Arguments.of(List.of("100", "1"), "got 2"),
                Arguments.of(List.of("100", "1", START, "x"), "got 4"),
                Arguments.of(
                        List.of("700", "1", START), "FLAG must be 100, 200, 300, 400, 500 or 600, but was \"700\""),
                Arguments.of(List.of("0", "1", START), "\"0\""),
                Arguments.of(List.of("150", "1", START), "\"150\""),
                Arguments.of(List.of("-100", "1", START), "\"-100\""),
                Arguments.of(List.of("0100", "1", START), "\"0100\""),
                Arguments.of(List.of("FLAG", "1", START), "\"FLAG\""),
                Arguments.of(List.of("", "1", START), "but was \"\""),
                Arguments.of(List.of("99999999999999999999", "1", START), "\"99999999999999999999\""),
                Arguments.of(List.of("100", "0", START), "The player must be 1 or 2, but was \"0\""),
                Arguments.of(List.of("100", "3", START), "\"3\""),
                Arguments.of(List.of("100", "12", START), "\"12\""),
                Arguments.of(List.of("100", "", START), "but was \"\""),
                Arguments.of(List.of("100", "1\n", START), "\"1?\""),
                Arguments.of(
                        List.of("100", "1", "222222222222221"),
                        "16 characters, each 0, 1 or 2, but was \"222222222222221\" with 15 characters"),
                Arguments.of(List.of("100", "1", START + "0"), "with 17 characters"),
                Arguments.of(List.of("100", "1", ""), "with 0 characters"),
                Arguments.of(List.of("100", "1", "0000021001300000"), "\"0000021001300000\""),
                Arguments.of(List.of("100", "1", "00000\u06621001200000"), "with 16 characters"),
                Arguments.of(List.of("100", "1", "0000\r\n1001200000"), "\"0000??1001200000\""),
                Arguments.of(List.of("100", "1", "0".repeat(100_000)), "0...\" with 100000 characters"));
    }

    @Test
    void main_asAProcess_printsAndExits() throws Exception {
        assertThat(process("500", "1", START)).isEqualTo(0);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("-1\n7208\n");
        assertThat(err.size()).isZero();

        out.reset();
        assertThat(process("500", "1", "222222222222221")).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).matches("The board must be [^\n]+\\.\n");
    }

    private int run(String... args) {
        return Reversi.run(
                args,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
    }

    private int process(String... args) throws Exception {
        Path classes = Path.of(Reversi.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", classes.toString(), "Reversi"));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).start();
        process.getOutputStream().close();
        process.getInputStream().transferTo(out);
        process.getErrorStream().transferTo(err);
        return process.waitFor();
    }
}
