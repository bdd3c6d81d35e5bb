package dev.outflank.arena.process;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Seat;
import dev.outflank.arena.Spent;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.Wire;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A program in one game: asked with its clock running, frozen while the opponent thinks. */
public final class ProgramSeat implements Seat {
    private final ProgramContestant contestant;
    private final MoveClock clock;
    private final Dialogue dialogue;
    private @Nullable BotProcess process;

    ProgramSeat(ProgramContestant contestant) {
        this.contestant = contestant;
        this.clock = new MoveClock(contestant.limits());
        this.dialogue = contestant.dialogue().apply(this::start);
    }

    private Wire start() throws BotFault {
        BotProcess started = BotProcess.start(contestant.sandbox(), contestant.box(), contestant.limits(), clock);
        process = started;
        return started;
    }

    void open(Game start, Colour side) throws BotFault {
        dialogue.open(start, side);
        rest();
    }

    @Override
    public Answer answer(Game game) {
        try {
            wake();
            clock.beginMove();
            try {
                Move move = dialogue.ask(game);
                return new Answer.Played(move, clock.endMove());
            } catch (BotFault fault) {
                return new Answer.Failed(fault, clock.endMove());
            }
        } catch (BotFault fault) {
            return new Answer.Failed(fault, Spent.NOTHING);
        } catch (IOException e) {
            BotFault ours = new BotFault(Verdict.INTERNAL, "a clock failed: " + e.getMessage());
            return new Answer.Failed(ours, Spent.NOTHING);
        } finally {
            rest();
        }
    }

    @Override
    public void finish(Game end) {
        try {
            finishOrFail(end);
        } catch (BotFault afterTheGame) {
            // The result stands: how a program takes the end of the game is for the compliance check to say.
        }
    }

    /** As {@link #finish}, for whoever wants to know how the program took it. */
    public void finishOrFail(Game end) throws BotFault {
        wake();
        dialogue.finish(end);
    }

    /** The end of what the program wrote to standard error, for the log. */
    public String errors() {
        return process == null ? "" : process.errors();
    }

    @Override
    public void close() {
        dialogue.close();
        if (process != null) {
            process.close();
        }
    }

    private void wake() throws BotFault {
        if (process != null) {
            process.wake();
        }
    }

    private void rest() {
        if (process != null) {
            process.rest();
        }
    }
}
