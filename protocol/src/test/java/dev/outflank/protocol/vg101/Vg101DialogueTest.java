package dev.outflank.protocol.vg101;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Vg101DialogueTest {
    private static final Game START = Game.start(8);
    private static final String BLACK_OPENING = """
            > START
            > PLACE d 4 2
            > PLACE e 4 1
            > PLACE d 5 1
            > PLACE e 5 2
            > DONE
            """;

    @Test
    void wholeDialogue_black_followsTheHandout() throws BotException {
        ScriptedDialogue.expectLine("vg101:bot", BLACK_OPENING + """
                < OK
                > BEGIN
                < DEBUG looking 3 ahead
                < f 5
                > TURN d 6
                < DEBUG
                < c 3
                > TURN d 3
                < c 4
                > END
                """, START, Colour.BLACK, "f5d6c3d3c4");
    }

    @Test
    void wholeDialogue_opponentPasses_programReceivesPass() throws BotException {
        ScriptedDialogue.expectLine("vg101:bot", """
                > START
                > PLACE d 4 1
                > PLACE e 4 2
                > PLACE d 5 2
                > PLACE e 5 1
                > DONE
                < OK
                > TURN d 3
                < c 3
                > TURN e 6
                < d 2
                > TURN d 1
                < e 1
                > TURN b 2
                < c 1
                > PASS
                < a 3
                > END
                """, START, Colour.WHITE, "d3c3e6d2d1e1b2c1 pass a3");
    }

    @Test
    void wholeDialogue_programMustPass_isAsked() throws BotException {
        ScriptedDialogue.expectLine("vg101:bot", """
                > START
                > PLACE d 4 1
                > PLACE e 4 2
                > PLACE d 5 2
                > PLACE e 5 1
                > DONE
                < OK
                > TURN d 3
                < c 3
                > TURN c 4
                < c 5
                > TURN b 4
                < e 3
                > TURN c 6
                < a 4
                > TURN a 3
                < c 7
                > TURN a 5
                < PASS
                > END
                """, START, Colour.WHITE, "d3c3c4c5b4e3c6a4a3c7a5 pass");
    }

    @ParameterizedTest
    @ValueSource(strings = {"F 5", " f 5", "f5", "f  5", "5 f", "pass", "f 05", "I play f 5", "= f5"})
    void answer_notExact_isAFault(String answer) throws BotException {
        BotException fault = afterBegin("< " + answer + "\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("like 'd 3', or PASS, not '" + answer + "'");
        assertThat(fault.hint()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"'< f 5 \n', There is white space at the end of a line.", "'< \n< \n< f 5\n', ''"})
    void answer_withWhiteSpaceThatIsNotSeen_isAccepted(String answer, String remark) throws BotException {
        ScriptedDialogue dialogue = afterBegin(answer);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(String.join("", dialogue.remarks())).isEqualTo(remark);
    }

    @ParameterizedTest
    @ValueSource(strings = {"i 1", "a 9", "z 26"})
    void answer_outsideTheBoard_isAFault(String answer) throws BotException {
        BotException fault = afterBegin("< " + answer + "\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("outside the board");
    }

    @Test
    void answer_illegalSquare_isLeftToTheReferee() throws BotException {
        assertThat(afterBegin("< a 1\n").ask(START)).isEqualTo(Move.at(0, 0));
    }

    @Test
    void line_unsolicited_isAFault() throws BotException {
        ScriptedDialogue dialogue = afterBegin("< f 5\n< your turn\n> TURN d 6\n");
        dialogue.ask(START);
        BotException fault = dialogue.faultIn(ScriptedDialogue.after("f5d6"));
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("'your turn' without a request");
        assertThat(fault.hint().orElseThrow()).contains("stderr");
    }

    @Test
    void line_unsolicitedDebug_isIgnored() throws BotException {
        ScriptedDialogue dialogue = afterBegin("< f 5\n< DEBUG ready\n> TURN d 6\n< c 3\n");
        dialogue.ask(START);
        assertThat(dialogue.ask(ScriptedDialogue.after("f5d6"))).isEqualTo(Move.at(2, 2));
    }

    @Test
    void start_withoutOk_isAFault() {
        assertThatThrownBy(() -> ScriptedDialogue.opened("vg101:bot", BLACK_OPENING + "< Hello\n", START, Colour.BLACK))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("must answer OK, not 'Hello'");
    }

    @Test
    void start_okWithASpace_isRemarked() throws BotException {
        assertThat(ScriptedDialogue.opened("vg101:bot", BLACK_OPENING + "< OK \n", START, Colour.BLACK)
                        .remarks())
                .containsExactly("There is white space at the end of a line.");
    }

    @Test
    void answer_withoutNewline_hasAHint() throws BotException {
        BotException fault = afterBegin("<~ f 5\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(fault.hint().orElseThrow()).contains("'f 5' is not complete");
    }

    /** A game as Black after BEGIN was sent. */
    private static ScriptedDialogue afterBegin(String script) throws BotException {
        return ScriptedDialogue.opened("vg101:bot", BLACK_OPENING + "< OK\n> BEGIN\n" + script, START, Colour.BLACK);
    }
}
