package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The game tree of the slides to a fixed depth, without any pruning: each side plays what is best for it, and the
 * positions at the end are scored by {@link CompositeEvaluation}. A side that must pass lets the other move again, which does
 * not use up depth. When the time is up, the best of the moves looked at so far is played.
 */
final class MinimaxPlayer implements ExplainablePlayer {
    private final int depth;
    private final CompositeWeights weights;
    private SearchBudget budget = new SearchBudget(Clock.UNLIMITED);

    MinimaxPlayer(int depth, CompositeWeights weights) {
        this.depth = depth;
        this.weights = weights;
    }

    @Override
    public Move choose(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Move.PASS;
        }
        Move best = game.position().move(0);
        double highest = -CompositeEvaluation.INFINITY;
        for (Map.Entry<Move, Double> opinion : moveScores(game, clock).entrySet()) {
            if (opinion.getValue() > highest) {
                best = opinion.getKey();
                highest = opinion.getValue();
            }
        }
        return best;
    }

    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Position position = game.position();
        budget = new SearchBudget(clock);
        CompositeEvaluation evaluation = new CompositeEvaluation(weights, 0, game.objective());
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[position.mobility()];
        int count = board.listMoves(moves);
        Map<Move, Double> opinions = new LinkedHashMap<>();
        for (int i = 0; i < count && !budget.isExhausted(); i++) {
            int value = searchMove(moves[i], board, evaluation, depth);
            if (!budget.isExhausted()) {
                opinions.put(board.move(moves[i]), (double) value);
            }
        }
        return opinions;
    }

    /** The nodes visited for the last move. */
    long nodes() {
        return budget.nodes();
    }

    private int searchMove(int move, SearchBoard board, CompositeEvaluation evaluation, int left) {
        board.play(move);
        int value = -search(board, evaluation, left - 1);
        board.undo();
        return value;
    }

    private int search(SearchBoard board, CompositeEvaluation evaluation, int left) {
        if (budget.countNode()) {
            return 0;
        }
        if (left == 0) {
            return evaluation.evaluate(board);
        }
        int[] moves = new int[board.mobility()];
        int count = board.listMoves(moves);
        if (count == 0) {
            return searchPass(board, evaluation, left);
        }
        int highest = -CompositeEvaluation.INFINITY;
        for (int i = 0; i < count; i++) {
            highest = Math.max(highest, searchMove(moves[i], board, evaluation, left));
        }
        return highest;
    }

    private int searchPass(SearchBoard board, CompositeEvaluation evaluation, int left) {
        if (board.opponentMobility() == 0) {
            return evaluation.finalScore(board);
        }
        board.pass();
        int value = -search(board, evaluation, left);
        board.undo();
        return value;
    }
}
