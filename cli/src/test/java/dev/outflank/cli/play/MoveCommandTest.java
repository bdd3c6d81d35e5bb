package dev.outflank.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import org.junit.jupiter.api.Test;

class MoveCommandTest {
    private static final String START = "UUUUUWBUUBWUUUUU";

    @Test
    void move_standardNotation_isColumnThenRow() {
        assertThat(Run.of("move", "--player", "greedy", "--side", "B", "--board", START))
                .isEqualTo(new Run(0, "b1\n", ""));
    }

    @Test
    void move_lab8Notation_isRowThenColumn() {
        assertThat(Run.of("move", "--player", "greedy", "--side", "B", "--board", START, "--notation", "lab8"))
                .isEqualTo(new Run(0, "ab\n", ""));
    }

    @Test
    void move_noLegalMove_isPass() {
        assertThat(Run.of("move", "--player", "first", "--side", "W", "--board", "BWUUUUUUUUUUUUUU"))
                .isEqualTo(new Run(0, "pass\n", ""));
        assertThat(Run.of("move", "--player", "first", "--side", "W", "--board", "B".repeat(16)))
                .isEqualTo(new Run(0, "pass\n", ""));
    }

    @Test
    void stdin_manyLines_answersEachAndContinuesAfterABadOne() {
        Run run = Run.withInput(
                "B " + START + "\nW " + START + "\nnonsense\nB XX\n\nB " + "-".repeat(676) + "\n",
                "move",
                "--player",
                "first",
                "--stdin");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out().lines()).hasSize(6);
        assertThat(run.out().lines().toList().get(0)).isEqualTo("b1");
        assertThat(run.out().lines().toList().get(1)).isEqualTo("c1");
        assertThat(run.out().lines().toList().subList(2, 5)).allMatch(line -> line.startsWith("error: "));
        assertThat(run.out().lines().toList().get(5)).isEqualTo("pass");
    }

    @Test
    void time_allUnits_areAccepted() {
        for (String time : new String[] {"1s", "50ms", "0.05s", "0.1", "1m"}) {
            assertThat(Run.of("move", "--player", "first", "--time", time, "--side", "B", "--board", START)
                            .exit())
                    .isZero();
        }
        assertThat(Run.of("move", "--player", "first", "--time", "soon", "--side", "B", "--board", START)
                        .err())
                .contains("1s, 200ms or 2m");
    }
}
