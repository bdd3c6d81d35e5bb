package dev.outflank.arena.process;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Program;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.function.Function;

/**
 * An external program that speaks a protocol.
 *
 * @param dialogue creates the referee's side of the protocol for a program
 */
public record ProgramContestant(
        String name, Sandbox sandbox, Box box, ResourceLimits limits, Function<Program, Dialogue> dialogue)
        implements Contestant {

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
