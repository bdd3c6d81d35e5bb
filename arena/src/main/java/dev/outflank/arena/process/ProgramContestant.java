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
import java.util.Optional;
import java.util.function.Function;

/**
 * An external program that speaks a protocol.
 *
 * @param dialogue creates the referee's side of the protocol for a program
 * @param control the clock of a game; empty if only the limits per move apply
 */
public record ProgramContestant(
        String name,
        Sandbox sandbox,
        Box box,
        ResourceLimits limits,
        Function<Program, Dialogue> dialogue,
        Optional<GameTimeControl> control)
        implements Contestant {
    /** A program with limits per move. */
    public ProgramContestant(
            String name, Sandbox sandbox, Box box, ResourceLimits limits, Function<Program, Dialogue> dialogue) {
        this(name, sandbox, box, limits, dialogue, Optional.empty());
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
