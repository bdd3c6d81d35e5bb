package dev.outflank.arena.process;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.GameTimer;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.Wire;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A program in one game. Its clock runs during move requests; it is frozen while its opponent thinks. */
public final class ProgramSeat implements Seat {
    private final ProgramContestant contestant;
    private final Optional<GameTimer> timer;
    private final MoveClock clock;
    private final Dialogue dialogue;
    private @Nullable BotProcess process;
    private GameTimer.@Nullable ClockTime opponentClock;
    private Colour side = Colour.BLACK;

    ProgramSeat(ProgramContestant contestant) {
        this.contestant = contestant;
        this.timer = contestant.control().map(GameTimer::new);
        this.clock = new MoveClock(contestant.limits());
        this.dialogue = contestant.dialogue().apply(this::start);
    }

    private Wire start() throws BotException {
        BotProcess started = BotProcess.start(contestant.sandbox(), contestant.box(), contestant.limits(), clock);
        process = started;
        return started;
    }

    void open(Game start, Colour side) throws BotException {
        this.side = side;
        announceClocks();
        dialogue.open(start, side);
        suspend();
    }

    @Override
    public Answer requestMove(Game game) {
        try {
            resume();
            announceClocks();
            clock.beginMove(timer.map(GameTimer::available));
            try {
                Move move = dialogue.requestMove(game);
                TimeUsage used = clock.endMove();
                timer.ifPresent(own -> own.spend(clock.counted(used)));
                return new Answer.ChosenMove(move, used);
            } catch (BotException fault) {
                return new Answer.Failure(fault, clock.endMove());
            }
        } catch (BotException fault) {
            return new Answer.Failure(fault, TimeUsage.ZERO);
        } catch (IOException e) {
            BotException internal = new BotException(Verdict.INTERNAL, "cannot read the clock: " + e.getMessage());
            return new Answer.Failure(internal, TimeUsage.ZERO);
        } finally {
            suspend();
        }
    }

    @Override
    public Optional<GameTimer.ClockTime> clock() {
        return timer.map(GameTimer::reading);
    }

    @Override
    public void setOpponentClock(GameTimer.ClockTime reading) {
        opponentClock = reading;
    }

    /** An opponent whose clock is not known is shown with this side's clock. */
    private void announceClocks() {
        timer.map(GameTimer::reading).ifPresent(own -> {
            GameTimer.ClockTime other = opponentClock == null ? own : opponentClock;
            dialogue.setClocks(ByColour.of(colour -> colour == side ? own : other));
        });
    }

    @Override
    public void finish(Game end) {
        try {
            finishOrThrow(end);
        } catch (BotException afterTheGame) {
            // The result stands. Faults after the end of the game are reported only by the compliance check.
        }
    }

    /** Like {@link #finish}, but throws if the program fails at the end of the game. */
    public void finishOrThrow(Game end) throws BotException {
        resume();
        dialogue.finish(end);
    }

    /** The last part of the program's standard error. */
    public String stderrTail() {
        return process == null ? "" : process.stderrTail();
    }

    @Override
    public void close() {
        dialogue.close();
        if (process != null) {
            process.close();
        }
    }

    private void resume() throws BotException {
        if (process != null) {
            process.resume();
        }
    }

    private void suspend() {
        if (process != null) {
            process.suspend();
        }
    }
}
