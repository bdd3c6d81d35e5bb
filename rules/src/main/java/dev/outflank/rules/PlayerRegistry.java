package dev.outflank.rules;

import java.util.Optional;

/** Players by spec, such as {@code minimax:4}. Lets a module use the engine's players without depending on the engine. */
public interface PlayerRegistry {
    /** Why the spec names no player for boards of this size: one sentence; empty when it names one. */
    Optional<String> unavailableReason(String spec, int size);

    /**
     * Creates a player for one game.
     *
     * @throws IllegalArgumentException if the spec names no player
     */
    Player createPlayer(String spec);
}
