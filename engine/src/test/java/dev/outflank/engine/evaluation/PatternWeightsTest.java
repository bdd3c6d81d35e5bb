package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PatternWeightsTest {
    private static final ProbCutError ERROR = new ProbCutError(5, -0.05f, 0.1f, 4);

    /** Weights in which every pattern of table n is worth n/64 disc. */
    private static PatternWeights flat() {
        short[][] tables = new short[PatternWeights.TABLE_COUNT][Patterns.TABLE_SIZE];
        for (int table = 0; table < tables.length; table++) {
            Arrays.fill(tables[table], (short) table);
        }
        return PatternWeights.of(tables, ERROR);
    }

    private static byte[] written(PatternWeights weights) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        weights.write(out);
        return out.toByteArray();
    }

    @Test
    void read_writtenWeights_roundTrip() throws IOException {
        PatternWeights read = PatternWeights.read(new ByteArrayInputStream(written(flat())));
        PatternIndices indices = new PatternIndices();
        for (int discs = 4; discs <= 64; discs++) {
            indices.set(-1L >>> 64 - discs, 0);
            int empties = 64 - discs;
            int phase = empties / PatternWeights.EMPTIES_PER_PHASE;
            double sum = PatternWeights.scope(phase).patternCount() * phase / (double) PatternWeights.UNITS_PER_DISC;
            assertThat(read.sum(indices, empties)).isEqualTo(sum);
            assertThat(read.orderingScore(indices, empties)).isEqualTo(16 * PatternWeights.PHASE_COUNT);
        }
        assertThat(read.probCutError()).isEqualTo(ERROR);
    }

    @Test
    void score_calibrated_isTheCalibrationOfTheSum() throws IOException {
        List<ScoreCalibration> calibrations = IntStream.range(0, PatternWeights.CALIBRATION_COUNT)
                .mapToObj(empties -> new ScoreCalibration(empties % 2 * 3, 1 + empties / 40f, -empties / 200_000f))
                .toList();
        PatternWeights calibrated = PatternWeights.read(new ByteArrayInputStream(written(flat().with(calibrations))));
        PatternIndices indices = new PatternIndices();
        for (int discs = 4; discs <= 64; discs++) {
            indices.set(-1L >>> 64 - discs, 0);
            int empties = 64 - discs;
            double sum = calibrated.sum(indices, empties);
            double score = calibrations.get(empties).apply(sum);
            assertThat(calibrated.unroundedScore(indices, empties)).isEqualTo(score);
            assertThat(calibrated.score(indices, empties)).isCloseTo(Math.clamp(Math.round(score), -62, 62), within(1));
        }
    }

    @Test
    void score_hugeSum_isClampedTo62() {
        PatternWeights steep =
                flat().with(Collections.nCopies(PatternWeights.CALIBRATION_COUNT, new ScoreCalibration(0, 100, 0)));
        PatternIndices indices = new PatternIndices();
        indices.set(-1L >>> 30, 0);
        assertThat(steep.score(indices, 30)).isEqualTo(62);
    }

    @Test
    void read_truncatedFile_isRejected() throws IOException {
        byte[] whole = written(flat());
        assertThatThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(whole, 0, whole.length - 1)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void read_otherFile_isRejected() {
        assertThatThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(new byte[100])))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not weights");
    }

    @Test
    void standardDeviation_limitedDepth_isAtLeastOneDisc() {
        assertThat(new ProbCutError(1, -1, 0, 4).standardDeviation(5, 30)).isEqualTo(1);
        assertThat(ERROR.standardDeviation(5, 30)).isEqualTo(5 - 0.05f * 30 + 0.1f * 5);
        assertThat(ERROR.standardDeviation(20, 20)).isEqualTo(4);
    }
}
