package dev.outflank.arena.diagnosis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Finds the mistakes in a game. The arena and the judge know the engine only as this. */
public interface GameAnalyst {
    /** Whether it can analyze games like this one. */
    boolean supports(Game game);

    /**
     * The mistakes of one side, in the order of the moves.
     *
     * @param cancelled becomes true when there is something more important to do
     * @throws CancellationException if it was cancelled
     */
    List<Mistake> mistakes(Game game, Colour side, BooleanSupplier cancelled);
}
