package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Curve;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the curves that bring the sums of weights nearest to exact scores, by least squares. A phase with too few exact
 * scores, as there are far from the end of the game, takes the curve of the nearest phase that has enough.
 */
final class CurveFit {
    private static final int FEWEST = 200;

    /** What the two equations of a phase add up. */
    private static final class Sums {
        private int samples;
        private double square;
        private double fourth;
        private double sixth;
        private double scores;
        private double cubedScores;

        void add(double sum, int score) {
            double cube = sum * sum * sum;
            samples++;
            square += sum * sum;
            fourth += sum * cube;
            sixth += cube * cube;
            scores += sum * score;
            cubedScores += cube * score;
        }

        /** Sums that are all alike, as those of weights that know nothing, say nothing about a curve. */
        Curve solve() {
            double determinant = square * sixth - fourth * fourth;
            if (!(determinant > 0)) {
                return Curve.STRAIGHT;
            }
            return new Curve(
                    (float) ((scores * sixth - cubedScores * fourth) / determinant),
                    (float) ((square * cubedScores - fourth * scores) / determinant));
        }
    }

    private CurveFit() {}

    /** @param folders of samples with exact scores; those for tests are left out */
    static List<Curve> fit(PatternWeights weights, List<Path> folders) throws IOException {
        List<Sums> phases =
                IntStream.range(0, PatternWeights.PHASES).mapToObj(phase -> new Sums()).toList();
        Words words = new Words();
        for (Path folder : folders) {
            Shelf.visit(folder, (own, opp, score, weight) -> {
                if (weight != 0) {
                    int empties = Long.bitCount(~(own | opp));
                    words.set(own, opp);
                    phases.get(empties / PatternWeights.EMPTIES).add(weights.sum(words, empties), score);
                }
            });
        }
        List<Integer> known = IntStream.range(0, phases.size())
                .filter(phase -> phases.get(phase).samples >= FEWEST)
                .boxed()
                .toList();
        List<Curve> curves = new ArrayList<>();
        for (int p = 0; p < phases.size(); p++) {
            int phase = p;
            curves.add(known.stream()
                    .min(Comparator.comparingInt(other -> Math.abs(other - phase)))
                    .map(nearest -> phases.get(nearest).solve())
                    .orElse(Curve.STRAIGHT));
        }
        return curves;
    }
}
