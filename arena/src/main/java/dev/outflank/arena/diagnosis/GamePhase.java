package dev.outflank.arena.diagnosis;

import dev.outflank.rules.Position;

/** A third of a game, by the number of empty squares. */
public enum GamePhase {
    OPENING,
    MIDGAME,
    ENDGAME;

    private static final int START_DISCS = 4;

    static GamePhase of(Position position) {
        int moves = position.size() * position.size() - START_DISCS;
        int empties = position.empties();
        return 3 * empties > 2 * moves ? OPENING : 3 * empties > moves ? MIDGAME : ENDGAME;
    }
}
