package dev.outflank.protocol;

import dev.outflank.rules.Game;
import dev.outflank.rules.Position;

/** The positions from which a protocol can start a game. */
public enum StartSupport {
    /** Only the start position: the protocol has no message for earlier moves. */
    START_POSITION,
    /** The start position, followed by any moves. */
    MOVES_FROM_START,
    /** Any position, followed by any moves. */
    ANY_POSITION;

    public boolean supports(Game start) {
        return switch (this) {
            case START_POSITION -> start.ply() == 0 && beginsAtStartPosition(start);
            case MOVES_FROM_START -> beginsAtStartPosition(start);
            case ANY_POSITION -> true;
        };
    }

    /** Throws if the protocol cannot start this game; callers check {@link #supports} first. */
    public void require(Game start, String protocol) {
        if (!supports(start)) {
            throw new IllegalArgumentException(
                    protocol + " cannot start from " + start + " of " + start.startPosition());
        }
    }

    private static boolean beginsAtStartPosition(Game game) {
        Position first = game.startPosition();
        return first.equals(Position.start(first.size()));
    }
}
