package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.util.Map;

/** A player that tells what it thinks of each legal move, for people who want to learn how it chooses. */
public interface ExplainablePlayer extends Player {
    /**
     * What it thinks of the legal moves, in reading order: higher is better, in units of its own. Of equal ones it
     * plays the first. Without time enough the map may lack moves.
     */
    Map<Move, Double> moveScores(Game game, Clock clock);
}
