package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MirrorSymmetryTest {
    @Test
    void weightCount_allIndices_isTheNumberOfCanonicalOnes() {
        assertThat(IntStream.range(0, Patterns.TABLE_SIZE).filter(index -> MirrorSymmetry.canonical(index) == index))
                .hasSize(MirrorSymmetry.WEIGHT_COUNT);
    }

    @Test
    void expand_compactedTable_roundTrips() {
        SplittableRandom random = new SplittableRandom(1);
        short[] table = new short[Patterns.TABLE_SIZE];
        for (int index = 0; index < table.length; index++) {
            int canonical = MirrorSymmetry.canonical(index);
            table[index] = canonical == index ? (short) random.nextInt() : table[canonical];
        }
        assertThat(MirrorSymmetry.expand(MirrorSymmetry.compact(table))).isEqualTo(table);
    }
}
