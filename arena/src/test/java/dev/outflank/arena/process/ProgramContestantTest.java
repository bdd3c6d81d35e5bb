package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.Answer;
import dev.outflank.arena.StoppedProcess;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.botzone.BotzoneDialogue;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests move requests to programs, and their times. */
final class ProgramContestantTest {
    private static final Game START = Game.start(4);

    private static ProgramContestant contestant(Box box, ResourceLimits limits, String order, boolean restart) {
        return new ProgramContestant(
                "scripted", TestPrograms.sandbox(), box, limits, program -> new TestDialogue(program, order, restart));
    }

    private static TimeUsage timeOfMove(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.ChosenMove.class);
        return answer.time();
    }

    @Test
    void requestMove_busyProgram_hasBothTimes() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ProgramContestant contestant = contestant(box, ResourceLimits.DEFAULT, "burn 0.1", false);
        try (ProgramSeat seat = contestant.takeSeat(START, Colour.BLACK)) {
            for (int move = 0; move < 3; move++) {
                TimeUsage spent = timeOfMove(seat.requestMove(START));
                assertThat(spent.cpu()).isBetween(Duration.ofMillis(95), Duration.ofMillis(600));
                assertThat(spent.wall()).isGreaterThanOrEqualTo(Duration.ofMillis(95));
                Thread.sleep(10);
            }
            seat.finish(START);
        }
        TestPrograms.assertNoProcessLeft(box);
    }

    @Test
    void requestMove_sleepingProgram_hasLittleProcessorTime() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat =
                contestant(box, ResourceLimits.DEFAULT, "sleep 0.3", false).takeSeat(START, Colour.BLACK)) {
            TimeUsage spent = timeOfMove(seat.requestMove(START));
            assertThat(spent.cpu()).isLessThan(Duration.ofMillis(100));
            assertThat(spent.wall()).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void requestMove_programStartedPerMove_isTimedFromItsStart() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat =
                contestant(box, ResourceLimits.DEFAULT, "burn 0.1", true).takeSeat(START, Colour.BLACK)) {
            for (int move = 0; move < 3; move++) {
                assertThat(timeOfMove(seat.requestMove(START)).cpu())
                        .isBetween(Duration.ofMillis(95), Duration.ofMillis(600));
            }
        }
        TestPrograms.assertNoProcessLeft(box);
    }

    /** On a very slow machine, any program can be observed like this: its output has ended, but it has not exited. */
    @Test
    void requestMove_botzoneOutputClosedAfterMove_isAccepted() throws Exception {
        Box box = new Box(
                TestPrograms.compiled(TestPrograms.unsandboxed(), "bots/echo.c").folder(),
                List.of("sh", "-c", "echo 5 4; exec >&-; exec sleep 30"));
        ProgramContestant contestant = new ProgramContestant(
                "closing",
                TestPrograms.unsandboxed(),
                box,
                ResourceLimits.DEFAULT,
                program -> new BotzoneDialogue(program, Leniency.strict(), true, false));
        Game start = Game.start(8);
        try (ProgramSeat seat = contestant.takeSeat(start, Colour.BLACK)) {
            assertThat(seat.requestMove(start)).isInstanceOf(Answer.ChosenMove.class);
        }
    }

    /** Stopped at many points of a move, also for longer than its wall time. */
    @Test
    void requestMove_arenaStopped_programIsNotBlamed() throws Exception {
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofMillis(200)).withWall(Duration.ofMillis(250));
        assertThat(faultsWhileArenaIsStopped(limits)).isEmpty();
    }

    /** If the arena was stopped for longer than the limit, the program may have been too slow: the pair is played again. */
    @Test
    void requestMove_arenaStoppedWithLimitOfWallTime_programIsNotBlamed() throws Exception {
        ResourceLimits limits = ResourceLimits.ofWall(Duration.ofMillis(250));
        assertThat(faultsWhileArenaIsStopped(limits))
                .allSatisfy(fault -> assertThat(fault.verdict()).isEqualTo(Verdict.INTERNAL));
    }

    private static List<BotException> faultsWhileArenaIsStopped(ResourceLimits limits) throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        List<BotException> faults = new ArrayList<>();
        for (int stop = 0; stop < 4; stop++) {
            try (ProgramSeat seat = contestant(box, limits, "burn 0.002", false).takeSeat(START, Colour.BLACK)) {
                StoppedProcess.stopThisOne(Duration.ofMillis(150 + 100 * stop));
                long end = System.nanoTime() + Duration.ofMillis(600).toNanos();
                Answer answer = seat.requestMove(START);
                while (System.nanoTime() < end && answer instanceof Answer.ChosenMove) {
                    answer = seat.requestMove(START);
                }
                if (answer instanceof Answer.Failure failure) {
                    faults.add(failure.fault());
                }
            }
        }
        return faults;
    }

    @Test
    void requestMove_gameTimeUsedUp_isTimeout() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ResourceLimits limits = ResourceLimits.DEFAULT.withGameTime(Duration.ofMillis(500));
        try (ProgramSeat seat = contestant(box, limits, "burn 0.2", false).takeSeat(START, Colour.BLACK)) {
            timeOfMove(seat.requestMove(START));
            timeOfMove(seat.requestMove(START));
            Answer third = seat.requestMove(START);
            assertThat(third).isInstanceOf(Answer.Failure.class);
            assertThat(((Answer.Failure) third).fault().verdict()).isEqualTo(Verdict.TIMEOUT_CPU);
            assertThat(third.time().cpu()).isPositive();
        }
    }

    @Test
    void requestMove_gameClockUsedUp_isTimeoutThatSaysByHowMuch() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ProgramContestant perMove = contestant(box, ResourceLimits.DEFAULT, "burn 0.8", false);
        ProgramContestant clocked = new ProgramContestant(
                "p",
                perMove.sandbox(),
                perMove.box(),
                perMove.limits(),
                perMove.dialogue(),
                Optional.of(GameTimeControl.fischer(Duration.ofSeconds(2), Duration.ofMillis(20))),
                Notation.STANDARD);
        try (ProgramSeat seat = clocked.takeSeat(START, Colour.BLACK)) {
            timeOfMove(seat.requestMove(START));
            assertThat(seat.clock().orElseThrow().remaining()).isLessThan(Duration.ofMillis(1250));
            timeOfMove(seat.requestMove(START));
            assertThat(seat.requestMove(START))
                    .isInstanceOfSatisfying(
                            Answer.Failure.class,
                            late -> assertThat(late.fault().reason()).containsPattern("used 0\\.\\d+ s of 0\\.[34]"));
        }
    }

    @Test
    void requestMove_afterFault_failsAgain() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        try (ProgramSeat seat =
                contestant(box, ResourceLimits.DEFAULT, "exit 4", false).takeSeat(START, Colour.BLACK)) {
            for (int move = 0; move < 2; move++) {
                Answer answer = seat.requestMove(START);
                assertThat(((Answer.Failure) answer).fault().reason()).contains("exit code 4");
            }
            assertThat(seat.stderrTail()).contains("my own last words");
        }
    }

    @Test
    void takeSeat_programThatDoesNotStart_isNoStart() throws Exception {
        Box box = new Box(
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder(), List.of("false"));
        BotException fault = Objects.requireNonNull(catchThrowableOfType(
                BotException.class,
                () -> contestant(box, ResourceLimits.DEFAULT, "say x", false).takeSeat(START, Colour.BLACK)));
        assertThat(fault.verdict()).isEqualTo(Verdict.NO_START);
    }

    @Test
    void seats_inParallel_areIndependent() throws Exception {
        ProgramContestant contestant = contestant(
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c"),
                ResourceLimits.DEFAULT,
                "say x",
                false);
        List<ProgramSeat> seats = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            seats.add(contestant.takeSeat(START, Colour.BLACK));
        }
        for (ProgramSeat seat : seats) {
            timeOfMove(seat.requestMove(START));
        }
        seats.forEach(ProgramSeat::close);
        TestPrograms.assertNoProcessLeft(contestant.box());
    }
}
