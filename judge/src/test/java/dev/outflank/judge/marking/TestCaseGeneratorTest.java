package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.TestCaseSource.ReferenceProgram;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The handouts' examples and generated cases, compared with the reference programs. */
final class TestCaseGeneratorTest {
    private static List<TestCase> cases(String contest, int part, long seed) throws Exception {
        Part.Tests tests = (Part.Tests) new ContestLoader(new BuiltInPlayerRegistry())
                .load(contest)
                .parts()
                .get(part);
        return new TestCaseGenerator(seed).generate(tests);
    }

    @Test
    void lab8_everyCase_matchesReferenceProgram() throws Exception {
        List<TestCase> cases = cases("aps105-lab8", 0, 0);
        assertThat(cases).hasSize(20);
        assertThat(cases.getFirst().input()).isEqualTo("4\nW\nba\nab\nbd\nda\ndd\ndc\nad\n");
        for (TestCase one : cases) {
            assertThat(ReferenceRunner.run(ReferenceProgram.LAB8_PART1, List.of(), one.input()))
                    .as(one.name())
                    .isEqualTo(one.output());
            String text = one.output().text();
            assertThat(text).endsWith(text.contains("Draw!") ? "Draw!\n" : " player wins.\n");
            assertThat(one.output().answers())
                    .hasSameSizeAs(one.input().lines().toList())
                    .allMatch(offset -> text.startsWith(": ", offset - 2));
        }
        assertThat(cases).anyMatch(one -> one.output().text().contains("Invalid move."));
        assertThat(cases).anyMatch(one -> one.output().text().contains("has no valid move."));
    }

    @Test
    void tiny_everyExampleOfTheHandout_matchesReferenceProgram() throws Exception {
        int examples = 0;
        for (int part = 0; part < 6; part++) {
            for (TestCase one : cases("cs540-tiny", part, 0)) {
                assertThat(ReferenceRunner.run(ReferenceProgram.TINY, one.arguments(), ""))
                        .as(one.name())
                        .isEqualTo(one.output());
                examples += one.hidden() ? 0 : 1;
            }
        }
        assertThat(examples).isEqualTo(78);
    }

    @Test
    void generate_otherStaffSeed_changesHiddenCasesOnly() throws Exception {
        List<TestCase> usual = cases("aps105-lab8", 0, 0);
        List<TestCase> other = cases("aps105-lab8", 0, 5);
        for (int i = 0; i < usual.size(); i++) {
            if (usual.get(i).hidden()) {
                assertThat(other.get(i)).isNotEqualTo(usual.get(i));
            } else {
                assertThat(other.get(i)).isEqualTo(usual.get(i));
            }
        }
        assertThat(cases("aps105-lab8", 0, 0)).isEqualTo(usual);
    }
}
