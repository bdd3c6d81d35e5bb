package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void run_noArgument_printsTheHelp() {
        Run run = Run.of();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Usage: outflank", "play", "move", "lab8", "vg101", "tiny", "bench");
    }

    @Test
    void version_isOneLineWithTheJavaUsed() {
        Run run = Run.of("--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("outflank ").contains("Java 25").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "move", "lab8", "vg101", "tiny", "bench", "bench perft"})
    void help_everyCommand_showsItsUsage(String command) {
        Run run = Run.of((command + " --help").split(" "));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Usage: outflank " + command);
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "--nonsense",
                "bench",
                "bench nonsense",
                "bench perft --size 7",
                "bench perft --size 28",
                "bench perft --size x",
                "bench perft --depth -1",
                "bench perft --convention D",
                "play --size 5",
                "play --black nobody",
                "play --size 10 --white cs303",
                "play --time 0",
                "play --load no-such-file",
                "move",
                "move --player greedy",
                "move --player greedy --side B",
                "move --player greedy --side B --board UUU",
                "move --player greedy --side Q --board UUUUUWBUUBWUUUUU",
                "move --player nobody --side B --board UUUUUWBUUBWUUUUU",
                "move --player greedy --side B --board UUUUUWZUUBWUUUUU",
                "move --player greedy --side B --board UUUUUWBUUBWUUUUU --stdin",
                "lab8",
                "lab8 part3",
                "lab8 part1 extra",
                "lab8 part1 --player nobody",
                "vg101 extra",
                "vg101 --player nobody",
                "tiny",
                "tiny 700 1 0000021001200000"
            })
    void run_badArguments_saysOneSentenceAndExits2(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).doesNotContain("Exception");
    }
}
