package dev.outflank.judge.contest;

import dev.outflank.rules.Player;
import java.util.Optional;

/** The staff's players, given from outside: the judge does not know the engine. */
public interface PlayerRegistry {
    /** Why there is no such player on boards of this size: one sentence; empty when there is one. */
    Optional<String> unavailableReason(String spec, int size);

    /** A player for one game. */
    Player createPlayer(String spec);
}
