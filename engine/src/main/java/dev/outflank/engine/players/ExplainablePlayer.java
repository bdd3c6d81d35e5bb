package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.util.Map;

/** A player that reports a score for every legal move, for people who learn how it chooses. */
public interface ExplainablePlayer extends Player {
    /**
     * Scores of the legal moves in reading order. Higher is better; the unit depends on the player. If the time runs
     * out, moves may be missing.
     */
    Map<Move, Double> moveScores(Game game, Clock clock);
}
