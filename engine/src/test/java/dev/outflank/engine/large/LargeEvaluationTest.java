package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.data.Offset.offset;

import dev.outflank.engine.Positions;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import dev.outflank.rules.Symmetry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LargeEvaluationTest {
    private static final LargeWeights WEIGHTS = LargePositions.weights(new SplittableRandom(7));

    private static List<Integer> sizes() {
        return LargePositions.sizes();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void evaluate_mirroredAndColourSwapped_isTheSame(int size) {
        for (long seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = LargePositions.played(size, random.nextInt(4, size * size - 4), random);
            int score = score(position);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(score(position.transformed(symmetry)))
                        .as("seed %d, %s", seed, symmetry)
                        .isEqualTo(score);
            }
            assertThat(score(Positions.coloursSwapped(position)))
                    .as("seed %d", seed)
                    .isEqualTo(score);
        }
    }

    @Test
    void features_weighted_addUpToTheScore() {
        SplittableRandom random = new SplittableRandom(3);
        for (int size : sizes()) {
            Position position = LargePositions.played(size, size * size / 2, random);
            LargeFeatureExtractor features = new LargeFeatureExtractor(size);
            LargeWeights.PhaseWeights weights = WEIGHTS.at(position.empties(), size);
            double sum = 0;
            for (int index : features.patternIndices(position)) {
                sum += weights.patternWeights()[index] / (double) LargeWeights.WEIGHT_SCALE;
            }
            float[] values = features.scalarFeatures(position);
            for (int i = 0; i < values.length; i++) {
                sum += values[i] * weights.featureWeights()[i];
            }
            int max = LargeEvaluation.WIN - 1;
            double score = Math.clamp(sum * size * LargeEvaluation.UNITS_PER_DISC, -max, max);
            assertThat((double) score(position)).isCloseTo(score, offset(1.0));
        }
    }

    @Test
    void evaluate_finishedGame_exceedsEveryOtherScore() {
        PositionBuilder setup = new PositionBuilder(10);
        for (int square = 0; square < 100; square++) {
            setup.put(square / 10, square % 10, square < 49 ? Colour.BLACK : Colour.WHITE);
        }
        assertThat(score(setup.build(Colour.BLACK)))
                .isEqualTo(-LargeEvaluation.WIN - 2 * LargeEvaluation.UNITS_PER_DISC);
        assertThat(LargeEvaluation.toDiscs(-LargeEvaluation.WIN - 2 * LargeEvaluation.UNITS_PER_DISC))
                .isEqualTo(-2);
    }

    @Test
    void weights_writtenAndRead_areTheSame() throws IOException {
        LargeWeights copy = LargeWeights.read(new ByteArrayInputStream(bytes()));
        for (int empties = 0; empties <= 100; empties++) {
            assertThat(copy.at(empties, 10).patternWeights())
                    .isEqualTo(WEIGHTS.at(empties, 10).patternWeights());
            assertThat(copy.at(empties, 10).featureWeights())
                    .isEqualTo(WEIGHTS.at(empties, 10).featureWeights());
        }
    }

    @Test
    void read_otherBytes_fails() throws IOException {
        assertThatIOException()
                .isThrownBy(() -> LargeWeights.read(new ByteArrayInputStream(new byte[64])))
                .withMessage("not a weights file for large boards, or one with other patterns, features or phases");
        byte[] cut = Arrays.copyOf(bytes(), 1000);
        assertThatIOException()
                .isThrownBy(() -> LargeWeights.read(new ByteArrayInputStream(cut)))
                .withMessage("the weights file is truncated");
    }

    private static byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        WEIGHTS.write(bytes);
        return bytes.toByteArray();
    }

    private static int score(Position position) {
        LargeBoard board = new LargeBoard(position.size());
        board.set(position);
        return new LargeEvaluation(WEIGHTS.at(position.empties(), position.size())).evaluate(board);
    }
}
