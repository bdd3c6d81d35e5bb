package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimedProcessTest {
    private static TimedProcess.Output bash(String script, String input) throws IOException, InterruptedException {
        return TimedProcess.run(List.of("bash", "-c", script), input);
    }

    @Test
    void run_outputAndInput_arePassed() throws IOException, InterruptedException {
        TimedProcess.Output output = bash("read line; echo \"$line\"; echo '{\"a\":1}'; echo progress >&2", "one\n");
        assertThat(output.checked().lines()).containsExactly("one", "{\"a\":1}");
        assertThat(output.lastError()).isEqualTo("progress");
    }

    @Test
    void run_cpuTime_includesThatOfChildren() throws IOException, InterruptedException {
        TimedProcess.Output output = bash("bash -c 'for ((i = 0; i < 200000; i++)); do :; done'; sleep 0.2", "");
        assertThat(output.cpu()).isPositive();
        assertThat(output.wall()).isGreaterThan(0.2);
    }

    @Test
    void checked_failure_quotesTheLastLineOfStandardError() throws IOException, InterruptedException {
        TimedProcess.Output output = bash("echo first >&2; echo 'no such file' >&2; exit 3", "");
        assertThat(output.exitCode()).isEqualTo(3);
        assertThatThrownBy(output::checked)
                .isInstanceOf(UserException.class)
                .hasMessage("the command exited with 3: no such file");
        assertThat(TimedProcess.run(List.of("/no/such/program"), "").exitCode()).isEqualTo(127);
    }

    @Test
    void objects_outputThatIsNotJson_isOneSentence() throws IOException, InterruptedException {
        assertThat(bash("echo '{\"nodes\":12}'", "").lastObject().path("nodes").asInt())
                .isEqualTo(12);
        assertThatThrownBy(bash("echo nonsense", "")::objects)
                .isInstanceOf(UserException.class)
                .hasMessageContaining("is not JSON");
        assertThatThrownBy(bash("true", "")::objects).hasMessageContaining("printed nothing");
    }
}
