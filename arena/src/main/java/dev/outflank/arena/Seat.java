package dev.outflank.arena;

import dev.outflank.protocol.GameTimer;
import dev.outflank.rules.Game;
import java.util.Optional;

/** A contestant in one game. */
public interface Seat extends AutoCloseable {
    /**
     * Requests a move; this seat must be the side to move. Also called when the only legal move is a pass. Failures of
     * the contestant are returned, never thrown.
     */
    Answer requestMove(Game game);

    /** What this seat's clock shows; empty if every move has the same time, so that no clock runs over several moves. */
    default Optional<GameTimer.ClockTime> clock() {
        return Optional.empty();
    }

    /** Receives what the opponent's clock shows, before each move request. */
    default void setOpponentClock(GameTimer.ClockTime reading) {}

    /** Notifies the contestant that the game is over. */
    void finish(Game end);

    /** Releases the seat's resources. No process or thread of the contestant survives this call. */
    @Override
    void close();
}
