package dev.outflank.trainer;

import dev.outflank.engine.players.MovePredictor;
import dev.outflank.engine.players.MovePredictor.Feature;
import dev.outflank.engine.players.MovePredictor.Stage;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.WthorGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Fits a {@link MovePredictor} to the moves of people: players are rated from their results, the games are divided into
 * bands of equal size by the rating of the side to move, and each band and stage is fitted by gradient ascent on the
 * likelihood of the moves played.
 */
public final class MovePredictorFit {
    /** Bands of strength. */
    public static final int BANDS = 6;

    private static final int HASH_MEGABYTES = 16;
    private static final int PASSES = 12;
    private static final double RATE = 0.05;

    /** The first moves of a game are known by heart, and all alike. */
    private static final int FIRST_PLY = 4;

    private final int positionsPerBand;
    private final Consumer<String> report;

    /** @param report receives a line of text per result */
    public MovePredictorFit(int positionsPerBand, Consumer<String> report) {
        this.positionsPerBand = positionsPerBand;
        this.report = report;
    }

    /** The features of all legal moves of a position and which of them was played. */
    private static final class Choice {
        private final Stage stage;
        private final double[][] features;
        private final int played;

        Choice(Stage stage, double[][] features, int played) {
            this.stage = stage;
            this.features = features;
            this.played = played;
        }
    }

    private record RatedSide(WthorGame game, boolean black, double rating) {}

    /** Fits the weights of all bands. */
    public MovePredictor fit(List<WthorGame> games) {
        PlayerRatings ratings = new PlayerRatings(games);
        List<RatedSide> sides = new ArrayList<>();
        for (WthorGame game : games) {
            sides.add(new RatedSide(game, true, ratings.of(game.black())));
            sides.add(new RatedSide(game, false, ratings.of(game.white())));
        }
        sides.sort(Comparator.comparingDouble(RatedSide::rating));
        List<Map<Stage, Map<Feature, Double>>> weights = new ArrayList<>();
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            for (int band = 0; band < BANDS; band++) {
                List<RatedSide> members =
                        new ArrayList<>(sides.subList(band * sides.size() / BANDS, (band + 1) * sides.size() / BANDS));
                report.accept("band %d: ratings %.0f to %.0f"
                        .formatted(band + 1, members.getFirst().rating, members.getLast().rating));
                Collections.shuffle(members, new Random(band));
                weights.add(fitBand(choices(members, search)));
            }
        }
        return new MovePredictor(weights);
    }

    private List<Choice> choices(List<RatedSide> members, Search search) {
        List<Choice> choices = new ArrayList<>();
        for (RatedSide member : members) {
            Game game = Game.start(8);
            for (int ply = 0; ply < member.game.plies(); ply++) {
                int square = member.game.square(ply);
                Move move = square == WthorGame.PASS ? Move.PASS : Move.atBit(square);
                if (ply >= FIRST_PLY
                        && (ply % 2 == 0) == member.black
                        && game.position().mobility() > 1) {
                    choices.add(choice(game, move, search));
                }
                game = game.play(move);
            }
            if (choices.size() >= positionsPerBand) {
                break;
            }
        }
        return choices;
    }

    private static Choice choice(Game game, Move played, Search search) {
        Position position = game.position();
        List<SearchResult> results =
                search.runAllMoves(position, SearchLimits.depth(1, Selectivity.PERCENT_100), SearchListener.NONE);
        Move last = game.lastMove();
        OptionalInt square = last == null || last.isPass()
                ? OptionalInt.empty()
                : OptionalInt.of(last.row() * position.size() + last.column());
        double[][] features = new double[results.size()][];
        int index = -1;
        for (int i = 0; i < features.length; i++) {
            Move move = results.get(i).bestMove();
            features[i] = toArray(MovePredictor.features(
                    position,
                    move,
                    square,
                    results.getFirst().score() - results.get(i).score()));
            index = move.equals(played) ? i : index;
        }
        return new Choice(Stage.of(position), features, index);
    }

    /** The values in the order of the features. */
    private static double[] toArray(Map<Feature, Double> features) {
        return Arrays.stream(Feature.values())
                .mapToDouble(feature -> features.getOrDefault(feature, 0.0))
                .toArray();
    }

    private static Map<Feature, Double> toMap(double[] values) {
        Map<Feature, Double> features = new EnumMap<>(Feature.class);
        int i = 0;
        for (Feature feature : Feature.values()) {
            features.put(feature, values[i++]);
        }
        return features;
    }

    private Map<Stage, Map<Feature, Double>> fitBand(List<Choice> choices) {
        Map<Stage, double[]> weights = new EnumMap<>(Stage.class);
        for (Stage stage : Stage.values()) {
            weights.put(stage, new double[Feature.values().length]);
        }
        int tenth = choices.size() / 10;
        List<Choice> training = new ArrayList<>(choices.subList(tenth, choices.size()));
        Random random = new Random(1);
        for (int pass = 0; pass < PASSES; pass++) {
            Collections.shuffle(training, random);
            double rate = RATE / (1 + pass);
            for (Choice choice : training) {
                double[] stage = Objects.requireNonNull(weights.get(choice.stage));
                double[] probabilities = probabilities(choice, stage);
                for (int i = 0; i < probabilities.length; i++) {
                    double error = (i == choice.played ? 1 : 0) - probabilities[i];
                    for (int feature = 0; feature < stage.length; feature++) {
                        stage[feature] += rate * error * choice.features[i][feature];
                    }
                }
            }
        }
        report(choices.subList(0, tenth), weights);
        Map<Stage, Map<Feature, Double>> fitted = new EnumMap<>(Stage.class);
        weights.forEach((stage, values) -> fitted.put(stage, toMap(values)));
        return fitted;
    }

    /** Reports how well the moves of games are predicted that were not used for the fit. */
    private void report(List<Choice> test, Map<Stage, double[]> weights) {
        double likelihood = 0;
        double uniform = 0;
        int first = 0;
        for (Choice choice : test) {
            double[] probabilities = probabilities(choice, Objects.requireNonNull(weights.get(choice.stage)));
            likelihood += Math.log(probabilities[choice.played]);
            uniform -= Math.log(probabilities.length);
            boolean best = true;
            for (double probability : probabilities) {
                best &= probability <= probabilities[choice.played];
            }
            first += best ? 1 : 0;
        }
        report.accept("  %d test positions: predicted move played in %.1f %%, log-likelihood %.3f (random %.3f)"
                .formatted(test.size(), 100.0 * first / test.size(), likelihood / test.size(), uniform / test.size()));
    }

    private static double[] probabilities(Choice choice, double[] weights) {
        double[] probabilities = new double[choice.features.length];
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            double utility = 0;
            for (int feature = 0; feature < weights.length; feature++) {
                utility += weights[feature] * choice.features[i][feature];
            }
            probabilities[i] = Math.exp(utility);
            sum += probabilities[i];
        }
        for (int i = 0; i < probabilities.length; i++) {
            probabilities[i] /= sum;
        }
        return probabilities;
    }
}
