package dev.outflank.arena.process;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.BotException;
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

    private Wire start() throws BotException {
        BotProcess started = BotProcess.start(contestant.sandbox(), contestant.box(), contestant.limits(), clock);
        process = started;
        return started;
    }

    void open(Game start, Colour side) throws BotException {
        dialogue.open(start, side);
        suspend();
    }

    @Override
    public Answer requestMove(Game game) {
        try {
            resume();
            clock.beginMove();
            try {
                Move move = dialogue.requestMove(game);
                return new Answer.ChosenMove(move, clock.endMove());
            } catch (BotException fault) {
                return new Answer.Failure(fault, clock.endMove());
            }
        } catch (BotException fault) {
            return new Answer.Failure(fault, TimeUsage.ZERO);
        } catch (IOException e) {
            BotException ours = new BotException(Verdict.INTERNAL, "a clock failed: " + e.getMessage());
            return new Answer.Failure(ours, TimeUsage.ZERO);
        } finally {
            suspend();
        }
    }

    @Override
    public void finish(Game end) {
        try {
            finishOrThrow(end);
        } catch (BotException afterTheGame) {
            // The result stands: how a program takes the end of the game is for the compliance check to say.
        }
    }

    /** As {@link #finish}, for whoever wants to know how the program took it. */
    public void finishOrThrow(Game end) throws BotException {
        resume();
        dialogue.finish(end);
    }

    /** The end of what the program wrote to standard error, for the log. */
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
