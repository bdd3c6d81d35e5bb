package dev.outflank.protocol;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;

/** The referee's side of a protocol: one dialogue with one program in one game. */
public interface Dialogue extends AutoCloseable {
    /**
     * Starts the program and tells it the board and its colour. The game may have begun already, as far as the protocol
     * has words for it: see {@link StartSupport}.
     */
    void open(Game start, Colour side) throws BotException;

    /**
     * Tells the program what was played since its last answer, and returns its answer. The game's side to move is the
     * program's. It is called at every turn of the program, also where it can only pass: some protocols make it say so.
     * What is returned is a move as the program meant it; whether it is legal is for the caller to judge.
     */
    Move requestMove(Game game) throws BotException;

    /** Tells the program that the game is over, if the protocol has words for it. */
    void finish(Game end) throws BotException;

    /** Ends the program. */
    @Override
    void close();
}
