package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs shell scripts in the sandbox. */
final class ExecutionTest {
    private static final ResourceLimits LIMITS =
            ResourceLimits.ofCpu(Duration.ofMillis(300)).withOutput(10_000);

    private static Execution.Result run(String script, String input) throws IOException {
        Path folder = Box.createFolder();
        try {
            Box box = new Box(folder, List.of("sh", "-c", script));
            return Execution.run(TestPrograms.sandbox(), box, LIMITS, input.getBytes(StandardCharsets.UTF_8));
        } finally {
            Box.deleteFolder(folder);
        }
    }

    private static Verdict fault(String script) throws IOException {
        return run(script, "").fault().map(BotException::verdict).orElseThrow();
    }

    @Test
    void run_script_returnsOutputAndExitCode() throws IOException {
        Execution.Result result = run("read line; printf 'got %s' \"$line\"; echo oops >&2; exit 3", "word\n");
        assertThat(result.fault()).isEmpty();
        assertThat(result.text()).isEqualTo("got word");
        assertThat(result.stderr()).isEqualTo("oops\n");
        assertThat(result.exitCode()).isEqualTo(3);
        assertThat(result.exitMessage()).contains("exit code 3").contains("oops");
    }

    /** Found with a real class: programs that read uninitialised memory got other marks in another run. */
    @Test
    void run_addresses_areTheSameEveryTime() throws IOException {
        assumeTrue(!TestPrograms.sandbox().describe().contains("addresses are random"), "forbidden on this machine");
        String first = run("grep -E 'heap|stack|libc' /proc/self/maps | cut -d' ' -f1", "")
                .text();
        assertThat(first).isNotEmpty();
        assertThat(run("grep -E 'heap|stack|libc' /proc/self/maps | cut -d' ' -f1", "")
                        .text())
                .isEqualTo(first);
    }

    @Test
    void run_repeatedly_neverLosesOutput() throws IOException {
        for (int i = 0; i < 100; i++) {
            assertThat(run("echo one; echo two", "").text()).as("run %d", i).isEqualTo("one\ntwo\n");
        }
    }

    @Test
    void run_orphanHoldingThePipe_doesNotBlock() throws IOException {
        assertThat(run("echo done; sleep 60 &", "").text()).isEqualTo("done\n");
    }

    @Test
    void run_eachLimit_hasItsVerdict() throws IOException {
        assertThat(fault("while :; do :; done")).isEqualTo(Verdict.TIMEOUT_CPU);
        assertThat(fault("sleep 60")).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(fault("yes")).isEqualTo(Verdict.OUTPUT_LIMIT);
        assertThat(fault("kill -SEGV $$")).isEqualTo(Verdict.CRASH);
        assertThat(fault("exec ./nothing")).isEqualTo(Verdict.NO_START);
    }
}
