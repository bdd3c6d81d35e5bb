package dev.outflank.protocol.codingame;

import static org.assertj.core.api.Assertions.assertThat;

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

class CodinGameDialogueTest {
    private static final Game START = Game.start(4);
    private static final String FIRST = """
            > 0
            > 4
            > ....
            > .10.
            > .01.
            > ....
            > 4
            > b1
            > a2
            > d3
            > c4
            """;

    @Test
    void wholeDialogue_expert_receivesOpponentsMovesAndPasses() throws BotException {
        ScriptedDialogue.expectLine(
                "codingame:bot", """
                > 0
                > 8
                > ........
                > ........
                > 0.111...
                > 10111...
                > ..111...
                > ..1.....
                > ..1.....
                > ........
                > 4
                > d2
                > f4
                > a5
                > d6
                < EXPERT a5 MSG there we go
                > ........
                > ........
                > 0.111...
                > 00111...
                > 0.111...
                > ..1.....
                > ..1.....
                > ........
                > pass
                > 3
                > d2
                > f4
                > d6
                < d2
                """, ScriptedDialogue.after("d3c3c4c5b4e3c6a4a3c7"), Colour.BLACK, "a5 pass d2");
    }

    @Test
    void wholeDialogue_oneMove_followsTheProtocol() throws BotException {
        ScriptedDialogue.expectLine("codingame:bot", FIRST + "< b1\n", START, Colour.BLACK, "b1");
    }

    @Test
    void program_withoutAMove_isNotAsked() throws BotException {
        Game game = ScriptedDialogue.after("d3c3e6d2d1e1b2c1");
        assertThat(ScriptedDialogue.opened("codingame:bot", "> 0\n> 8\n", game, Colour.BLACK)
                        .ask(game))
                .isEqualTo(Move.PASS);
    }

    @ParameterizedTest
    @CsvSource({"B1", "' b1'", "'b1 '", "EXPERT B1"})
    void answer_caseAndSpaces_isRemarked(String answer) throws BotException {
        ScriptedDialogue dialogue = dialogueWithAnswer(answer);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(0, 1));
        assertThat(dialogue.remarks()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e1", "1b", "b1 c4", "EXPERT", "play b1 now"})
    void answer_notAMove_isAFault(String answer) throws BotException {
        BotException fault = dialogueWithAnswer(answer).faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).startsWith("The answer must be one of the listed moves");
    }

    private static ScriptedDialogue dialogueWithAnswer(String answer) throws BotException {
        return ScriptedDialogue.opened("codingame:bot", FIRST + "< " + answer + "\n", START, Colour.BLACK);
    }
}
