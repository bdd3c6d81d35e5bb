package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchOptionsTest {
    @ParameterizedTest
    @CsvSource({
        "evaluation, --rounds, 0, --rounds takes a number from 1 to 1000",
        "start, --runs, 0, --runs takes a number from 1 to 1000",
        "arena, --rounds, 3, --rounds takes an even number",
        "visitors, --moves, 0, take numbers from 1",
        "server, --students, 0, take numbers from 1",
        "start, --runs, 1, needs the launcher",
        "all, --only, depths, needs the launcher"
    })
    void invalidOption_isOneSentence(String command, String option, String value, String message) {
        Run run = Run.of("bench", command, option, value);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(message);
    }
}
