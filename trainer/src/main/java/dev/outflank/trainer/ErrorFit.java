package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PredictionError;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures how well shallow searches predict deep ones, and draws straight lines through the errors: what multi-probcut
 * needs to know about an evaluation.
 */
final class ErrorFit {
    private static final int HASH_MEGABYTES = 16;
    private static final int SHALLOWEST = 3;

    /** Below, a search to the end needs no predictions. */
    private static final int FEWEST_FULL = 13;

    /** The mean absolute value of a normal error, as a share of its standard deviation. */
    private static final double MEAN_OF_DEVIATION = Math.sqrt(2 / Math.PI);

    /** One miss: its size, and the coordinates of its line. */
    private static final class Miss {
        private final double size;
        private final double[] at;

        Miss(double size, double... at) {
            this.size = size;
            this.at = at;
        }
    }

    private final PatternWeights weights;
    private final int deepest;
    private final int fullEmpties;

    /**
     * @param deepest the deepest search of limited depth that is measured
     * @param fullEmpties the most empty squares from which searches to the end are measured
     */
    ErrorFit(PatternWeights weights, int deepest, int fullEmpties) {
        this.weights = weights;
        this.deepest = deepest;
        this.fullEmpties = fullEmpties;
    }

    PredictionError fit(List<Sample> positions) {
        List<Miss> limited = new ArrayList<>();
        List<Miss> full = new ArrayList<>();
        try (Search search = new Search(1, HASH_MEGABYTES, weights)) {
            for (Sample sample : positions) {
                Position position = Position.of(sample.own(), sample.opp(), Colour.BLACK);
                int empties = position.empties();
                search.clear();
                if (empties >= FEWEST_FULL && empties <= fullEmpties) {
                    int guess = score(search, position, Search.predictionDepth(empties));
                    full.add(new Miss(
                            Math.abs(search.run(position, Limits.NONE, Listener.NONE).score() - guess), 1));
                }
                int[] scores = new int[deepest + 1];
                for (int depth = 1; depth <= Math.min(deepest, empties - 1); depth++) {
                    scores[depth] = score(search, position, depth);
                    if (depth >= SHALLOWEST) {
                        int guess = scores[Search.predictionDepth(depth)];
                        limited.add(new Miss(Math.abs(scores[depth] - guess), 1, empties, depth));
                    }
                }
            }
        }
        double[] l = line(limited);
        return new PredictionError((float) l[0], (float) l[1], (float) l[2], (float) line(full)[0]);
    }

    private static int score(Search search, Position position, int depth) {
        return search.run(position, Limits.depth(depth, Selectivity.FULL), Listener.NONE)
                .score();
    }

    /** Least squares through the sizes, as standard deviations; solved by elimination. */
    private static double[] line(List<Miss> misses) {
        int n = misses.getFirst().at.length;
        double[][] system = new double[n][n + 1];
        for (Miss miss : misses) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    system[i][j] += miss.at[i] * miss.at[j];
                }
                system[i][n] += miss.at[i] * miss.size / MEAN_OF_DEVIATION;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                double factor = k == i ? 0 : system[k][i] / system[i][i];
                for (int j = i; j <= n; j++) {
                    system[k][j] -= factor * system[i][j];
                }
            }
        }
        double[] line = new double[n];
        for (int i = 0; i < n; i++) {
            line[i] = system[i][n] / system[i][i];
        }
        return line;
    }
}
