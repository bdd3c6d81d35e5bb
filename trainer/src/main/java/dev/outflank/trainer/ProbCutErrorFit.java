package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.util.List;

/**
 * Measures how well shallow searches predict deep ones and fits the standard deviation of the error, which multi-ProbCut
 * needs (Buro 1997), as a linear function of depth and empty squares.
 */
final class ProbCutErrorFit {
    private static final int HASH_MEGABYTES = 16;
    private static final int MIN_DEPTH = 3;

    /** With fewer empty squares, the endgame search does not use ProbCut. */
    private static final int MIN_SOLVED_EMPTIES = 13;

    /** Ratio of the mean absolute value to the standard deviation of a normal distribution. */
    private static final double MEAN_ABSOLUTE_PER_SIGMA = Math.sqrt(2 / Math.PI);

    private final Evaluation evaluation;
    private final int maxDepth;
    private final int maxSolvedEmpties;

    /**
     * @param maxDepth maximum depth of the depth-limited searches that are measured
     * @param maxSolvedEmpties maximum number of empty squares of positions whose exact score is measured
     */
    ProbCutErrorFit(Evaluation evaluation, int maxDepth, int maxSolvedEmpties) {
        this.evaluation = evaluation;
        this.maxDepth = maxDepth;
        this.maxSolvedEmpties = maxSolvedEmpties;
    }

    ProbCutError fit(List<Sample> positions) throws IOException {
        LeastSquares midgame = new LeastSquares(3);
        LeastSquares endgame = new LeastSquares(1);
        try (Search search = new Search(1, HASH_MEGABYTES, evaluation)) {
            for (Sample sample : positions) {
                Position position = Position.of(sample.own(), sample.opp(), Colour.BLACK);
                int empties = position.empties();
                search.clear();
                if (empties >= MIN_SOLVED_EMPTIES && empties <= maxSolvedEmpties) {
                    int prediction = score(search, position, Search.probCutDepth(empties));
                    int score = search.run(position, SearchLimits.NONE, SearchListener.NONE)
                            .score();
                    endgame.add(standardDeviation(score - prediction), 1);
                }
                int[] scores = new int[maxDepth + 1];
                for (int depth = 1; depth <= Math.min(maxDepth, empties - 1); depth++) {
                    scores[depth] = score(search, position, depth);
                    if (depth >= MIN_DEPTH) {
                        int prediction = scores[Search.probCutDepth(depth)];
                        midgame.add(standardDeviation(scores[depth] - prediction), 1, empties, depth);
                    }
                }
            }
        }
        double[] fitted = midgame.solve().orElseThrow(ProbCutErrorFit::tooFewPositions);
        double[] solved = endgame.solve().orElseThrow(ProbCutErrorFit::tooFewPositions);
        return new ProbCutError((float) fitted[0], (float) fitted[1], (float) fitted[2], (float) solved[0]);
    }

    private static IOException tooFewPositions() {
        return new IOException("too few test samples to measure the error of ProbCut");
    }

    /** The standard deviation of which this error is the mean absolute value. */
    private static double standardDeviation(int error) {
        return Math.abs(error) / MEAN_ABSOLUTE_PER_SIGMA;
    }

    private static int score(Search search, Position position, int depth) {
        return search.run(position, SearchLimits.depth(depth, Selectivity.PERCENT_100), SearchListener.NONE)
                .score();
    }
}
