package dev.outflank.protocol;

import dev.outflank.rules.Game;
import dev.outflank.rules.Position;

/** From where a protocol can begin a game. */
public enum StartSupport {
    /** Only from the start position: there are no words for moves that were played before. */
    START_POSITION,
    /** After any moves from the start position. */
    MOVES_FROM_START,
    /** From any position, after any moves. */
    ANY_POSITION;

    public boolean supports(Game start) {
        return switch (this) {
            case START_POSITION -> start.ply() == 0 && beginsAtStartPosition(start);
            case MOVES_FROM_START -> beginsAtStartPosition(start);
            case ANY_POSITION -> true;
        };
    }

    /** Refuses a game that the protocol cannot tell: whoever pairs programs looks first. */
    public void require(Game start, String protocol) {
        if (!supports(start)) {
            throw new IllegalArgumentException(
                    protocol + " cannot begin from " + start + " of " + start.startPosition());
        }
    }

    private static boolean beginsAtStartPosition(Game game) {
        Position first = game.startPosition();
        return first.equals(Position.start(first.size()));
    }
}
