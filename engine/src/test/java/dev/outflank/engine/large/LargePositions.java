package dev.outflank.engine.large;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random positions of large boards. */
final class LargePositions {
    private LargePositions() {}

    static List<Integer> sizes() {
        List<Integer> sizes = new ArrayList<>();
        for (int size = LargeBoard.MIN_SIZE; size <= Position.MAX_SIZE; size += 2) {
            sizes.add(size);
        }
        return sizes;
    }

    /** A position of an unfinished random game with a number of empty squares. */
    static Position played(int size, int empties, RandomGenerator random) {
        Position position = Position.start(size);
        while (position.empties() > empties) {
            if (position.isOver()) {
                position = Position.start(size);
            }
            int mobility = position.mobility();
            position = position.play(mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility)));
        }
        return position.isOver() ? played(size, empties, random) : position;
    }

    /** Random weights, so that a test notices which ones were used. */
    static LargeWeights weights(RandomGenerator random) {
        short[][] patternWeights = new short[LargeWeights.PHASE_COUNT][LargeWeights.PATTERN_WEIGHT_COUNT];
        float[][] featureWeights = new float[LargeWeights.PHASE_COUNT][LargeWeights.FEATURE_COUNT];
        for (int phase = 0; phase < LargeWeights.PHASE_COUNT; phase++) {
            for (int index = 0; index < LargeWeights.PATTERN_WEIGHT_COUNT; index++) {
                int canonical = PatternShape.canonical(index);
                patternWeights[phase][index] =
                        canonical == index ? (short) random.nextInt(-200, 201) : patternWeights[phase][canonical];
            }
            for (int i = 0; i < LargeWeights.FEATURE_COUNT; i++) {
                featureWeights[phase][i] = (float) random.nextDouble(-1, 1);
            }
        }
        return LargeWeights.of(patternWeights, featureWeights);
    }
}
