package dev.outflank.protocol.engine;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.function.Consumer;

/** Whoever thinks for a program that speaks a protocol. One thought at a time. */
public interface ProtocolEngine {
    /**
     * Chooses a move for the side to move; a pass when there is none.
     *
     * @param listener hears what is found on the way, on the same thread; who has nothing to tell may stay silent
     */
    Move search(Game game, EngineLimits limits, Consumer<SearchInfo> listener);

    /** Tells the listener about this many of the best moves, again and again as it looks deeper. */
    void analyze(Game game, int multiPv, EngineLimits limits, Consumer<SearchInfo> listener);
}
