package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Cgroups;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests the sandbox without control groups: limits per process, CPU time of the process tree. */
final class WithoutCgroupsIT {
    private static Sandbox sandbox() {
        assertThat(TestPrograms.sandbox().isReady()).isTrue();
        Sandbox sandbox = Sandbox.probe(new Cgroups.None("a test"));
        assertThat(sandbox.missing()).isEmpty();
        assertThat(sandbox.describe()).contains("no control groups (a test)");
        return sandbox;
    }

    private static Verdict verdict(Box box) throws Exception {
        try (BotProcess process =
                TestPrograms.start(sandbox(), box, TestPrograms.shortLimits().withProcesses(30))) {
            BotException fault = catchThrowableOfType(BotException.class, process::readLine);
            return Objects.requireNonNull(fault).verdict();
        } finally {
            TestPrograms.assertNoProcessLeft(box);
        }
    }

    @Test
    void greedyPrograms_areStopped() throws Exception {
        // At the memory limit malloc returns null, and memory_hog.c tries again until its time is up.
        for (String greedy : List.of("fork_bomb", "memory_hog", "spin")) {
            assertThat(verdict(TestPrograms.compiled(TestPrograms.sandbox(), "hostile/" + greedy + ".c")))
                    .as(greedy)
                    .isEqualTo(Verdict.TIMEOUT_CPU);
        }
        assertThat(verdict(TestPrograms.compiled(TestPrograms.sandbox(), "hostile/hostile.py", "memory_hog")))
                .isEqualTo(Verdict.MEMORY);
        assertThat(verdict(TestPrograms.compiled(TestPrograms.sandbox(), "hostile/deaf.c")))
                .isEqualTo(Verdict.TIMEOUT_WALL);
    }

    @Test
    void daemon_doesNotSurvive() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "hostile/daemon.c");
        try (BotProcess process = TestPrograms.start(sandbox(), box, TestPrograms.shortLimits())) {
            assertThat(process.readLine()).isEqualTo("done");
        }
        TestPrograms.assertNoProcessLeft(box);
    }

    @Test
    void suspend_ponderingProgram_usesNoTime() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(5));
        MoveClock clock = new MoveClock(limits);
        try (BotProcess process = BotProcess.start(sandbox(), box, limits, clock)) {
            clock.beginMove();
            process.send("late 60\n");
            assertThat(process.readLine()).isEqualTo("an answer");
            process.suspend();
            Thread.sleep(200);
            long before = clock.cpu();
            Thread.sleep(200);
            assertThat(clock.cpu()).isEqualTo(before);
            process.resume();
            Thread.sleep(300);
            assertThat(clock.cpu()).isGreaterThan(before);
        }
        TestPrograms.assertNoProcessLeft(box);
    }
}
