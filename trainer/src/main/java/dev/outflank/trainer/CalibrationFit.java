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
 * Fits the score calibrations, which map sums of weights to scores, by least squares, one per number of empty squares. A
 * number with too few samples gets the calibration of the nearest one of the same parity that has enough.
 */
final class CalibrationFit {
    private static final int MIN_SAMPLES = 200;

    private CalibrationFit() {}

    /** @param folders folders of samples with exact scores; test samples are left out */
    static List<ScoreCalibration> fit(PatternWeights weights, List<Path> folders) throws IOException {
        List<LeastSquares> fits = IntStream.range(0, PatternWeights.CALIBRATION_COUNT)
                .mapToObj(empties -> new LeastSquares(3))
                .toList();
        PatternIndices patternIndices = new PatternIndices();
        for (Path folder : folders) {
            SampleStore.visit(folder, sample -> {
                if (!sample.isTest()) {
                    patternIndices.set(sample.own(), sample.opp());
                    double sum = weights.sum(patternIndices, sample.empties());
                    fits.get(sample.empties()).add(sample.score(), 1, sum, sum * sum * sum);
                }
            });
        }
        List<ScoreCalibration> calibrations = new ArrayList<>();
        for (int e = 0; e < fits.size(); e++) {
            int empties = e;
            calibrations.add(IntStream.range(0, fits.size())
                    .filter(other ->
                            (other - empties) % 2 == 0 && fits.get(other).count() >= MIN_SAMPLES)
                    .boxed()
                    .min(Comparator.comparingInt(other -> Math.abs(other - empties)))
                    .flatMap(nearest -> fits.get(nearest).solve())
                    .map(found -> new ScoreCalibration((float) found[0], (float) found[1], (float) found[2]))
                    .orElse(ScoreCalibration.IDENTITY));
        }
        return calibrations;
    }
}
