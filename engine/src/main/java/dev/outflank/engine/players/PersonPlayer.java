package dev.outflank.engine.players;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.players.MovePredictor.Feature;
import dev.outflank.engine.players.MovePredictor.Stage;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Plays like a person: a move is drawn by its probability under a {@link MovePredictor}. WTHOR has no beginners, so the
 * lowest levels mix its weakest band with what newcomers like, which is many discs, edges and corners. Higher levels see
 * further and trust what they see more.
 */
final class PersonPlayer implements ExplainablePlayer {
    /** What newcomers like: many discs, edges, and corners once they see them. They fear nothing. */
    private static final Map<Feature, Double> NEWCOMER =
            Map.of(Feature.FLIPS, 6.0, Feature.CORNER, 2.0, Feature.EDGE, 0.6, Feature.NEXT_TO_LAST_MOVE, 0.3);

    /**
     * What makes a level.
     *
     * @param experience 0 for a newcomer, 1 for a person of the band
     * @param band the band of the predictor, from 0
     * @param depth how far the search looks ahead
     * @param trust how much more than a person of the band it trusts the search
     */
    private record Level(double experience, int band, int depth, double trust) {}

    private static final List<Level> LEVELS = List.of(
            new Level(0, 0, 1, 1),
            new Level(0.225, 0, 1, 1),
            new Level(0.47, 0, 1, 1),
            new Level(0.705, 0, 1, 1),
            new Level(1, 0, 1, 1),
            new Level(1, 3, 2, 1),
            new Level(1, 5, 2, 1.8),
            new Level(1, 5, 3, 1.5),
            new Level(1, 5, 4, 1.55),
            new Level(1, 5, 5, 1.7),
            new Level(1, 5, 6, 1.7));

    private static final String USAGE = "a level from 1 to " + LEVELS.size();
    private static final int HASH_MEGABYTES = 8;

    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "person",
                    "[:level[,seed]]",
                    "Plays like a person of that strength, with a person's mistakes.",
                    PersonPlayer::parse)
            .withLesson(
                    "How people choose",
                    "The chance of each move was learned from the games of thousands of tournament players. People look"
                            + " at what a move leads to, keep the opponent's choices few, avoid the squares next to an"
                            + " empty corner, and like to answer next to the last move.",
                    "The chance that a strong tournament player chooses the move.",
                    "person:8",
                    ScoreFormat.PERCENT)
            .withLevel(
                    1, 200, "First game", "Turns many discs, and steps next to empty corners without fear.", "person:1")
            .withLevel(2, 360, "Newcomer", "Still likes many discs, and has met the trap next to a corner.", "person:2")
            .withLevel(3, 530, "Beginner", "Likes many discs a little and begins to look at the reply.", "person:3")
            .withLevel(4, 690, "Learner", "Has learned that many discs are not the point.", "person:4")
            .withLevel(5, 850, "Club novice", "Chooses like the weakest sixth of tournament players.", "person:5")
            .withLevel(6, 1010, "Club player", "Chooses like an average tournament player.", "person:6")
            .withLevel(
                    7, 1180, "Strong club player", "Chooses like the best tournament players at a glance.", "person:7")
            .withLevel(
                    8,
                    1310,
                    "Tournament player",
                    "Chooses like the best players, looking three moves ahead.",
                    "person:8")
            .withLevel(9, 1480, "Strong tournament player", "Looks four moves ahead and still misjudges.", "person:9")
            .withLevel(10, 1640, "Expert", "Looks five moves ahead and still misjudges.", "person:10")
            .withLevel(11, 1720, "Candidate master", "Looks six moves ahead and seldom misjudges.", "person:11");

    private final Level level;
    private final RandomGenerator random;
    private final SearchProvider searches;

    private PersonPlayer(Level level, RandomGenerator random, SearchFactory searchFactory) {
        this.level = level;
        this.random = random;
        this.searches = new SearchProvider(
                () -> searchFactory.search(1, HASH_MEGABYTES, PatternWeights.shipped()),
                () -> searchFactory.largeSearch(LargeWeights.shipped()));
    }

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        parameters.requireCount(0, 2, USAGE);
        int number = parameters.count() == 0 ? LEVELS.size() : (int) parameters.number(0, 1, LEVELS.size(), USAGE);
        Level level = LEVELS.get(number - 1);
        if (parameters.count() == 2) {
            long seed = parameters.seed(1, USAGE);
            return () -> new PersonPlayer(level, new SplittableRandom(seed), resources.searches());
        }
        return () -> new PersonPlayer(level, new SplittableRandom(), resources.searches());
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        Map<Move, Double> probabilities = moveScores(game, clock);
        double left = random.nextDouble();
        Move choice = Move.PASS;
        for (Map.Entry<Move, Double> entry : probabilities.entrySet()) {
            choice = entry.getKey();
            left -= entry.getValue();
            if (left < 0) {
                break;
            }
        }
        return choice;
    }

    /** The probability of each move. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Position position = game.position();
        List<SearchResult> results = searches.forSize(position.size())
                .runAllMoves(
                        position,
                        SearchLimits.depth(level.depth, Selectivity.PERCENT_100).withClock(clock),
                        SearchListener.NONE);
        // In the reversed game, people want what is worst in the usual one.
        int sign = game.objective() == Objective.MOST_DISCS ? 1 : -1;
        int best =
                results.stream().mapToInt(result -> sign * result.score()).max().orElse(0);
        Map<Feature, Double> weights = weights(Stage.of(position), sign);
        OptionalInt last = lastSquare(game);
        Map<Move, Double> utilities = new LinkedHashMap<>();
        for (SearchResult result : results) {
            Move move = result.bestMove();
            double utility =
                    MovePredictor.features(position, move, last, best - sign * result.score()).entrySet().stream()
                            .mapToDouble(feature -> feature.getValue() * weights.getOrDefault(feature.getKey(), 0.0))
                            .sum();
            utilities.put(move, Math.exp(utility));
        }
        double sum =
                utilities.values().stream().mapToDouble(Double::doubleValue).sum();
        utilities.replaceAll((move, utility) -> utility / sum);
        return utilities;
    }

    private Map<Feature, Double> weights(Stage stage, int sign) {
        Map<Feature, Double> weights = new EnumMap<>(Feature.class);
        MovePredictor.shipped().weights(level.band, stage).forEach((feature, person) -> {
            double newcomer = NEWCOMER.getOrDefault(feature, 0.0);
            double trust = feature == Feature.VALUE ? level.trust : 1;
            double weight = (1 - level.experience) * newcomer + level.experience * trust * person;
            boolean reversible = feature != Feature.VALUE && feature != Feature.NEXT_TO_LAST_MOVE;
            weights.put(feature, reversible ? sign * weight : weight);
        });
        return weights;
    }

    private static OptionalInt lastSquare(Game game) {
        Move last = game.lastMove();
        return last == null || last.isPass()
                ? OptionalInt.empty()
                : OptionalInt.of(last.row() * game.position().size() + last.column());
    }
}
