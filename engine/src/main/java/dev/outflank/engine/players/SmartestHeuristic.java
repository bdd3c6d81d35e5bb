package dev.outflank.engine.players;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The second opponent of the Lab 8 staff: plays the move, then ten greedy half-moves, and counts discs. A small bonus
 * is added if the opponent has few moves. Because the sum is truncated toward zero, the bonus only matters if the
 * opponent has no moves or the disc difference is negative.
 */
final class SmartestHeuristic implements MoveHeuristic {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "smartest",
                    "Has the most discs after ten more greedy half-moves.",
                    () -> new HeuristicPlayer(new SmartestHeuristic()))
            .withLesson(
                    "Follow one line",
                    "Play the move, let both sides be greedy for ten half-moves, and count the discs. One line of play"
                            + " is followed far; all others are ignored.",
                    "Disc lead at the end of the greedy line.")
            .withPreset("Smartest");

    private static final int PLIES = 10;

    @Override
    public int score(Position position, Move move) {
        Colour own = position.toMove();
        Position end = position.play(move);
        for (int i = 0; i < PLIES; i++) {
            end = playPly(end);
        }
        Position opponentToMove = end.toMove() == own ? end.passed() : end;
        double mobility = opponentToMove.mobility() == 0 ? 0.1 : opponentToMove.mobility();
        return (int) (end.discs(own) - end.discs(own.other()) + 0.1 / mobility);
    }

    /**
     * If the side to move has no move, the other side plays one in its place and the turn stays as it was. If neither
     * side has a move, the position stays the same.
     */
    private static Position playPly(Position position) {
        Position mover = position.mobility() == 0 ? position.passed() : position;
        return mover.mobility() == 0 ? position : mover.play(GreedyHeuristic.PLAYER.choose(mover));
    }
}
