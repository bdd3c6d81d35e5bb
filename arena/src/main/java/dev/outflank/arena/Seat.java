package dev.outflank.arena;

import dev.outflank.rules.Game;

/** A contestant in one game. */
public interface Seat extends AutoCloseable {
    /**
     * Asks for a move in a game whose side to move is this seat's, also when that can only be a pass. Never throws for
     * what the contestant does.
     */
    Answer requestMove(Game game);

    /** Tells the contestant that the game is over. */
    void finish(Game end);

    /** Frees what the seat holds; nothing of the contestant runs afterwards. */
    @Override
    void close();
}
