package dev.outflank.arena.process;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Spent;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import org.jspecify.annotations.Nullable;

/** A dialogue with a program in its seat: limits, clocks and freezing are those of a real game. */
public final class TimedDialogue implements Dialogue {
    private final ProgramContestant contestant;
    private @Nullable ProgramSeat seat;
    private Spent longest = Spent.NOTHING;

    public TimedDialogue(ProgramContestant contestant) {
        this.contestant = contestant;
    }

    @Override
    public void open(Game start, Colour side) throws BotFault {
        seat = contestant.sit(start, side);
    }

    @Override
    public Move ask(Game game) throws BotFault {
        Answer answer = seat().answer(game);
        longest = longest.longer(answer.spent());
        return switch (answer) {
            case Answer.Played(Move move, Spent spent) -> move;
            case Answer.Failed(BotFault fault, Spent spent) -> throw fault;
        };
    }

    @Override
    public void finish(Game end) throws BotFault {
        seat().finishOrFail(end);
    }

    @Override
    public void close() {
        if (seat != null) {
            seat.close();
        }
    }

    /** The longest move on either clock. */
    public Spent longest() {
        return longest;
    }

    /** The end of what the program wrote to standard error. */
    public String errors() {
        return seat == null ? "" : seat.errors();
    }

    private ProgramSeat seat() {
        if (seat == null) {
            throw new IllegalStateException("the dialogue was not opened");
        }
        return seat;
    }
}
