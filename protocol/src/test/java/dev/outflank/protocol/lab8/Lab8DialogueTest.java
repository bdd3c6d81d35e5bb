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
    void wholeDialogue_passesOfBothSides_followsTheHandout(String script, Colour side, String moves)
            throws BotException {
        ScriptedDialogue.expectLine("lab8:bot", Bots.golden(script), Game.start(4), side, moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-newline-after-places",
                "space-before-colon",
                "color",
                "extra-lines",
                "silent-pass",
                "wrong-pass",
                "newline-after-prompt no-newline-after-places trailing-spaces extra-lines silent-pass color flush"
            })
    void deviation_harmless_isRemarkedOrAFaultIfStrict(String deviation) {
        // With these seeds each side passes at least once.
        BotCheck asBlack = check(deviation, 37, Colour.BLACK, false);
        assertThat(asBlack.violation()).isEmpty();
        assertThat(asBlack.game().isOver()).isTrue();
        assertThat(asBlack.remarks())
                .filteredOn(remark -> remark.startsWith("Line "))
                .hasSize(1);
        assertThat(check(deviation, 37, Colour.BLACK, true)
                        .violation()
                        .orElseThrow()
                        .verdict())
                .isEqualTo(Verdict.PROTOCOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"capitals", "wrong-winner", "no-last-newline", "tie"})
    void result_wrongOrMissing_isAcceptedIfLenient(String deviation) {
        assertThat(check(deviation, 1, Colour.WHITE, false).violation()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "newline-after-prompt, the white space after a prompt differs in line 2",
        "trailing-spaces, there is white space at the end of line 1",
        "cr-lf, lines end with CR LF instead of LF",
        "blank-lines, 'line 2 is blank, but no blank line is expected there'"
    })
    void whiteSpace_thatIsNotSeen_isRemarkedIfStrictAndAFaultIfBytesCount(String deviation, String remark) {
        BotCheck strict = check(deviation, 37, Colour.BLACK, Leniency.strict());
        assertThat(strict.violation()).isEmpty();
        assertThat(strict.remarks()).containsExactly("Accepted although " + remark + ".");
        BotCheck exact = check(deviation, 37, Colour.BLACK, Leniency.of(Leniency.Level.BYTES));
        assertThat(exact.violation().orElseThrow().verdict()).isEqualTo(Verdict.PROTOCOL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"capitals", "wrong-winner"})
    void result_wrong_isRemarkedEvenIfStrict(String deviation) {
        BotCheck check = check(deviation, 37, Colour.BLACK, true);
        assertThat(check.violation()).isEmpty();
        assertThat(check.remarks()).hasSize(1).first().asString().contains("layer");
    }

    @Test
    void lastNewline_missing_isAcceptedIfStrict() {
        assertThat(check("no-last-newline", 3, Colour.WHITE, true).violation()).isEmpty();
    }

    @Test
    void output_neverFlushed_hasAHint() {
        Program program = Bots.program(Bots.spec("lab8:" + bot + " 1"), folder, Duration.ofMillis(300));
        BotCheck.Violation violation = BotCheck.run(
                        new Lab8Dialogue(program, Leniency.lenient()),
                        Leniency.lenient(),
                        Game.start(8),
                        Colour.BLACK,
                        Notation.LAB8,
                        new Random(SEED))
                .violation()
                .orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(violation.hint().orElseThrow()).contains("fflush(stdout)");
    }

    @Test
    void move_illegal_isReportedWithTheBoard() {
        BotCheck.Violation violation =
                check("illegal-move", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(violation.reason()).contains("Black played aa");
        assertThat(violation.board().orElseThrow()).contains("a b c d").contains("Black can play ");
    }

    @Test
    void pass_withLegalMoves_isLeftToTheReferee() {
        BotCheck.Violation violation =
                check("needless-pass", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(violation.reason()).contains("Black passed, but can move");
    }

    @Test
    void square_wrongNotation_isAFault() {
        BotCheck.Violation violation =
                check("column-number", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(violation.reason()).containsPattern("a row letter and a column letter, like cd, not '[a-d][1-4]'");
    }

    @Test
    void end_announcedTooEarly_faultListsTheLegalMoves() {
        BotCheck.Violation violation =
                check("gives-up", 1, Colour.BLACK, false).violation().orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(violation.reason()).contains("the game is not over: Black can still play");
    }

    @Test
    void legalMove_calledInvalid_isAFault() {
        BotCheck.Violation violation =
                check("refuses", 1, Colour.WHITE, false).violation().orElseThrow();
        assertThat(violation.verdict()).isEqualTo(Verdict.PROTOCOL);
        // The program then also ends the game; the rejected move is reported first.
        assertThat(violation.reason()).contains("which is legal");
    }

    @Test
    void square_outsideTheBoard_isAFault() throws BotException {
        ScriptedDialogue dialogue = ScriptedDialogue.opened(
                "lab8:bot", "> 8\n> B\n< Computer places B at ii.\n", Game.start(8), Colour.BLACK);
        assertThat(dialogue.faultIn(Game.start(8)).reason()).contains("its last square is hh");
    }

    @Test
    void square_spelledLikeAPass_isASquare() throws BotException {
        ScriptedDialogue dialogue = ScriptedDialogue.opened(
                "lab8:bot", "> 26\n> B\n< Computer places B at pa.\n", Game.start(26), Colour.BLACK);
        assertThat(dialogue.ask(Game.start(26))).isEqualTo(Move.at(15, 0));
    }

    @Test
    void colour_wrongInTheMove_isRemarked() throws BotException {
        ScriptedDialogue dialogue = ScriptedDialogue.opened(
                "lab8:bot", "> 8\n> B\n< computer PLACES W at EF\n", Game.start(8), Colour.BLACK);
        assertThat(dialogue.ask(Game.start(8))).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).last().asString().contains("plays B, but announced that it places 'W'");
    }

    @Test
    void difference_inALongLine_isShownInContext() throws BotException {
        ScriptedDialogue dialogue = ScriptedDialogue.opened(
                "lab8:bot",
                "> 8\n> B\n< Enter the board dimension: Computer plays (B/W): abcdefgh\n< Computer places B at ef\n",
                Game.start(8),
                Colour.BLACK);
        dialogue.ask(Game.start(8));
        assertThat(dialogue.remarks())
                .containsExactly("Line 1 of the output differs from the handout after 49 characters:"
                        + " '…lays (B/W): abcdefgh' instead of '…lays (B/W):   abcdefgh'.");
    }

    @Test
    void open_afterMoves_throws() {
        Lab8Dialogue dialogue = new Lab8Dialogue(new ScriptedBot(""), Leniency.lenient());
        assertThatThrownBy(() -> dialogue.open(ScriptedDialogue.after("f5"), Colour.WHITE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lab8 cannot start");
    }

    private static BotCheck check(String deviations, int seed, Colour side, boolean strict) {
        return check(deviations, seed, side, strict ? Leniency.strict() : Leniency.lenient());
    }

    private static BotCheck check(String deviations, int seed, Colour side, Leniency leniency) {
        BotSpec spec = Bots.spec("lab8:stdbuf -oL " + bot + " " + seed + " " + deviations);
        Program program = Bots.program(spec, folder, Bots.TIMEOUT);
        return Bots.check(spec, program, Game.start(4), side, leniency, SEED);
    }
}
