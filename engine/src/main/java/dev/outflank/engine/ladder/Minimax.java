package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/**
 * The game tree of the slides to a fixed depth, without any pruning: each side plays what is best for it, and the
 * positions at the end are scored by {@link Evaluation}. A side that must pass lets the other move again, which does
 * not use up depth. When the time is up, the best of the moves looked at so far is played.
 */
final class Minimax implements Player {
    private final int depth;
    private final Weights weights;
    private Budget budget = new Budget(Clock.UNLIMITED);

    Minimax(int depth, Weights weights) {
        this.depth = depth;
        this.weights = weights;
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        budget = new Budget(clock);
        Evaluation evaluation = new Evaluation(weights, 0, game.objective());
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[position.mobility()];
        int count = board.moves(moves);
        if (count == 0) {
            return Move.PASS;
        }
        int best = moves[0];
        int highest = -Evaluation.INFINITY;
        for (int i = 0; i < count && !budget.isSpent(); i++) {
            int value = valueOf(moves[i], board, evaluation, depth);
            if (value > highest && !budget.isSpent()) {
                best = moves[i];
                highest = value;
            }
        }
        return board.move(best);
    }

    /** The nodes visited for the last move. */
    long nodes() {
        return budget.nodes();
    }

    private int valueOf(int move, SearchBoard board, Evaluation evaluation, int left) {
        board.play(move);
        int value = -search(board, evaluation, left - 1);
        board.undo();
        return value;
    }

    private int search(SearchBoard board, Evaluation evaluation, int left) {
        if (budget.spend()) {
            return 0;
        }
        if (left == 0) {
            return evaluation.of(board);
        }
        int[] moves = new int[board.mobility()];
        int count = board.moves(moves);
        if (count == 0) {
            return withoutMove(board, evaluation, left);
        }
        int highest = -Evaluation.INFINITY;
        for (int i = 0; i < count; i++) {
            highest = Math.max(highest, valueOf(moves[i], board, evaluation, left));
        }
        return highest;
    }

    private int withoutMove(SearchBoard board, Evaluation evaluation, int left) {
        if (board.opponentMobility() == 0) {
            return evaluation.ofFinished(board);
        }
        board.pass();
        int value = -search(board, evaluation, left);
        board.undo();
        return value;
    }
}
