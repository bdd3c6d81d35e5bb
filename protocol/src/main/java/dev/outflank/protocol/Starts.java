package dev.outflank.protocol;

import dev.outflank.rules.Game;
import dev.outflank.rules.Position;

/** From where a protocol can begin a game. */
public enum Starts {
    /** Only from the start position: there are no words for moves that were played before. */
    STANDARD,
    /** After any moves from the start position. */
    AFTER_MOVES,
    /** From any position, after any moves. */
    ANYWHERE;

    public boolean allow(Game start) {
        return switch (this) {
            case STANDARD -> start.ply() == 0 && isStandard(start);
            case AFTER_MOVES -> isStandard(start);
            case ANYWHERE -> true;
        };
    }

    /** Refuses a game that the protocol cannot tell: whoever pairs programs looks first. */
    public void require(Game start, String protocol) {
        if (!allow(start)) {
            throw new IllegalArgumentException(protocol + " cannot begin from " + start + " of "
                    + start.startPosition());
        }
    }

    private static boolean isStandard(Game game) {
        Position first = game.startPosition();
        return first.equals(Position.start(first.size()));
    }
}
