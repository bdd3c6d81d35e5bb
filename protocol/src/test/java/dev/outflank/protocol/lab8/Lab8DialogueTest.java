package dev.outflank.protocol.lab8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Bots;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ScriptedBot;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.BotCheck;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Lab8DialogueTest {
    private static final long SEED = 808;

    @TempDir
    static Path folder;

    private static Path bot = Path.of("");

    @BeforeAll
    static void compile() {
        bot = Bots.compiled("lab8.c", folder);
    }

    @ParameterizedTest
    @CsvSource({"lab8-white.txt, WHITE, a2a1c4a3b1c1d2d1d3d4a4b4", "lab8-black.txt, BLACK, c4d4d3d2d1b4a4b1a3a2c1a1"})
    void wholeDialogue_withPassesOfBothSides_isTheLabs(String script, Colour side, String moves) throws BotException {
        ScriptedDialogue.expectLine("lab8:bot", Bots.golden(script), Game.start(4), side, moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "newline-after-prompt",
                "no-newline-after-places",
                "trailing-spaces",
                "space-before-colon",
                "color",
                "extra-lines",
                "silent-pass",
                "wrong-pass",
                "newline-after-prompt no-newline-after-places trailing-spaces extra-lines silent-pass color flush"
            })
    void habit_lenient_understoodAndNoted_strict_fault(String habit) {
        // With these seeds both games have a pass of each side.
        BotCheck asBlack = rehearse(habit, 37, Colour.BLACK, false);
        assertThat(asBlack.violation()).isEmpty();
        assertThat(asBlack.game().isOver()).isTrue();
        assertThat(asBlack.remarks()).hasSize(1).first().asString().startsWith("Line ");
        assertThat(rehearse(habit, 37, Colour.BLACK, true)
                        .violation()
                        .orElseThrow()
                        .verdict())
                .isEqualTo(Verdict.PROTOCOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"capitals", "wrong-winner", "no-last-newline", "tie"})
    void lastWords_areNotNeeded(String habit) {
        assertThat(rehearse(habit, 1, Colour.WHITE, false).violation()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"capitals", "wrong-winner"})
    void lastWords_wrong_strict_fault(String habit) {
        BotCheck.Violation finding =
                rehearse(habit, 37, Colour.BLACK, true).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(finding.reason()).contains("layer");
    }

    @Test
    void lastNewline_missing_strict_isEnough() {
        assertThat(rehearse("no-last-newline", 3, Colour.WHITE, true).violation())
                .isEmpty();
    }

    @Test
    void output_neverFlushed_hintSaysSo() {
        Program program = Bots.program(Bots.spec("lab8:" + bot + " 1"), folder, Duration.ofMillis(300));
        BotCheck.Violation finding = BotCheck.run(
                        new Lab8Dialogue(program, Leniency.lenient()),
                        Leniency.lenient(),
                        Game.start(8),
                        Colour.BLACK,
                        Notation.LAB8,
                        new Random(SEED))
                .violation()
                .orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(finding.hint().orElseThrow()).contains("fflush(stdout)");
    }

    @Test
    void move_illegal_isShownWithTheBoard() {
        BotCheck.Violation finding =
                rehearse("illegal-move", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(finding.reason()).contains("Black played aa");
        assertThat(finding.board().orElseThrow()).contains("a b c d").contains("Black can play ");
    }

    @Test
    void pass_needless_isAMoveForTheRefereeToJudge() {
        BotCheck.Violation finding =
                rehearse("needless-pass", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(finding.reason()).contains("Black passed, but can move");
    }

    @Test
    void square_inTheWrongForm_fault() {
        BotCheck.Violation finding =
                rehearse("column-number", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(finding.reason())
                .containsPattern("a row letter and a column letter, like cd; what came was '[a-d][1-4]'");
    }

    @Test
    void end_announcedTooEarly_faultSaysWhatCanBePlayed() {
        BotCheck.Violation finding =
                rehearse("gives-up", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(finding.reason()).contains("the game is not over: Black can still play");
    }

    @Test
    void legalMove_calledInvalid_fault() {
        BotCheck.Violation finding =
                rehearse("refuses", 1, Colour.WHITE, false).violation().orElseThrow();
        assertThat(finding.verdict()).isEqualTo(Verdict.PROTOCOL);
        // It then ends the game too; what it said of the move comes first.
        assertThat(finding.reason()).contains("which is legal");
    }

    @Test
    void square_outsideTheBoard_fault() throws BotException {
        ScriptedDialogue interview = ScriptedDialogue.opened(
                "lab8:bot", "> 8\n> B\n< Computer places B at ii.\n", Game.start(8), Colour.BLACK);
        assertThat(interview.faultIn(Game.start(8)).reason()).contains("its last square is hh");
    }

    @Test
    void squares_namedLikeAPass_areSquares() throws BotException {
        ScriptedDialogue interview = ScriptedDialogue.opened(
                "lab8:bot", "> 26\n> B\n< Computer places B at pa.\n", Game.start(26), Colour.BLACK);
        assertThat(interview.ask(Game.start(26))).isEqualTo(Move.at(15, 0));
    }

    @Test
    void colour_wrongInTheMove_noted() throws BotException {
        ScriptedDialogue interview = ScriptedDialogue.opened(
                "lab8:bot", "> 8\n> B\n< computer PLACES W at EF\n", Game.start(8), Colour.BLACK);
        assertThat(interview.ask(Game.start(8))).isEqualTo(Move.at(4, 5));
        assertThat(interview.remarks()).last().asString().contains("plays B, but wrote that it places 'W'");
    }

    @Test
    void difference_inALongLine_isShownWhereItIs() throws BotException {
        ScriptedDialogue interview = ScriptedDialogue.opened(
                "lab8:bot",
                "> 8\n> B\n< Enter the board dimension: Computer plays (B/W):    abcdefgh\n< Computer places B at ef\n",
                Game.start(8),
                Colour.BLACK);
        interview.ask(Game.start(8));
        assertThat(interview.remarks())
                .containsExactly("Line 1 of the output differs from the lab's text after 51 characters: what came is"
                        + " '…ys (B/W):    abcdefgh', the lab has '…ys (B/W):   abcdefgh'.");
    }

    @Test
    void opening_isRefused() {
        Lab8Dialogue dialogue = new Lab8Dialogue(new ScriptedBot(""), Leniency.lenient());
        assertThatThrownBy(() -> dialogue.open(ScriptedDialogue.after("f5"), Colour.WHITE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lab8 cannot begin");
    }

    private static BotCheck rehearse(String habits, int seed, Colour side, boolean strict) {
        BotSpec spec = Bots.spec("lab8:stdbuf -oL " + bot + " " + seed + " " + habits);
        Program program = Bots.program(spec, folder, Bots.PATIENCE);
        return Bots.check(spec, program, Game.start(4), side, strict, SEED);
    }
}
