package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MirrorSymmetryTest {
    @Test
    void count_isThatOfFirstPlaces() {
        assertThat(IntStream.range(0, Patterns.TABLE_SIZE).filter(place -> MirrorSymmetry.canonical(place) == place))
                .hasSize(MirrorSymmetry.WEIGHT_COUNT);
    }

    @Test
    void everywhere_ofWeightsOnce_isTheTable() {
        SplittableRandom random = new SplittableRandom(1);
        short[] table = new short[Patterns.TABLE_SIZE];
        for (int place = 0; place < table.length; place++) {
            int first = MirrorSymmetry.canonical(place);
            table[place] = first == place ? (short) random.nextInt() : table[first];
        }
        assertThat(MirrorSymmetry.expand(MirrorSymmetry.compact(table))).isEqualTo(table);
    }
}
