package dev.outflank.protocol;

import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;

/** The referee's side of a protocol, for one game with one program. */
public interface Dialogue extends AutoCloseable {
    /**
     * Starts the program and sends it the board and its colour. The game may already have moves if the protocol
     * supports that: see {@link StartSupport}.
     */
    void open(Game start, Colour side) throws BotException;

    /**
     * Receives what both clocks show: before {@link #open}, and before every request for a move. Protocols without a
     * message for it ignore it.
     */
    default void setClocks(ByColour<GameTimer.ClockTime> clocks) {}

    /**
     * Sends the program the moves since its last answer, and returns its next move. The side to move of the game is the
     * program's. The method is called for every turn of the program, also if it can only pass, because some protocols
     * require an answer then. The caller checks whether the move is legal.
     */
    Move requestMove(Game game) throws BotException;

    /** Sends the program the end of the game, if the protocol has a message for that. */
    void finish(Game end) throws BotException;

    /** Stops the program. */
    @Override
    void close();
}
