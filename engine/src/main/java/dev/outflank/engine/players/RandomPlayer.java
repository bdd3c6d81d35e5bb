package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Plays every legal move with the same probability. */
record RandomPlayer(RandomGenerator random) implements ExplainablePlayer {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "random", "[:seed]", "Any legal move.", RandomPlayer::parse)
            .withLesson(
                    "Leave it to chance",
                    "Every legal move has the same chance. If you lose to it, look again. To find out whether an idea"
                            + " helps, let it play against this player.",
                    "The chance of each move.",
                    "random",
                    ScoreFormat.PERCENT)
            .withPreset("Random");

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        parameters.requireCount(0, 1, PlayerParameters.SEED_USAGE);
        if (parameters.count() == 0) {
            return () -> new RandomPlayer(new SplittableRandom());
        }
        long seed = parameters.seed(0, PlayerParameters.SEED_USAGE);
        return () -> new RandomPlayer(new SplittableRandom(seed));
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        int mobility = position.mobility();
        return mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility));
    }

    /** The probability of each move. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Position position = game.position();
        Map<Move, Double> probabilities = new LinkedHashMap<>();
        for (Move move : position.moves()) {
            probabilities.put(move, 1.0 / position.mobility());
        }
        return probabilities;
    }
}
