package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;

/** Someone who takes part in matches: a player of the engine in process, or a program behind a protocol. */
public interface Contestant {
    /** The name in tables and records. */
    String name();

    /** Takes a seat in one game. Each game has its own seat, so that games can run at once. */
    Seat takeSeat(Game start, Colour side) throws BotException;
}
