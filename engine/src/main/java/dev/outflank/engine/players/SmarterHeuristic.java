package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The first opponent of the Lab 8 staff: the discs turned, minus a thousandth of the discs that the opponent's best
 * greedy reply turns. Scores are in thousandths, so that they are whole numbers.
 */
final class SmarterHeuristic implements MoveHeuristic {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "smarter",
                    "Turns the most discs; of equal moves, the one with the weakest greedy reply.",
                    () -> new HeuristicPlayer(new SmarterHeuristic()))
            .withLesson(
                    "Glance at the reply",
                    "Like greedy, but among equal moves it prefers the one whose best greedy reply turns the fewest"
                            + " discs: each disc of the reply costs a thousandth.",
                    "Discs turned, minus a thousandth of the discs that the reply turns.",
                    "smarter",
                    ScoreFormat.THOUSANDTHS)
            .withPreset("Smarter");

    @Override
    public int score(Position position, Move move) {
        Position after = position.play(move);
        return 1000 * position.flips(move) - after.flips(GreedyHeuristic.PLAYER.choose(after));
    }
}
