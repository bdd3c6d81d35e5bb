package dev.outflank.arena.process;

import dev.outflank.arena.Answer;
import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import org.jspecify.annotations.Nullable;

/** A dialogue with a program under the limits, clocks and freezing of a real game. */
public final class TimedDialogue implements Dialogue {
    private final ProgramContestant contestant;
    private @Nullable ProgramSeat seat;
    private TimeUsage maxTime = TimeUsage.ZERO;

    public TimedDialogue(ProgramContestant contestant) {
        this.contestant = contestant;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        seat = contestant.takeSeat(start, side);
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        Answer answer = seat().requestMove(game);
        maxTime = maxTime.max(answer.time());
        return switch (answer) {
            case Answer.ChosenMove(Move move, TimeUsage spent) -> move;
            case Answer.Failure(BotException fault, TimeUsage spent) -> throw fault;
        };
    }

    @Override
    public void finish(Game end) throws BotException {
        seat().finishOrThrow(end);
    }

    @Override
    public void close() {
        if (seat != null) {
            seat.close();
        }
    }

    /** The maximum time of a move, separately for each clock. */
    public TimeUsage maxTime() {
        return maxTime;
    }

    /** The last part of the program's standard error. */
    public String stderrTail() {
        return seat == null ? "" : seat.stderrTail();
    }

    private ProgramSeat seat() {
        if (seat == null) {
            throw new IllegalStateException("the dialogue is not open");
        }
        return seat;
    }
}
