package dev.outflank.engine.players;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The second of the Lab 8 staff's opponents: plays the move, then ten greedy half-moves, and counts discs. A little is
 * added for an opponent with few moves; since the sum is cut toward zero, it tells only when that side has none, or
 * when the count is negative.
 */
final class SmartestHeuristic implements MoveHeuristic {
    private static final int PLIES = 10;
    private static final HeuristicPlayer GREEDY = new HeuristicPlayer(MoveHeuristic.GREEDY);

    @Override
    public int score(Position position, Move move) {
        Colour own = position.toMove();
        Position end = position.play(move);
        for (int i = 0; i < PLIES; i++) {
            end = playPly(end);
        }
        Position opponents = end.toMove() == own ? end.passed() : end;
        double moves = opponents.mobility() == 0 ? 0.1 : opponents.mobility();
        return (int) (end.discs(own) - end.discs(own.other()) + 0.1 / moves);
    }

    /**
     * A side without a move lets the other play one in its place and is still to move afterwards; nothing happens when
     * neither can.
     */
    private static Position playPly(Position position) {
        Position mover = position.mobility() == 0 ? position.passed() : position;
        return mover.mobility() == 0 ? position : mover.play(GREEDY.choose(mover));
    }
}
