package dev.outflank.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.GameTimer;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NBoardDialogueTest {
    private static final Game START = Game.start(8);
    private static final String BOARD = "---------------------------O*------*O---------------------------";
    private static final String HEAD =
            "> set game (;GM[Othello]PC[Outflank]PB[Black]PW[White]RE[?]TY[8]BO[8 " + BOARD + " *]";
    private static final String OPENED = "> nboard 2\n" + HEAD + ";)\n> ping 1\n< pong 1\n";

    @Test
    void wholeDialogue_black_engineReceivesItsOwnMoves() throws BotException {
        ScriptedDialogue.expectLine(
                "nboard,depth=12:bot",
                "> nboard 2\n> set depth 12\n" + HEAD + ";)\n" + """
                > ping 1
                < status ready
                < pong 1
                > go
                < status thinking
                < search f5 0.00 0 12
                < === F5/1.20/0.5
                < nodestats 1234 0.5
                > move F5
                > move D6
                > go
                < === c3
                """,
                START,
                Colour.BLACK,
                "f5d6c3");
    }

    /** The engine learns main time and increment from TI, and the time of every move. */
    @Test
    void clocks_mainTimeAndIncrement_areSentWithGameAndMoves() throws BotException {
        GameTimeControl control = GameTimeControl.fischer(Duration.ofMinutes(5), Duration.ofSeconds(3));
        ScriptedDialogue dialogue = new ScriptedDialogue(
                "nboard:bot", "> nboard 2\n" + HEAD.replace("RE[?]", "TI[05:00/00:03]RE[?]") + """
                ;)
                > ping 1
                < pong 1
                > go
                < === F5
                > move F5//2.500
                > move D6//4.000
                > go
                < === C3
                """, true);
        GameTimer black = new GameTimer(control);
        GameTimer white = new GameTimer(control);
        dialogue.setClocks(black, white);
        dialogue.open(START, Colour.BLACK);
        dialogue.setClocks(black, white);
        dialogue.ask(START);
        black.spend(Duration.ofMillis(2500));
        white.spend(Duration.ofSeconds(4));
        dialogue.setClocks(black, white);
        assertThat(dialogue.ask(ScriptedDialogue.after("f5d6"))).isEqualTo(Move.at(2, 2));
    }

    @Test
    void opening_withPasses_isSentAsGame() throws BotException {
        Game opening = ScriptedDialogue.after("d3c3e6d2d1e1b2c1 pass");
        ScriptedDialogue.expectLine(
                "nboard:bot",
                "> nboard 2\n" + HEAD
                        + "B[D3]W[C3]B[E6]W[D2]B[D1]W[E1]B[B2]W[C1]B[PA];)\n> ping 1\n< pong 1\n> go\n< === A3\n",
                opening,
                Colour.WHITE,
                "a3");
    }

    @Test
    void pass_bothSpellings_areAccepted() throws BotException {
        assertThat(moveFor("=== PA/0/0")).isEqualTo(Move.PASS);
        assertThat(moveFor("=== pass")).isEqualTo(Move.PASS);
        assertThat(moveFor("===F5")).isEqualTo(Move.at(4, 5));
    }

    @Test
    void answer_spacesForSlashes_isRemarked() throws BotException {
        ScriptedDialogue dialogue =
                ScriptedDialogue.opened("nboard:bot", OPENED + "> go\n< === F5 1.00 0.1\n", START, Colour.BLACK);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"===", "=== Z9/1/1", "=== resign", "=== 12"})
    void answer_unreadable_isAFault(String answer) throws BotException {
        BotException fault = ScriptedDialogue.opened(
                        "nboard:bot", OPENED + "> go\n< " + answer + "\n", START, Colour.BLACK)
                .faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("'=== F5/1.20/0.5'").contains(answer);
    }

    private static Move moveFor(String answer) throws BotException {
        return ScriptedDialogue.opened("nboard:bot", OPENED + "> go\n< " + answer + "\n", START, Colour.BLACK)
                .ask(START);
    }
}
