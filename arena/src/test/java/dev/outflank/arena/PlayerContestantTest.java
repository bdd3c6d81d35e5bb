package dev.outflank.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class PlayerContestantTest {
    private static final Game START = Game.start(8);

    private static Answer answer(Player player, TimeLimit limit) throws BotException {
        try (Seat seat = new PlayerContestant("p", () -> player, limit).takeSeat(START, Colour.BLACK)) {
            return seat.requestMove(START);
        }
    }

    private static Player busyFor(Duration time) {
        return (game, clock) -> {
            Clock work = Clock.start(time);
            while (!work.isExpired()) {
                Thread.onSpinWait();
            }
            return game.position().move(0);
        };
    }

    private static Player sleepingFor(Duration time) {
        return (game, clock) -> {
            try {
                Thread.sleep(time);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return game.position().move(0);
        };
    }

    /** A second for the game: the first move leaves 900 ms and adds 10, the second takes too long. */
    @Test
    void requestMove_gameClockUsedUp_saysByHowMuch() throws BotException {
        GameTimeControl control = GameTimeControl.fischer(Duration.ofSeconds(1), Duration.ofMillis(10));
        Duration[] work = {Duration.ofMillis(100)};
        PlayerContestant contestant = new PlayerContestant(
                "p",
                () -> (game, clock) -> {
                    assertThat(clock.gameTime()).isPresent();
                    return busyFor(work[0]).choose(game, clock);
                },
                TimeLimit.ofWall(Duration.ofMinutes(1)),
                control);
        try (Seat seat = contestant.takeSeat(START, Colour.BLACK)) {
            assertThat(seat.requestMove(START)).isInstanceOf(Answer.ChosenMove.class);
            assertThat(seat.clock().orElseThrow().remaining()).isBetween(Duration.ofMillis(1), Duration.ofMillis(910));
            work[0] = Duration.ofMillis(1100);
            assertThat(seat.requestMove(START))
                    .isInstanceOfSatisfying(
                            Answer.Failure.class,
                            late -> assertThat(late.fault().reason()).containsPattern("exceeded by 0\\.\\d{3} s"));
        }
    }

    @Test
    void takeSeat_slowPreparation_isNotTimed() throws BotException {
        Player player = new Player() {
            private boolean ready;

            @Override
            public void prepare(Game start) {
                assertThat(start).isSameAs(START);
                busyFor(Duration.ofMillis(60)).choose(start, Clock.UNLIMITED);
                ready = true;
            }

            @Override
            public Move choose(Game game, Clock clock) {
                assertThat(ready).isTrue();
                return game.position().move(0);
            }
        };
        assertThat(answer(player, TimeLimit.ofCpu(Duration.ofMillis(50)))).isInstanceOf(Answer.ChosenMove.class);
    }

    @Test
    void takeSeat_preparationThrows_isCrash() {
        Player broken = new Player() {
            @Override
            public void prepare(Game start) {
                throw new IllegalStateException("no weights");
            }

            @Override
            public Move choose(Game game, Clock clock) {
                return game.position().move(0);
            }
        };
        assertThatExceptionOfType(BotException.class)
                .isThrownBy(() -> answer(broken, TimeLimit.UNLIMITED))
                .withMessageContaining("IllegalStateException: no weights")
                .satisfies(fault -> assertThat(fault.verdict()).isEqualTo(Verdict.CRASH));
    }

    @Test
    void requestMove_withinTheLimit_hasBothTimes() throws BotException {
        Answer answer = answer(busyFor(Duration.ofMillis(20)), TimeLimit.ofWall(Duration.ofMinutes(1)));
        assertThat(answer).isInstanceOfSatisfying(Answer.ChosenMove.class, played -> {
            assertThat(played.move()).isEqualTo(START.position().move(0));
            assertThat(played.time().wall()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
            assertThat(played.time().cpu()).isPositive();
        });
    }

    @Test
    void requestMove_tooMuchProcessorTime_isTimeoutCpu() throws BotException {
        TimeLimit limit = new TimeLimit(Duration.ofNanos(1), Duration.ofMinutes(1));
        assertFailed(answer(busyFor(Duration.ofMillis(5)), limit), Verdict.TIMEOUT_CPU, "s of processor time");
    }

    @Test
    void requestMove_sleeping_isTimeoutWall() throws BotException {
        TimeLimit limit = new TimeLimit(Duration.ofMinutes(1), Duration.ofMillis(1));
        assertFailed(answer(sleepingFor(Duration.ofMillis(5)), limit), Verdict.TIMEOUT_WALL, "s of wall time");
    }

    @Test
    void requestMove_processStopped_isNotTimeout() throws Exception {
        TimeLimit limit = TimeLimit.ofWall(Duration.ofMillis(400));
        Player stopped = (game, clock) -> {
            // The stop comes a moment later: asked for before the move, it could come before the move's clock starts.
            stopThisProcess(Duration.ofMillis(800));
            long end = System.nanoTime() + Duration.ofMillis(900).toNanos();
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            return game.position().move(0);
        };
        Answer answer = answer(stopped, limit);
        assertThat(answer).isInstanceOf(Answer.ChosenMove.class);
        assertThat(answer.time().wall()).isLessThan(limit.wall());
    }

    private static void stopThisProcess(Duration time) {
        try {
            StoppedProcess.stopThisOne(time);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void requestMove_playerThrows_isCrashWithReason() throws BotException {
        Player broken = (game, clock) -> {
            throw new IllegalStateException("no idea");
        };
        assertFailed(answer(broken, TimeLimit.UNLIMITED), Verdict.CRASH, "IllegalStateException: no idea");
    }

    @Test
    void startClock_limitedMove_leavesAReserve() throws BotException {
        Player player = (game, clock) -> {
            assertThat(clock.nanosLeft())
                    .isPositive()
                    .isLessThanOrEqualTo(Duration.ofMillis(950).toNanos());
            return Move.PASS;
        };
        assertThat(answer(player, TimeLimit.ofCpu(Duration.ofSeconds(1)))).isInstanceOf(Answer.ChosenMove.class);
        assertThat(TimeLimit.UNLIMITED.startClock()).isEqualTo(Clock.UNLIMITED);
    }

    private static void assertFailed(Answer answer, Verdict verdict, String message) {
        assertThat(answer).isInstanceOfSatisfying(Answer.Failure.class, failed -> {
            assertThat(failed.fault().verdict()).isEqualTo(verdict);
            assertThat(failed.fault().reason()).contains(message);
        });
    }
}
