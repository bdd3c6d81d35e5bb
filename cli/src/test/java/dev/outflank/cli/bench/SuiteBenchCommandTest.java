package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuiteBenchCommandTest {
    /** FFO 1 has the score +18 with g8; the other scores are made up. */
    private static final String FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X;";

    private static Run suite(String lines, String... options) {
        String[] args = new String[options.length + 5];
        System.arraycopy(new String[] {"bench", "suite", "-", "--hash", "16"}, 0, args, 0, 5);
        System.arraycopy(options, 0, args, 5, options.length);
        return Run.withInput(lines, args);
    }

    @Test
    void suite_exactSearches_totalsCompareMovesAndScores() {
        // The second position has another best move, and a score that is 4 too high.
        String lines = FFO_1 + " G8:+18; H1:+12; --:-127;\n" + FFO_1 + " h1:+22; g8:+12;\n";
        Run run = suite(lines, "--depth", "60", "--confidence", "100", "--json");
        assertThat(run.exit()).isZero();
        List<String> rows = run.out().lines().toList();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(0))
                .contains("\"depth\":14", "\"score\":18", "\"move\":\"g8\"", "\"expected\":18", "\"best\":true");
        assertThat(rows.get(1)).contains("\"score\":18", "\"expected\":22", "\"best\":false");
        assertThat(rows.get(2))
                .startsWith("{\"total\":{")
                .contains(
                        "\"positions\":2",
                        "\"bestMovePercent\":50.0",
                        "\"within3Percent\":50.0",
                        "\"meanAbsoluteError\":2.0",
                        "\"meanError\":-2.0",
                        "\"nodes\":",
                        "\"cpu\":");
    }

    @Test
    void suite_depthLevelOrNodes_limitsTheSearch() {
        String line = FFO_1 + " g8:+18;\n";
        assertThat(suite(line, "--depth", "3").out()).containsPattern("(?m)^ +1 +3@73");
        assertThat(suite(line, "--level", "2", "--json").out()).contains("\"depth\":2,", "\"selectivity\":100");
        assertThat(suite(line, "--nodes", "5", "--json").out()).containsPattern("\"depth\":[0-3],");
        assertThat(suite(line).out()).contains("total: 1 positions, best move 100.0 %");
    }

    @Test
    void suite_invalidUse_printsOneSentence() {
        String line = FFO_1 + " g8:+18;\n";
        assertFails(suite(line, "--depth", "3", "--level", "4"), "only one of --depth, --level and --nodes");
        assertFails(suite(line, "--depth", "61"), "--depth takes a number from 1 to 60, not 61");
        assertFails(suite(line, "--depth", "8", "--confidence", "80"), "73, 87, 95, 98, 99, 100, not 80");
        assertFails(suite(line, "--confidence", "73"), "--confidence needs --depth");
        assertFails(suite(line, "--level", "0"), "--level takes a number from 1 to 60, not 0");
        assertFails(suite(line, "--nodes", "0"), "--nodes takes a number of at least 1, not 0");
        assertFails(suite(FFO_1 + "\n"), "position 1: expected an OBF line with scored moves");
        assertFails(suite(""), "has no positions");
        assertFails(Run.of("bench", "suite", "no-such-file.obf"), "no such file: no-such-file.obf");
    }

    private static void assertFails(Run run, String message) {
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(message);
    }

    @Test
    void suite_brokenLine_isReportedAndTheOthersAreSearched() {
        Run run = suite(FFO_1 + " g8:+18;\n" + FFO_1 + " a8:+2;\n", "--depth", "2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("total: 1 positions");
        assertThat(run.err()).hasLineCount(2).contains("read as OBF", "line 2", "not legal");
    }
}
