package dev.outflank.protocol.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Bots;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.BotCheck;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DriverDialogueIT {
    private static final String AI = """
            class AI(object):
                def __init__(self, chessboard_size, color, time_out):
                    self.candidate_list = []

                def go(self, chessboard):
                    BODY
            """;

    @TempDir
    Path folder;

    @Test
    void wholeDialogue_cs303_isAskedToPass() throws BotException {
        ScriptedDialogue.expectLine(
                "cs303,seconds=3:bot.py", """
                > open 8 B 3
                < ready
                > go UUWWWUUUUBUWUUUUUUBBUUUUUUUBBUUUUUUBBUUUUUUUBUUUUUUUUUUUUUUUUUUU
                < pass
                > end
                """, ScriptedDialogue.after("d3c3e6d2d1e1b2c1"), Colour.BLACK, "pass a3");
    }

    @Test
    void wholeDialogue_lab8fn_isNotAskedToPass() throws BotException {
        ScriptedDialogue.expectLine(
                "lab8fn:bot.c", """
                > open 8 B 1
                < ready
                > end
                """, ScriptedDialogue.after("d3c3e6d2d1e1b2c1"), Colour.BLACK, "pass a3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "self.candidate_list.append(5)|PROTOCOL|must be a pair (row, column) counted from 0; it is 5.",
                "self.candidate_list.append((1, 'a'))|PROTOCOL|it is (1, 'a').",
                "self.candidate_list.append((1.5, 2))|PROTOCOL|it is (1.5, 2).",
                "self.candidate_list.append((-1, 2))|PROTOCOL|it is (-1, 2).",
                "self.candidate_list.append((8, 2))|PROTOCOL|row 8, column 2, outside the board",
                "self.candidate_list = None|PROTOCOL|has no candidate_list",
                "return chessboard[9, 9]|CRASH|IndexError: index 9 is out of bounds",
                "raise SystemExit(3)|CRASH|SystemExit: 3 in line 6 of hand.py.",
                "import torchvision_of_nowhere|CRASH|The Python module torchvision_of_nowhere is not installed.",
                "self.candidate_list.append((0, 0))|ILLEGAL_MOVE|Black played a1, which flips no disc.",
                "pass|ILLEGAL_MOVE|Black passed, but can move."
            })
    void cs303_invalidResult_isReportedInASentence(String body, Verdict verdict, String reason) throws Exception {
        assumeNumpy();
        BotCheck.Violation violation = check(AI.replace("BODY", body));
        assertThat(violation.verdict()).isEqualTo(verdict);
        assertThat(violation.reason()).contains(reason);
    }

    @Test
    void cs303_syntaxError_reportsTheLine() throws Exception {
        assumeNumpy();
        BotCheck.Violation violation = check("class AI:\n    def go(self\n");
        assertThat(violation.verdict()).isEqualTo(Verdict.CRASH);
        assertThat(violation.reason()).contains("SyntaxError").contains("line 2 of hand.py");
    }

    @Test
    void cs303_withoutTheClass_isReported() throws Exception {
        assumeNumpy();
        assertThat(check("x = 1\n").reason()).isEqualTo("The file defines no class AI.");
    }

    @Test
    void lab8fn_outsideTheBoard_isReported() throws IOException {
        Path file = Files.writeString(folder.resolve("hand.c"), """
                int makeMove(const char board[][26], int n, char turn, int *row, int *col) {
                    *row = n;
                    *col = 0;
                    return 0;
                }
                """);
        BotSpec spec = Bots.spec("lab8fn:" + file);
        Path box = Files.createDirectory(folder.resolve("box"));
        BotCheck game = Bots.check(spec, Bots.program(spec, box, Bots.TIMEOUT), Game.start(8), Colour.BLACK, false, 1);
        assertThat(game.violation().orElseThrow().verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(game.violation().orElseThrow().reason()).contains("row 8, column 0, outside the board");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "wrong ", "crash  "})
    void answer_notOfTheDriver_isAFault(String answer) throws BotException {
        Game start = Game.start(8);
        BotException fault = ScriptedDialogue.opened(
                        "cs303:bot.py",
                        "> open 8 B 5\n< ready\n> go " + BoardText.lab8(start.position()) + "\n< " + answer + "\n",
                        start,
                        Colour.BLACK)
                .faultIn(start);
        assertThat(fault.reason()).contains("'" + answer + "' where an answer of the driver was expected");
    }

    private BotCheck.Violation check(String source) throws IOException {
        Path file = Files.writeString(folder.resolve("hand.py"), source);
        BotSpec spec = Bots.spec("cs303:" + file);
        Path box = Files.createDirectory(folder.resolve("box"));
        return Bots.check(spec, Bots.program(spec, box, Bots.TIMEOUT), Game.start(8), Colour.BLACK, false, 1)
                .violation()
                .orElseThrow();
    }

    private static void assumeNumpy() throws IOException, InterruptedException {
        assumeTrue(Bots.hasNumpy(), "python3 has no numpy: the CS303 driver is not tested");
    }
}
