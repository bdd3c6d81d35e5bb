package dev.outflank.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GtpDialogueTest {
    private static final Game START = Game.start(8);
    private static final String OPENED = """
            > boardsize 8
            < =
            <
            > clear_board
            < =
            <
            """;

    @Test
    void wholeDialogue_black_ownMovesAreNotPlayedAgain() throws BotException {
        ScriptedDialogue.expectLine("gtp:bot", OPENED + """
                > genmove b
                < = f5
                <
                > play w d6
                < =
                <
                > genmove b
                < =C3
                <
                > quit
                """, START, Colour.BLACK, "f5d6c3");
    }

    @Test
    void clocks_mainTimeAndByoYomi_areSentBeforeEveryMove() throws BotException {
        GameTimeControl control = new GameTimeControl(Duration.ofSeconds(60), Duration.ZERO, Duration.ofSeconds(10), 5);
        ScriptedDialogue dialogue = new ScriptedDialogue("gtp:bot", OPENED + """
                > time_settings 60 10 5
                < =
                <
                > time_left b 60 0
                < =
                <
                > time_left w 8 4
                < =
                <
                > genmove b
                < = f5
                <
                """, true);
        GameTimer black = new GameTimer(control);
        GameTimer white = new GameTimer(control);
        dialogue.setClocks(black, white);
        dialogue.open(START, Colour.BLACK);
        white.spend(Duration.ofMillis(61_500));
        dialogue.setClocks(black, white);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
    }

    /** A program need not know commands about time: after the first refusal it gets no more of them. */
    @Test
    void clocks_programThatRefusesThem_playsWithout() throws BotException {
        ScriptedDialogue dialogue = new ScriptedDialogue("gtp:bot", OPENED + """
                > time_settings 5 0 0
                < ? unknown command
                <
                > genmove b
                < = f5
                <
                """, true);
        GameTimer timer = new GameTimer(GameTimeControl.fischer(Duration.ofSeconds(5), Duration.ofSeconds(1)));
        dialogue.setClocks(timer, timer);
        dialogue.open(START, Colour.BLACK);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
    }

    @Test
    void opening_anyMoves_arePlayedOneByOne() throws BotException {
        ScriptedDialogue.expectLine("gtp:bot", OPENED + """
                > play b f5
                < =
                <
                > play w d6
                < =
                <
                > genmove b
                < = c3
                <
                > quit
                """, ScriptedDialogue.after("f5d6"), Colour.BLACK, "c3");
    }

    @ParameterizedTest
    @CsvSource({"= f5", "=1 f5", "=F5", "'=   F5  '"})
    void answer_anyCaseAndId_isAccepted(String answer) throws BotException {
        assertThat(dialogueWithAnswer("< " + answer + "\n<\n").ask(START)).isEqualTo(Move.at(4, 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"= pass", "= PASS"})
    void pass_anyCase_isAccepted(String answer) throws BotException {
        assertThat(dialogueWithAnswer("< " + answer + "\n").ask(START)).isEqualTo(Move.PASS);
    }

    @Test
    void lines_outsideResponses_commentsIgnoredOthersRemarked() throws BotException {
        ScriptedDialogue dialogue = dialogueWithAnswer("< # thinking\n< thinking\n< = f5\n");
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).singleElement().asString().contains("'thinking' does not belong to a response");
    }

    @Test
    void response_severalLines_areNotRemarked() throws BotException {
        ScriptedDialogue dialogue =
                dialogueWithAnswer("< = f5\n< and more\n<\n> play w d6\n< =\n> genmove b\n< = c3\n");
        dialogue.ask(START);
        assertThat(dialogue.ask(ScriptedDialogue.after("f5d6"))).isEqualTo(Move.at(2, 2));
        assertThat(dialogue.remarks()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"= resign", "= z9", "=", "= 12"})
    void answer_notAMove_isAFault(String answer) throws BotException {
        BotException fault = dialogueWithAnswer("< " + answer + "\n<\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("must be like '= d3', or '= pass'");
    }

    @Test
    void command_refused_isNamedInTheFault() {
        assertThatThrownBy(() -> ScriptedDialogue.opened(
                        "gtp:bot", "> boardsize 10\n< ? unacceptable size\n<\n", Game.start(10), Colour.BLACK))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("refused the command 'boardsize 10' with '? unacceptable size'");
    }

    @Test
    void forcedPass_refused_isRemarkedAndTheGameContinues() throws BotException {
        Game game = ScriptedDialogue.after("d3c3e6d2d1e1b2c1");
        String rest = """
                > play b d3
                < =
                > play w c3
                < =
                > play b e6
                < =
                > play w d2
                < =
                > play b d1
                < =
                > play w e1
                < =
                > play b b2
                < =
                > play w c1
                < =
                > play b pass
                < ? syntax error
                > genmove w
                < = a3
                """;
        ScriptedDialogue dialogue = ScriptedDialogue.opened("gtp:bot", OPENED + rest, game, Colour.WHITE);
        assertThat(dialogue.ask(game.play(Move.PASS))).isEqualTo(Move.at(2, 0));
        assertThat(dialogue.remarks()).singleElement().asString().contains("'play b pass'", "syntax error");
    }

    private static ScriptedDialogue dialogueWithAnswer(String answer) throws BotException {
        return ScriptedDialogue.opened("gtp:bot", OPENED + "> genmove b\n" + answer, START, Colour.BLACK);
    }
}
