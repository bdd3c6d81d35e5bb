package dev.outflank.arena.diagnosis;

import dev.outflank.rules.Position;
import java.util.Locale;

/** A third of a game, by the number of empty squares. */
public enum GamePhase {
    OPENING,
    MIDGAME,
    ENDGAME;

    private static final int START_DISCS = 4;

    /** The name in keys of texts: {@code midgame}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static GamePhase of(Position position) {
        int moves = position.size() * position.size() - START_DISCS;
        int empties = position.empties();
        return 3 * empties > 2 * moves ? OPENING : 3 * empties > moves ? MIDGAME : ENDGAME;
    }
}
