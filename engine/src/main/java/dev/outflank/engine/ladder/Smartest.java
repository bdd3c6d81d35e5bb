package dev.outflank.engine.ladder;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The second of the Lab 8 staff's opponents: plays the move, then ten greedy half-moves, and counts discs. A little is
 * added for an opponent with few moves; since the sum is cut toward zero, it tells only when that side has none, or
 * when the count is negative.
 */
final class Smartest implements MoveScore {
    private static final int HALF_MOVES = 10;
    private static final FirstBest GREEDY = new FirstBest(MoveScore.GREEDY);

    @Override
    public int of(Position position, Move move) {
        Colour own = position.toMove();
        Position end = position.play(move);
        for (int i = 0; i < HALF_MOVES; i++) {
            end = halfMove(end);
        }
        Position opponents = end.toMove() == own ? end.passed() : end;
        double moves = opponents.mobility() == 0 ? 0.1 : opponents.mobility();
        return (int) (end.discs(own) - end.discs(own.other()) + 0.1 / moves);
    }

    /**
     * A side without a move lets the other play one in its place and is still to move afterwards; nothing happens when
     * neither can.
     */
    private static Position halfMove(Position position) {
        Position mover = position.mobility() == 0 ? position.passed() : position;
        return mover.mobility() == 0 ? position : mover.play(GREEDY.choose(mover));
    }
}
