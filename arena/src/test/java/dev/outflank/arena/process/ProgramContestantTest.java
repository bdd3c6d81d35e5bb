package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Spent;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.botzone.BotzoneDialogue;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A program at the board, with its clocks. */
final class ProgramContestantTest {
    private static final Game START = Game.start(4);

    private static ProgramContestant contestant(Box box, Limits limits, String order, boolean restart) {
        return new ProgramContestant(
                "scripted", Boxes.sandbox(), box, limits, program -> new TestDialogue(program, order, restart));
    }

    private static Spent played(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Played.class);
        return answer.spent();
    }

    @Test
    void answer_programThatWorks_hasBothClocks() throws Exception {
        Box box = Boxes.program(Boxes.sandbox(), "bots/scripted.c");
        ProgramContestant contestant = contestant(box, Limits.DEFAULT, "burn 0.1", false);
        try (ProgramSeat seat = contestant.sit(START, Colour.BLACK)) {
            for (int move = 0; move < 3; move++) {
                Spent spent = played(seat.answer(START));
                assertThat(spent.cpu()).isBetween(Duration.ofMillis(95), Duration.ofMillis(600));
                assertThat(spent.wall()).isGreaterThanOrEqualTo(Duration.ofMillis(95));
                Thread.sleep(10);
            }
            seat.finish(START);
        }
        Boxes.assertNothingLeft(box);
    }

    @Test
    void answer_programThatSleeps_hasLittleProcessorTime() throws Exception {
        Box box = Boxes.program(Boxes.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat = contestant(box, Limits.DEFAULT, "sleep 0.3", false).sit(START, Colour.BLACK)) {
            Spent spent = played(seat.answer(START));
            assertThat(spent.cpu()).isLessThan(Duration.ofMillis(100));
            assertThat(spent.wall()).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void answer_programStartedForEveryMove_isMeasuredFromItsStart() throws Exception {
        Box box = Boxes.program(Boxes.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat = contestant(box, Limits.DEFAULT, "burn 0.1", true).sit(START, Colour.BLACK)) {
            for (int move = 0; move < 3; move++) {
                assertThat(played(seat.answer(START)).cpu()).isBetween(Duration.ofMillis(95), Duration.ofMillis(600));
            }
        }
        Boxes.assertNothingLeft(box);
    }

    /** On a machine that stands still every program is seen so: its output has ended, it has not. */
    @Test
    void answer_outputClosedAfterAMoveOfBotzone_isPlayed() throws Exception {
        Box box = new Box(
                Boxes.program(Boxes.off(), "bots/echo.c").folder(),
                List.of("sh", "-c", "echo 5 4; exec >&-; exec sleep 30"));
        ProgramContestant contestant = new ProgramContestant(
                "closing",
                Boxes.off(),
                box,
                Limits.DEFAULT,
                program -> new BotzoneDialogue(program, Leniency.strict(), true, false));
        Game start = Game.start(8);
        try (ProgramSeat seat = contestant.sit(start, Colour.BLACK)) {
            assertThat(seat.answer(start)).isInstanceOf(Answer.Played.class);
        }
    }

    @Test
    void answer_gameTimeUsedUp_isTimeout() throws Exception {
        Box box = Boxes.program(Boxes.sandbox(), "bots/scripted.c");
        Limits limits = Limits.DEFAULT.withGame(Duration.ofMillis(500));
        try (ProgramSeat seat = contestant(box, limits, "burn 0.2", false).sit(START, Colour.BLACK)) {
            played(seat.answer(START));
            played(seat.answer(START));
            Answer third = seat.answer(START);
            assertThat(third).isInstanceOf(Answer.Failed.class);
            assertThat(((Answer.Failed) third).fault().verdict()).isEqualTo(Verdict.TIMEOUT_CPU);
            assertThat(third.spent().cpu()).isPositive();
        }
    }

    @Test
    void answer_afterAFault_failsAgain() throws Exception {
        Box box = Boxes.program(Boxes.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat = contestant(box, Limits.DEFAULT, "exit 4", false).sit(START, Colour.BLACK)) {
            for (int move = 0; move < 2; move++) {
                Answer answer = seat.answer(START);
                assertThat(((Answer.Failed) answer).fault().reason()).contains("exit code 4");
            }
            assertThat(seat.errors()).contains("my own last words");
        }
    }

    @Test
    void sit_programThatDoesNotStart_isItsFault() throws Exception {
        Box box = new Box(Boxes.program(Boxes.sandbox(), "bots/echo.c").folder(), List.of("false"));
        BotFault fault = Objects.requireNonNull(catchThrowableOfType(
                BotFault.class,
                () -> contestant(box, Limits.DEFAULT, "say x", false).sit(START, Colour.BLACK)));
        assertThat(fault.verdict()).isEqualTo(Verdict.NO_START);
    }

    @Test
    void seats_manyAtOnce_doNotDisturbEachOther() throws Exception {
        ProgramContestant contestant =
                contestant(Boxes.program(Boxes.sandbox(), "bots/scripted.c"), Limits.DEFAULT, "say x", false);
        List<ProgramSeat> seats = new java.util.ArrayList<>();
        for (int i = 0; i < 12; i++) {
            seats.add(contestant.sit(START, Colour.BLACK));
        }
        for (ProgramSeat seat : seats) {
            played(seat.answer(START));
        }
        seats.forEach(ProgramSeat::close);
        Boxes.assertNothingLeft(contestant.box());
    }
}
