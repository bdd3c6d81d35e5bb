package dev.outflank.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress or finished: a start position, the moves played from it (passes included), and the objective.
 * Immutable: playing a move returns a new game that links to this one, so undoing a move only follows the link.
 */
public final class Game {
    private final @Nullable Game previous;
    private final Move last;
    private final Position position;
    private final Objective objective;
    private final int ply;

    private Game(@Nullable Game previous, Move last, Position position, Objective objective, int ply) {
        this.previous = previous;
        this.last = last;
        this.position = position;
        this.objective = objective;
        this.ply = ply;
    }

    /** A new game from the start position of a board of this size. */
    public static Game start(int size) {
        return from(Position.start(size), Objective.MOST_DISCS);
    }

    /** A new game from any position. */
    public static Game from(Position position, Objective objective) {
        return new Game(null, Move.PASS, position, objective, 0);
    }

    /** The game after a legal move of the side to move. */
    public Game play(Move move) {
        return new Game(this, move, position.play(move), objective, ply + 1);
    }

    /** The game before the last move. */
    public Game undo() {
        if (previous == null) {
            throw new IllegalStateException("there is no move to take back");
        }
        return previous;
    }

    public Position position() {
        return position;
    }

    public Objective objective() {
        return objective;
    }

    /** The number of moves played, passes included. */
    public int ply() {
        return ply;
    }

    public boolean isOver() {
        return position.isOver();
    }

    /** The winner of a finished game; {@code null} for a draw. */
    public @Nullable Colour winner() {
        return objective.winner(position);
    }

    /** The last move; {@code null} at the start. */
    public @Nullable Move lastMove() {
        return previous == null ? null : last;
    }

    public Position startPosition() {
        return positions().getFirst();
    }

    /** The moves played, passes included. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(ply);
        for (Game game = this; game.previous != null; game = game.previous) {
            moves.add(game.last);
        }
        Collections.reverse(moves);
        return moves;
    }

    /** The positions from the start to the current one: one more than the number of moves. */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>(ply + 1);
        for (Game game = this; game != null; game = game.previous) {
            positions.add(game.position);
        }
        Collections.reverse(positions);
        return positions;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game that
                && ply == that.ply
                && objective == that.objective
                && position.equals(that.position)
                && startPosition().equals(that.startPosition())
                && moves().equals(that.moves());
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, objective, position);
    }

    @Override
    public String toString() {
        return "game of " + ply + " moves: " + Transcript.format(moves());
    }
}
