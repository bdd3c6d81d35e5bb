package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/** Plays the move with the highest score of a heuristic; of equal moves, the first in reading order. */
record HeuristicPlayer(MoveHeuristic heuristic) implements ExplainablePlayer {
    @Override
    public Move choose(Game game, Clock clock) {
        return choose(game.position());
    }

    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Map<Move, Double> scores = new LinkedHashMap<>();
        for (Move move : game.position().moves()) {
            scores.put(move, (double) heuristic.score(game.position(), move));
        }
        return scores;
    }

    /** The move for the side to move; a pass if it has none. */
    Move choose(Position position) {
        Move best = Move.PASS;
        int highest = 0;
        for (Move move : position.moves()) {
            int score = heuristic.score(position, move);
            if (best.isPass() || score > highest) {
                best = move;
                highest = score;
            }
        }
        return best;
    }
}
