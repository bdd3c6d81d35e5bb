package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Minimax without pruning (Shannon 1950), as in the course slides: searches the game tree to a fixed depth, in negamax
 * form, and scores the leaves with {@link CompositeEvaluation}. A pass does not use up depth. When the time is up, it
 * plays the best of the moves searched so far.
 */
final class MinimaxPlayer implements ExplainablePlayer {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "minimax",
                    ":depth",
                    "Searches the game tree to a fixed depth and scores its leaves like composite.",
                    MinimaxPlayer::parse)
            .withLesson(
                    "Think of the replies",
                    "Try every move, every reply and every move after it, and score the positions at the end by discs,"
                            + " corners and moves. The opponent picks what is worst for you, you pick what is best, and"
                            + " so the score moves up the tree.",
                    "The score three moves from here if both sides play their best.",
                    "minimax:3",
                    ScoreFormat.WHOLE)
            .withPreset("Minimax", "The game tree, three moves deep.", "minimax:3");

    private final int depth;
    private final CompositeWeights weights;
    private SearchBudget budget = new SearchBudget(Clock.UNLIMITED);

    MinimaxPlayer(int depth, CompositeWeights weights) {
        this.depth = depth;
        this.weights = weights;
    }

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        parameters.requireCount(1, 1, PlayerParameters.DEPTH_USAGE);
        int depth = parameters.depth(0);
        return () -> new MinimaxPlayer(depth, CompositeWeights.DEFAULT);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Move.PASS;
        }
        Move best = game.position().move(0);
        double highest = -BoardEvaluation.INFINITY;
        for (Map.Entry<Move, Double> entry : moveScores(game, clock).entrySet()) {
            if (entry.getValue() > highest) {
                best = entry.getKey();
                highest = entry.getValue();
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
        Map<Move, Double> scores = new LinkedHashMap<>();
        for (int i = 0; i < count && !budget.isExhausted(); i++) {
            int value = searchMove(moves[i], board, evaluation, depth);
            if (!budget.isExhausted()) {
                scores.put(board.move(moves[i]), (double) value);
            }
        }
        return scores;
    }

    /** Number of nodes visited for the last move. */
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
        int highest = -BoardEvaluation.INFINITY;
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
