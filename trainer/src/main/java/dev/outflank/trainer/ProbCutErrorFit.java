package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures how well shallow searches predict deep ones, and draws straight lines through the errors: what multi-probcut
 * needs to know about an evaluation.
 */
final class ProbCutErrorFit {
    private static final int HASH_MEGABYTES = 16;
    private static final int MIN_DEPTH = 3;

    /** Below, a search to the end needs no predictions. */
    private static final int MIN_SOLVED_EMPTIES = 13;

    /** The mean absolute value of a normal error, as a share of its standard deviation. */
    private static final double MEAN_ABSOLUTE_PER_SIGMA = Math.sqrt(2 / Math.PI);

    /** One miss: its size, and the coordinates of its line. */
    private static final class Observation {
        private final double error;
        private final double[] regressors;

        Observation(double error, double... regressors) {
            this.error = error;
            this.regressors = regressors;
        }
    }

    private final PatternWeights weights;
    private final int maxDepth;
    private final int maxSolvedEmpties;

    /**
     * @param maxDepth the deepest search of limited depth that is measured
     * @param maxSolvedEmpties the most empty squares from which searches to the end are measured
     */
    ProbCutErrorFit(PatternWeights weights, int maxDepth, int maxSolvedEmpties) {
        this.weights = weights;
        this.maxDepth = maxDepth;
        this.maxSolvedEmpties = maxSolvedEmpties;
    }

    ProbCutError fit(List<Sample> positions) {
        List<Observation> limited = new ArrayList<>();
        List<Observation> full = new ArrayList<>();
        try (Search search = new Search(1, HASH_MEGABYTES, weights)) {
            for (Sample sample : positions) {
                Position position = Position.of(sample.own(), sample.opp(), Colour.BLACK);
                int empties = position.empties();
                search.clear();
                if (empties >= MIN_SOLVED_EMPTIES && empties <= maxSolvedEmpties) {
                    int guess = score(search, position, Search.probCutDepth(empties));
                    full.add(new Observation(
                            Math.abs(search.run(position, SearchLimits.NONE, SearchListener.NONE)
                                            .score()
                                    - guess),
                            1));
                }
                int[] scores = new int[maxDepth + 1];
                for (int depth = 1; depth <= Math.min(maxDepth, empties - 1); depth++) {
                    scores[depth] = score(search, position, depth);
                    if (depth >= MIN_DEPTH) {
                        int guess = scores[Search.probCutDepth(depth)];
                        limited.add(new Observation(Math.abs(scores[depth] - guess), 1, empties, depth));
                    }
                }
            }
        }
        double[] l = leastSquares(limited);
        return new ProbCutError((float) l[0], (float) l[1], (float) l[2], (float) leastSquares(full)[0]);
    }

    private static int score(Search search, Position position, int depth) {
        return search.run(position, SearchLimits.depth(depth, Selectivity.PERCENT_100), SearchListener.NONE)
                .score();
    }

    /** Least squares through the sizes, as standard deviations; solved by elimination. */
    private static double[] leastSquares(List<Observation> misses) {
        int n = misses.getFirst().regressors.length;
        double[][] system = new double[n][n + 1];
        for (Observation miss : misses) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    system[i][j] += miss.regressors[i] * miss.regressors[j];
                }
                system[i][n] += miss.regressors[i] * miss.error / MEAN_ABSOLUTE_PER_SIGMA;
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
