package dev.outflank.arena.process;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.Program;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;
import java.util.Optional;
import java.util.function.Function;

/**
 * An external program that speaks a protocol.
 *
 * @param dialogue creates the referee's side of the protocol for a program
 * @param control the clock of a game; empty if only the limits per move apply
 * @param notation how the protocol writes squares
 */
public record ProgramContestant(
        String name,
        Sandbox sandbox,
        Box box,
        ResourceLimits limits,
        Function<Program, Dialogue> dialogue,
        Optional<GameTimeControl> control,
        Notation notation)
        implements Contestant {
    /** A program with limits per move. */
    public ProgramContestant(
            String name, Sandbox sandbox, Box box, ResourceLimits limits, Function<Program, Dialogue> dialogue) {
        this(name, sandbox, box, limits, dialogue, Optional.empty(), Notation.STANDARD);
    }

    /** The same program, whose protocol writes squares like this. */
    public ProgramContestant withNotation(Notation written) {
        return new ProgramContestant(name, sandbox, box, limits, dialogue, control, written);
    }

    @Override
    public ProgramSeat takeSeat(Game start, Colour side) throws BotException {
        ProgramSeat seat = new ProgramSeat(this);
        try {
            seat.open(start, side);
            return seat;
        } catch (BotException | RuntimeException e) {
            seat.close();
            throw e;
        }
    }
}
