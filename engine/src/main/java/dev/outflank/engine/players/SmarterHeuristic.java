package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The first of the Lab 8 staff's opponents: discs turned, less a thousandth of what the opponent's best greedy answer
 * turns. Counted in thousandths, so that all is whole.
 */
final class SmarterHeuristic implements MoveHeuristic {
    private static final HeuristicPlayer GREEDY = new HeuristicPlayer(MoveHeuristic.GREEDY);

    @Override
    public int score(Position position, Move move) {
        Position after = position.play(move);
        return 1000 * position.flips(move) - after.flips(GREEDY.choose(after));
    }
}
