package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MergedSamplesTest {
    private static final long OWN = 0x0000_0008_1000_0000L | 1;
    private static final long OPP = 0x0000_0010_0800_0000L;

    private static List<String> content(MergedSamples samples) {
        List<String> content = new ArrayList<>();
        samples.forEach((own, opp, label, weight) ->
                content.add("%d discs: %s, weight %s".formatted(Long.bitCount(own | opp), label, weight)));
        return content;
    }

    @Test
    void add_symmetricImages_areOneSampleWithTheWeightedMean() {
        MergedSamples samples = new MergedSamples(10);
        samples.add(OWN, OPP, 10, 1);
        samples.add(Long.reverse(OWN), Long.reverse(OPP), 4, 0.5f);
        samples.add(Long.reverseBytes(OWN), Long.reverseBytes(OPP), 4, 0.5f);
        samples.add(OWN | 2, OPP, -3, 1);
        assertThat(content(samples)).containsExactlyInAnyOrder("5 discs: 7.0, weight 2.0", "6 discs: -3.0, weight 1.0");
    }

    @Test
    void add_testSampleThatIsAlsoATrainingSample_isNoTestSample() {
        MergedSamples samples = new MergedSamples(10);
        samples.add(OWN, OPP, 60, 0);
        samples.add(OWN, OPP, 10, 1);
        samples.add(OWN, OPP, 60, 0);
        samples.add(OWN | 2, OPP, 3, 0);
        samples.add(OWN | 2, OPP, 6, 0);
        assertThat(content(samples)).containsExactlyInAnyOrder("5 discs: 10.0, weight 1.0", "6 discs: 4.5, weight 0.0");
    }
}
