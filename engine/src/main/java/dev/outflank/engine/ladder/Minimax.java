package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The game tree of the slides to a fixed depth, without any pruning: each side plays what is best for it, and the
 * positions at the end are scored by {@link Evaluation}. A side that must pass lets the other move again, which does
 * not use up depth. When the time is up, the best of the moves looked at so far is played.
 */
final class Minimax implements Outspoken {
    private final int depth;
    private final Weights weights;
    private Budget budget = new Budget(Clock.UNLIMITED);

    Minimax(int depth, Weights weights) {
        this.depth = depth;
        this.weights = weights;
    }

    @Override
    public Move choose(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Move.PASS;
        }
        Move best = game.position().move(0);
        double highest = -Evaluation.INFINITY;
        for (Map.Entry<Move, Double> opinion : opinions(game, clock).entrySet()) {
            if (opinion.getValue() > highest) {
                best = opinion.getKey();
                highest = opinion.getValue();
            }
        }
        return best;
    }

    @Override
    public Map<Move, Double> opinions(Game game, Clock clock) {
        Position position = game.position();
        budget = new Budget(clock);
        Evaluation evaluation = new Evaluation(weights, 0, game.objective());
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[position.mobility()];
        int count = board.moves(moves);
        Map<Move, Double> opinions = new LinkedHashMap<>();
        for (int i = 0; i < count && !budget.isSpent(); i++) {
            int value = valueOf(moves[i], board, evaluation, depth);
            if (!budget.isSpent()) {
                opinions.put(board.move(moves[i]), (double) value);
            }
        }
        return opinions;
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
