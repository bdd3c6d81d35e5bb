package dev.outflank.protocol.engine;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.function.Consumer;

/** The engine behind a protocol. It runs one search at a time. */
public interface ProtocolEngine {
    /**
     * Chooses a move for the side to move; a pass if there is no legal move.
     *
     * @param listener receives intermediate results on the calling thread; an engine may report none
     */
    Move search(Game game, EngineLimits limits, Consumer<SearchInfo> listener);

    /** Reports the best {@code multiPv} moves to the listener, again after each increase of the depth. */
    void analyze(Game game, int multiPv, EngineLimits limits, Consumer<SearchInfo> listener);
}
