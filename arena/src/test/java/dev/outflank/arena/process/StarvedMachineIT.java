package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests whether a timeout is attributed to the program or to a busy machine. */
final class StarvedMachineIT {
    private static Verdict verdict(Box box, ResourceLimits limits, String order) throws Exception {
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
            process.send(order);
            BotException fault = catchThrowableOfType(BotException.class, process::readLine);
            return Objects.requireNonNull(fault).verdict();
        }
    }

    /** Its answer counts although it comes late; a program that got almost no processor time voids the game. */
    @Test
    void busyProgram_starvedByOthers_isNotBlamed() throws Exception {
        Box worker = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofMillis(500)).withWall(Duration.ofMillis(600));
        int cores = Runtime.getRuntime().availableProcessors();
        try (BackgroundLoad _ = new BackgroundLoad(4 * cores);
                BotProcess process = TestPrograms.start(TestPrograms.sandbox(), worker, limits)) {
            process.send("burn 0.4\n");
            BotException fault = catchThrowableOfType(BotException.class, process::readLine);
            if (fault != null) {
                assertThat(fault.verdict()).isEqualTo(Verdict.INTERNAL);
            }
        }
    }

    @Test
    void sleepingProgram_busyMachine_isTimeout() throws Exception {
        Box sleeper = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofMillis(500)).withWall(Duration.ofMillis(1000));
        try (BackgroundLoad _ = new BackgroundLoad(2)) {
            assertThat(verdict(sleeper, limits, "sleep 30\n")).isEqualTo(Verdict.TIMEOUT_WALL);
        }
    }

    @Test
    void programThatStarvesItself_isTimeout() throws Exception {
        Box spinner = TestPrograms.compiled(TestPrograms.sandbox(), "hostile/spin.c", "40");
        ResourceLimits limits = ResourceLimits.ofWall(Duration.ofMillis(600));
        // If this machine happens to be busy, INTERNAL is correct: one timeout is enough.
        List<Verdict> verdicts = new ArrayList<>();
        do {
            Thread priority = Thread.ofPlatform().start(() -> raisePriority(spinner));
            verdicts.add(verdict(spinner, limits, "\n"));
            priority.join();
        } while (verdicts.size() < 10 && verdicts.getLast() == Verdict.INTERNAL);
        assertThat(verdicts.getLast()).isIn(Verdict.TIMEOUT_WALL, Verdict.TIMEOUT_CPU);
    }

    /** Raises the priority of a program if permitted, so that other tests on this machine do not starve it. */
    private static void raisePriority(Box box) {
        try {
            Thread.sleep(100);
            for (String process : TestPrograms.findProcesses(TestPrograms.marker(box))) {
                String pid = process.substring(0, process.indexOf(' '));
                Files.writeString(Path.of("/proc", pid, "autogroup"), "-20");
            }
        } catch (IOException e) {
            System.out.println("cannot raise the priority of a test program: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
