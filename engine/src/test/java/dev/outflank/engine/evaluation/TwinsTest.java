package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TwinsTest {
    @Test
    void count_isThatOfFirstPlaces() {
        assertThat(IntStream.range(0, Patterns.TABLE).filter(place -> Twins.first(place) == place))
                .hasSize(Twins.COUNT);
    }

    @Test
    void everywhere_ofWeightsOnce_isTheTable() {
        SplittableRandom random = new SplittableRandom(1);
        short[] table = new short[Patterns.TABLE];
        for (int place = 0; place < table.length; place++) {
            int first = Twins.first(place);
            table[place] = first == place ? (short) random.nextInt() : table[first];
        }
        assertThat(Twins.everywhere(Twins.once(table))).isEqualTo(table);
    }
}
