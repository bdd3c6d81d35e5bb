package dev.outflank.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class SolveCommandTest {
    private static final String FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

    @Test
    void solve_boardThatStartsLikeAnOption_isSolved() {
        Run run = Run.of("solve", FFO_1, "--hash", "16");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().toList().get(0).strip().split("\\s+"))
                .containsExactly("depth", "score", "time", "nodes", "N/s", "line");
        assertThat(run.out().lines().toList().get(1)).matches("\\s*14\\s+\\+18\\s.*\\sg8 .*");
        assertThat(run.out()).contains("total: 1 positions");
    }

    @Test
    void solve_otherScoreInFile_reportsThePositionAndExitsWith1() {
        Run run = Run.withInput(FFO_1 + "; g8:+20;\n", "solve", "-", "--hash", "16");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).contains("found 18 with g8", "says 20");
    }

    @Test
    void solve_json_isOneObjectPerPositionAndTheTotals() {
        Run run = Run.withInput("% comment\n" + FFO_1 + "; g8:+18;\n", "solve", "-", "--json", "--hash", "16");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.out()).contains("\"score\":18", "\"best\":\"g8\"", "\"exact\":true", "\"differing\":0");
    }

    @Test
    void solve_totals_areTheSumsOfThePositions() {
        Run run = Run.withInput(FFO_1 + "\n" + FFO_1 + "\n", "solve", "-", "--json", "--hash", "16");
        List<JsonNode> lines =
                run.out().lines().map(new ObjectMapper()::readTree).toList();
        JsonNode total = lines.getLast().get("total");
        assertThat(total.get("positions").asInt()).isEqualTo(2);
        assertThat(total.get("nodes").asLong())
                .isEqualTo(lines.get(0).get("nodes").asLong()
                        + lines.get(1).get("nodes").asLong());
        assertThat(total.get("nps").asDouble())
                .isCloseTo(total.get("nodes").asLong() / total.get("time").asDouble(), Percentage.withPercentage(1));
    }

    @Test
    void solve_winDrawLoss_findsOnlyTheSign() {
        assertThat(Run.of("solve", FFO_1, "--wld", "--hash", "16")
                        .out()
                        .lines()
                        .toList()
                        .get(1))
                .matches("\\s*14\\s+\\+1\\s.*");
    }

    @Test
    void solve_allMoves_printsARowForEachMove() {
        Run run = Run.of("solve", "-----OX--XO-----X", "--all-moves", "--hash", "16");
        assertThat(run.out().lines()).hasSize(6);
        assertThat(run.out()).contains(" b1 ", " a2 ", " d3 ", " c4 ");
    }

    @Test
    void solve_brokenLine_reportsItAfterTheResultsBefore() {
        Run run = Run.withInput(FFO_1 + "\nnonsense\n", "solve", "-", "--hash", "16");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).contains("+18");
        assertThat(run.err()).contains("line 2, column 1");
    }

    @Test
    void solve_size_solvesTheStartPosition() {
        Run run = Run.of("solve", "--size", "4", "--hash", "16");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().toList().get(1)).matches("\\s*12\\s+-10\\s.*");
    }

    @Test
    void solve_badSizeOrNoPosition_printsOneSentence() {
        for (String size : new String[] {"5", "2", "28", "-6"}) {
            Run run = Run.of("solve", "--size", size);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).hasLineCount(1).contains("--size takes an even number from 4 to 26, not " + size);
        }
        assertThat(Run.of("solve", "--size", "10").err())
                .hasLineCount(1)
                .contains("only boards up to 8×8 can be solved");
        assertThat(Run.of("solve").err()).hasLineCount(1).contains("FILE|BOARD|- or --size");
        assertThat(Run.of("solve", "--size", "4", FFO_1).err()).hasLineCount(1).contains("FILE|BOARD|- or --size");
    }

    @Test
    void benchFfo_firstPositions_haveTheKnownScores() {
        Run run = Run.of("bench", "ffo", "--from", "1", "--to", "4", "--hash", "16");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("total: 4 positions");
    }
}
