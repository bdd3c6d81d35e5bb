package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.ScoreCalibration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Fits the score calibrations, which map sums of weights to exact scores, by least squares. A phase with too few exact
 * scores, as far from the end of the game, gets the calibration of the nearest phase that has enough.
 */
final class CalibrationFit {
    private static final int MIN_SAMPLES = 200;

    /** Normal equations of one phase for the two coefficients of its calibration. */
    private static final class NormalEquations {
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

        /** The identity if the equations are singular, as for weights that are all zero. */
        ScoreCalibration solve() {
            double determinant = square * sixth - fourth * fourth;
            if (!(determinant > 0)) {
                return ScoreCalibration.IDENTITY;
            }
            return new ScoreCalibration((float) ((scores * sixth - cubedScores * fourth) / determinant), (float)
                    ((square * cubedScores - fourth * scores) / determinant));
        }
    }

    private CalibrationFit() {}

    /** @param folders folders of samples with exact scores; test samples are left out */
    static List<ScoreCalibration> fit(PatternWeights weights, List<Path> folders) throws IOException {
        List<NormalEquations> phases = IntStream.range(0, PatternWeights.PHASE_COUNT)
                .mapToObj(phase -> new NormalEquations())
                .toList();
        PatternIndices patternIndices = new PatternIndices();
        for (Path folder : folders) {
            SampleStore.visit(folder, (own, opp, score, weight) -> {
                if (weight != 0) {
                    int empties = Long.bitCount(~(own | opp));
                    patternIndices.set(own, opp);
                    phases.get(empties / PatternWeights.EMPTIES_PER_PHASE)
                            .add(weights.sum(patternIndices, empties), score);
                }
            });
        }
        List<Integer> fittedPhases = IntStream.range(0, phases.size())
                .filter(phase -> phases.get(phase).samples >= MIN_SAMPLES)
                .boxed()
                .toList();
        List<ScoreCalibration> calibrations = new ArrayList<>();
        for (int p = 0; p < phases.size(); p++) {
            int phase = p;
            calibrations.add(fittedPhases.stream()
                    .min(Comparator.comparingInt(other -> Math.abs(other - phase)))
                    .map(nearest -> phases.get(nearest).solve())
                    .orElse(ScoreCalibration.IDENTITY));
        }
        return calibrations;
    }
}
