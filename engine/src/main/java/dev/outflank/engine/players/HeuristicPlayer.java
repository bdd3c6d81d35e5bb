package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/** Scans the board in reading order and plays the first move with the highest score. */
record HeuristicPlayer(MoveHeuristic heuristic) implements ExplainablePlayer {
    @Override
    public Move choose(Game game, Clock clock) {
        return choose(game.position());
    }

    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Map<Move, Double> opinions = new LinkedHashMap<>();
        for (Move move : game.position().moves()) {
            opinions.put(move, (double) heuristic.score(game.position(), move));
        }
        return opinions;
    }

    /** The move of the side to move; a pass when it has none. */
    Move choose(Position position) {
        Move best = Move.PASS;
        int highest = 0;
        for (Move move : position.moves()) {
            int value = heuristic.score(position, move);
            if (best.isPass() || value > highest) {
                best = move;
                highest = value;
            }
        }
        return best;
    }
}
