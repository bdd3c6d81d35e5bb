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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the sandbox without control groups: limits per process, CPU time of the process tree. */
@Tag("attack")
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

    /** Such a chain once used 1.1 s of processor time while it was frozen. */
    @Test
    void processChain_cannotBeStarted() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "hostile/process_chain.c");
        try (BotProcess process = TestPrograms.start(sandbox(), box, TestPrograms.shortLimits())) {
            assertThat(process.readLine()).isEqualTo("done");
        }
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, TestPrograms.shortLimits())) {
            assertThat(process.readLine()).as("with control groups").startsWith("BREACH");
        }
    }

    @Test
    void javaProgram_mayUseThreads() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/Echo.java");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10)).withStartup(Duration.ofSeconds(30));
        try (BotProcess process = TestPrograms.start(sandbox(), box, limits)) {
            process.send("hello\n");
            assertThat(process.readLine()).isEqualTo("hello");
        }
    }

    @Test
    void missingLayers_areNamed() {
        assertThat(sandbox().missingLayers()).anyMatch(layer -> layer.startsWith("no control groups (a test)"));
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
            TestPrograms.awaitCondition(() -> clock.cpu() > before);
            assertThat(clock.cpu()).isGreaterThan(before);
        }
        TestPrograms.assertNoProcessLeft(box);
    }
}
