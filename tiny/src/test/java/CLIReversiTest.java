import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A script is the human's input, separated by spaces: the human's player, the first player, then positions. */
@SuppressWarnings("DefaultPackage") // as the code under test
class CLIReversiTest {
    private static final String INVALID_INPUT_AND_PASS = "x 2 1 abc 17 6 3 0 9 -1 1";
    private static final String END_OF_INPUT = "\nThe input ended, so the game ends here.\n";

    @Test
    void play_invalidInputAndPass_printsTheWholeGame() throws IOException {
        assertSameText(play(INVALID_INPUT_AND_PASS), resource("/game.txt"));
    }

    @ParameterizedTest
    @CsvSource({
        "1 1 5 12 3 9 4 15, Player 2 Wins!",
        "1 2 4 12 2 5 9, Player 1 Wins!",
        "1 2 4 12 9 1 16 14, Tied Game!",
        "2 1 1 9 8 14 3, Player 2 Wins!",
        "2 1 3 1 9 8 14 16, Player 1 Wins!",
        "2 2 9 14 4 3 12, Player 1 Wins!"
    })
    void play_noPass_endsWithTheResult(String script, String result) {
        assertThat(play(script)).endsWith("-----\n" + result + "\n").doesNotContain("can't");
    }

    @ParameterizedTest
    @CsvSource({
        "1 1 2 5 8 14, 1, Player 2 Wins!",
        "1 2 4 12 2 5 14, 1, Tied Game!",
        "1 2 4 2 12 9 15 5, 2, Player 1 Wins!",
        "2 1 1 3 9 12 15, 1, Player 2 Wins!",
        "2 2 3 8 5 14, 2, Player 1 Wins!"
    })
    void play_pass_isAnnounced(String script, char passing, String result) {
        assertThat(play(script))
                .containsOnlyOnce("-----\nPlayer " + passing + " can't move\n")
                .endsWith("-----\n" + result + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "3", "one", "1", "1 both", "1 1", "1 1 abc", "1 1 1", "1 1 2", "2 1", "2 1 3 9"})
    void play_endOfInput_endsWithAMessage(String script) {
        assertThat(play(script)).containsOnlyOnce(END_OF_INPUT).endsWith("? " + END_OF_INPUT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3 1 1;That is not a number from 1 to 2.",
                "1 0;That is not a number from 1 to 2.",
                "1 1 x;That is not a number from 1 to 16.",
                "1 1 2.0;That is not a number from 1 to 16.",
                "1 1 0;That is not a number from 1 to 16.",
                "1 1 99999999999;That is not a number from 1 to 16.",
                "1 1 1;You can't play at 1, only at one of [2, 5, 12, 15].",
                "1 1 6;You can't play at 6, only at one of [2, 5, 12, 15]."
            })
    void play_invalidAnswer_printsAMessageAndAsksAgain(String script, String message) {
        assertThat(play(script)).contains("? " + message + "\n");
    }

    @Test
    void play_blankAndWindowsLines_areRead() {
        String printed = playLines("\r\n\n 1 \r\n1\r\n2");
        assertThat(printed).contains("That is not a number from 1 to 2.\n", "Player 1 plays 2\n");
    }

    /** The same game against a student's Reversi.java: only the course's signatures may be used. */
    @Test
    void play_againstAStudentsProgram_isTheSameGame(@TempDir Path folder) throws Exception {
        Path student = Files.writeString(folder.resolve("Reversi.java"), resource("/student/Reversi.java"));
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), student.toString(), "src/main/java/CLIReversi.java");
        assertThat(status).isZero();

        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Object exitCode = loader.loadClass("CLIReversi")
                    .getMethod("play", InputStream.class, PrintStream.class)
                    .invoke(
                            null,
                            input(lines(INVALID_INPUT_AND_PASS)),
                            new PrintStream(out, false, StandardCharsets.UTF_8));
            assertThat(exitCode).isEqualTo(0);
            assertSameText(out.toString(StandardCharsets.UTF_8), resource("/game.txt"));
        }
    }

    private static String play(String script) {
        return playLines(lines(script));
    }

    private static String playLines(String lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int exitCode = CLIReversi.play(input(lines), new PrintStream(out, false, StandardCharsets.UTF_8));
        assertThat(exitCode).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String lines(String script) {
        return script.isEmpty() ? "" : script.replace(' ', '\n') + "\n";
    }

    private static InputStream input(String lines) {
        return new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = CLIReversiTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
