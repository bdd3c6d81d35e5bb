package dev.outflank.protocol.botzone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.ScriptedDialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotzoneDialogueTest {
    private static final Game START = Game.start(8);
    private static final String FIRST = "> {\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n>.\n";

    @Test
    void json_startedForEveryMove_receivesItsData() throws BotException {
        ScriptedDialogue.expectLine("botzone:bot", """
                > {"requests":[{"x":-1,"y":-1}],"responses":[]}
                >.
                < {"response":{"x":5,"y":4},"debug":"hm","data":{"depth":7}}
                @
                > {"requests":[{"x":-1,"y":-1},{"x":3,"y":5}],"responses":[{"x":5,"y":4}],"data":{"depth":7}}
                >.
                < {"response":{"x":2,"y":2}}
                """, START, Colour.BLACK, "f5d6c3");
    }

    @Test
    void json_keptRunning_receivesOnlyNewMoves() throws BotException {
        ScriptedDialogue.expectLine("botzone,keep:bot", """
                > {"requests":[{"x":5,"y":4}],"responses":[]}
                < {"response":{"x":3,"y":5}}
                <
                < >>>BOTZONE_REQUEST_KEEP_RUNNING<<<
                > {"x":2,"y":2}
                < {"response":{"x":3,"y":2}}
                < >>>BOTZONE_REQUEST_KEEP_RUNNING<<<
                """, START, Colour.WHITE, "f5d6c3d3");
    }

    @Test
    void simple_startedForEveryMove_receivesItsData() throws BotException {
        ScriptedDialogue.expectLine("botzone,simple:bot", """
                > 1
                > -1 -1
                >
                >
                >.
                < 5 4
                < debug
                < some data
                < for all games
                $
                @
                > 2
                > -1 -1
                > 5 4
                > 3 5
                > some data
                > for all games
                >.
                < 2 2
                $
                """, START, Colour.BLACK, "f5d6c3");
    }

    @Test
    void simple_keptRunning_receivesOnlyNewMoves() throws BotException {
        ScriptedDialogue.expectLine("botzone,simple,keep:bot", """
                > 1
                > -1 -1
                >
                >
                < 5 4
                < >>>BOTZONE_REQUEST_KEEP_RUNNING<<<
                > 3 5
                < 2 2
                < debug
                < >>>BOTZONE_REQUEST_KEEP_RUNNING<<<
                """, START, Colour.BLACK, "f5d6c3");
    }

    @Test
    void opening_withPasses_isSentAsRequestsAndResponses() throws BotException {
        ScriptedDialogue.expectLine(
                "botzone:bot", """
                > {"requests":[{"x":3,"y":2},{"x":4,"y":5},{"x":3,"y":0},{"x":1,"y":1},{"x":-1,"y":-1}],\
                "responses":[{"x":2,"y":2},{"x":3,"y":1},{"x":4,"y":0},{"x":2,"y":0}]}
                >.
                < {"response":{"x":0,"y":2}}
                """, ScriptedDialogue.after("d3c3e6d2d1e1b2c1 pass"), Colour.WHITE, "a3");
    }

    @Test
    void json_overSeveralLines_isRemarked() throws BotException {
        ScriptedDialogue dialogue = opened(FIRST + "< {\"response\": {\n<  \"x\": 5,\n<  \"y\": 4\n< }\n< }\n");
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).singleElement().asString().contains("one line of JSON");
    }

    @Test
    void json_neverComplete_isAFault() throws BotException {
        BotException fault = opened(FIRST + "< {\n".repeat(1000)).faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("too many lines");
    }

    @Test
    void json_moveWithoutResponse_isRemarked() throws BotException {
        ScriptedDialogue dialogue = opened(FIRST + "< {\"x\":5,\"y\":4}\n");
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "5 4",
                "{\"response\":{\"x\":5}}",
                "{\"response\":{\"x\":\"5\",\"y\":4}}",
                "[]",
                "null",
                "",
                "{\"response\":{\"x\":5.5,\"y\":4}}",
                "{\"response\":{\"x\":99999999999,\"y\":4}}",
                "{\"response\":null}"
            })
    void json_notAMove_isAFault(String answer) throws BotException {
        BotException fault = opened(FIRST + "< " + answer + "\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).startsWith("The answer must be one line like");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"response\":{\"x\":8,\"y\":4}}", "{\"response\":{\"x\":-1,\"y\":4}}"})
    void json_outsideTheBoard_isAFault(String answer) throws BotException {
        BotException fault = opened(FIRST + "< " + answer + "\n").faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
        assertThat(fault.reason()).contains("must both be from 0 to 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5", "5", "5 4 3", "8 0", "-1 3", "{\"response\":{\"x\":5,\"y\":4}}", "5,4"})
    void simple_notAMove_isAFault(String answer) throws BotException {
        BotException fault = ScriptedDialogue.opened(
                        "botzone,simple:bot", "> 1\n> -1 -1\n>\n>\n>.\n< " + answer + "\n", START, Colour.BLACK)
                .faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
    }

    @Test
    void keep_withoutTheLine_hasAHint() throws BotException {
        BotException fault = ScriptedDialogue.opened(
                        "botzone,keep:bot",
                        FIRST.replace(">.\n", "") + "< {\"response\":{\"x\":5,\"y\":4}}\n$\n",
                        START,
                        Colour.BLACK)
                .faultIn(START);
        assertThat(fault.verdict()).isEqualTo(Verdict.CRASH);
        assertThat(fault.hint().orElseThrow()).contains("KEEP_RUNNING");
    }

    @Test
    void simple_asksToBeKept_isRemarked() throws BotException {
        ScriptedDialogue dialogue = ScriptedDialogue.opened(
                "botzone,simple:bot",
                "> 1\n> -1 -1\n>\n>\n>.\n< 5 4\n< >>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n",
                START,
                Colour.BLACK);
        assertThat(dialogue.ask(START)).isEqualTo(Move.at(4, 5));
        assertThat(dialogue.remarks()).singleElement().asString().contains("kept running");
    }

    private static ScriptedDialogue opened(String script) throws BotException {
        return ScriptedDialogue.opened("botzone:bot", script, START, Colour.BLACK);
    }
}
