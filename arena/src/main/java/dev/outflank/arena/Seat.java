package dev.outflank.arena;

import dev.outflank.rules.Game;

/** A contestant in one game. */
public interface Seat extends AutoCloseable {
    /**
     * Requests a move; this seat must be the side to move. Also called when the only legal move is a pass. Failures of
     * the contestant are returned, never thrown.
     */
    Answer requestMove(Game game);

    /** Notifies the contestant that the game is over. */
    void finish(Game end);

    /** Releases the seat's resources. No process or thread of the contestant survives this call. */
    @Override
    void close();
}
