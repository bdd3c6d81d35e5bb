package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;

/** A participant in games: a player in this process, or an external program that speaks a protocol. */
public interface Contestant {
    /** Name in standings and game records. */
    String name();

    /** How its author writes squares, for messages. */
    default Notation notation() {
        return Notation.STANDARD;
    }

    /** Joins one game. Every game has its own seat, so games can run in parallel. */
    Seat takeSeat(Game start, Colour side) throws BotException;
}
