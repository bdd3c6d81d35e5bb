package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.function.Supplier;

/**
 * The weights a, b and c of the course slides' composite score, and that score of a move: discs turned, corner taken,
 * and opponent moves eliminated.
 */
record CompositeWeights(int discs, int corners, int mobility) implements MoveHeuristic {
    /** Keeps the score of any board up to 26×26 far below {@link BoardEvaluation#WIN}. */
    static final int MAX_WEIGHT = 10_000;

    /** Tuned by games on 6×6 to 26×26: mobility and corners decide, discs only break ties. */
    static final CompositeWeights DEFAULT = new CompositeWeights(1, 200, 20);

    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "composite", "[:a,b,c]", "Discs, corners and moves in one score.", CompositeWeights::parse)
            .withLesson(
                    "Say what matters",
                    "A move scores 1 for each disc it turns, 200 for a corner, and 20 for each move that it takes from"
                            + " the opponent. Corners can never be turned, and a side without good moves must play bad"
                            + " ones.",
                    "1 · discs + 200 · corner + 20 · moves taken away.")
            .withPreset("Composite");

    private static final String USAGE = "a, b and c whole numbers from -" + MAX_WEIGHT + " to " + MAX_WEIGHT;

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        if (parameters.count() == 0) {
            return () -> new HeuristicPlayer(DEFAULT);
        }
        parameters.requireCount(3, 3, USAGE);
        CompositeWeights weights =
                new CompositeWeights(weight(parameters, 0), weight(parameters, 1), weight(parameters, 2));
        return () -> new HeuristicPlayer(weights);
    }

    private static int weight(PlayerParameters parameters, int index) throws NotationException {
        return (int) parameters.number(index, -MAX_WEIGHT, MAX_WEIGHT, USAGE);
    }

    @Override
    public int score(Position position, Move move) {
        int eliminated = position.passed().mobility() - position.play(move).mobility();
        return discs * position.flips(move) + corners * cornersTaken(position, move) + mobility * eliminated;
    }

    private static int cornersTaken(Position position, Move move) {
        int last = position.size() - 1;
        return move.row() % last == 0 && move.column() % last == 0 ? 1 : 0;
    }
}
