package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests communication with real programs, and the verdicts of their failures. */
final class BotProcessIT {
    private static BotProcess scripted(ResourceLimits limits) throws Exception {
        return TestPrograms.start(
                TestPrograms.sandbox(), TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c"), limits);
    }

    private static BotException faultAfter(String order, ResourceLimits limits) throws Exception {
        try (BotProcess process = scripted(limits)) {
            process.send(order + "\n");
            return fault(process);
        }
    }

    private static BotException fault(BotProcess process) {
        return Objects.requireNonNull(catchThrowableOfType(BotException.class, process::readLine));
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo.c", "echo.cpp", "echo.py", "Echo.java"})
    void readLine_everyLanguageWithoutFlush_returnsTheLine(String source) throws Exception {
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10));
        for (var sandbox : List.of(TestPrograms.sandbox(), TestPrograms.unsandboxed())) {
            Box box = TestPrograms.compiled(sandbox, "bots/" + source);
            try (BotProcess process = TestPrograms.start(sandbox, box, limits)) {
                for (String line : List.of("PLACE d 4 1", "", "  f5 ", "größer")) {
                    process.send(line + "\n");
                    assertThat(process.readLine().stripTrailing()).isEqualTo(line.stripTrailing());
                }
            }
            TestPrograms.assertNoProcessLeft(box);
        }
    }

    @Test
    void pending_partialLine_isVisible() throws Exception {
        try (BotProcess process = scripted(TestPrograms.shortLimits())) {
            process.send("say one\nsay two\nbegin\nsleep 0.01\n");
            assertThat(process.readLine()).isEqualTo("one");
            assertThat(process.readLine()).isEqualTo("two");
            assertThat(process.readLine()).isEqualTo("unfinishedslept");
            assertThat(process.pending()).isEmpty();
            process.send("say a\nsay b\nbegin\n");
            assertThat(process.readLine()).isEqualTo("a");
            assertThat(process.readLine()).isEqualTo("b");
            TestPrograms.awaitCondition(() -> !process.pending().isEmpty());
            assertThat(process.pending()).isEqualTo("unfinished");
        }
    }

    @Test
    void readLine_lastLineWithoutLineEnd_isReturned() throws Exception {
        try (BotProcess process = scripted(TestPrograms.shortLimits())) {
            process.send("last\n");
            assertThat(process.readLine()).isEqualTo("no line end");
            assertThat(fault(process).verdict()).isEqualTo(Verdict.CRASH);
        }
    }

    @Test
    void closeInput_programThatReadsToTheEnd_exits() throws Exception {
        try (BotProcess process = scripted(TestPrograms.shortLimits())) {
            process.send("say bye\n");
            process.closeInput();
            assertThat(process.readLine()).isEqualTo("bye");
            assertThat(fault(process).reason()).contains("exit code 0");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "exit 3,CRASH,exit code 3; last line of standard error: 'my own last words'",
        "segv,CRASH,signal 11 (SIGSEGV",
        "abort,CRASH,signal 6 (SIGABRT",
        "burn 30,TIMEOUT_CPU,of processor time for a move",
        "sleep 30,TIMEOUT_WALL,no complete line was received: is the output flushed?",
        "begin,TIMEOUT_WALL,it wrote only 'unfinished' without a line end",
    })
    void fault_everyKind_hasItsVerdict(String order, Verdict verdict, String message) throws Exception {
        BotException fault = faultAfter(order, TestPrograms.shortLimits().withWall(Duration.ofSeconds(2)));
        assertThat(fault.verdict()).isEqualTo(verdict);
        assertThat(fault.reason()).contains(message);
    }

    @Test
    void fault_outputClosed_isProtocol() throws Exception {
        // In the sandbox, the init process also holds the output; only outside can a program close it before it exits.
        Box box = TestPrograms.compiled(TestPrograms.unsandboxed(), "bots/scripted.c");
        try (BotProcess process = TestPrograms.start(TestPrograms.unsandboxed(), box, TestPrograms.shortLimits())) {
            process.send("close\n");
            BotException fault = fault(process);
            assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
            assertThat(fault.reason()).contains("closed its standard output");
        }
        TestPrograms.assertNoProcessLeft(box);
    }

    @Test
    void fault_repeated_isTheSame() throws Exception {
        try (BotProcess process = scripted(TestPrograms.shortLimits())) {
            process.send("exit 1\n");
            BotException first = fault(process);
            assertThat(fault(process)).isSameAs(first);
            assertThat(catchThrowableOfType(BotException.class, () -> process.send("say x\n")))
                    .isSameAs(first);
        }
    }

    @Test
    void start_missingProgram_isNoStart() throws Exception {
        Path folder =
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        Box missing = new Box(folder, List.of("/box/missing"));
        MoveClock clock = new MoveClock(TestPrograms.shortLimits());
        try (BotProcess process =
                BotProcess.start(TestPrograms.sandbox(), missing, TestPrograms.shortLimits(), clock)) {
            BotException fault = fault(process);
            assertThat(fault.verdict()).isEqualTo(Verdict.NO_START);
            assertThat(fault.reason()).contains("/box/missing");
        }
    }

    @Test
    void start_programThatExitsAtOnce_isNoStart() throws Exception {
        Path folder =
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        Box brief = new Box(folder, List.of("sh", "-c", "echo why >&2; exit 7"));
        MoveClock clock = new MoveClock(TestPrograms.shortLimits());
        try (BotProcess process = BotProcess.start(TestPrograms.sandbox(), brief, TestPrograms.shortLimits(), clock)) {
            BotException fault = fault(process);
            assertThat(fault.verdict()).isEqualTo(Verdict.NO_START);
            assertThat(fault.reason()).contains("exit code 7").contains("why");
        }
    }

    @Test
    void start_forgedSandboxError_isCrash() throws Exception {
        Path folder =
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        Box liar = new Box(folder, List.of("sh", "-c", "echo 'bwrap: Creating new namespace failed' >&2; exit 1"));
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), liar, TestPrograms.shortLimits())) {
            assertThat(fault(process).verdict()).isEqualTo(Verdict.CRASH);
        }
    }

    @Test
    void start_sandboxFails_isInternal() throws Exception {
        Box nowhere = new Box(Path.of("/no/such/folder"), List.of("true"));
        BotException fault = Objects.requireNonNull(catchThrowableOfType(
                BotException.class,
                () -> TestPrograms.start(TestPrograms.sandbox(), nowhere, TestPrograms.shortLimits())));
        assertThat(fault.verdict()).isEqualTo(Verdict.INTERNAL);
        assertThat(fault.reason()).contains("/no/such/folder");
    }

    @Test
    void readLine_answerAfterTheLimit_isTimeout() throws Exception {
        BotException fault = faultAfter("burn 0.6", TestPrograms.shortLimits());
        assertThat(fault.verdict()).isEqualTo(Verdict.TIMEOUT_CPU);
    }

    @Test
    void stderrTail_longStandardError_isItsEnd() throws Exception {
        Path folder =
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        Box talker = new Box(folder, List.of("sh", "-c", "seq 1 20000 >&2; echo said; cat"));
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), talker, TestPrograms.shortLimits())) {
            assertThat(process.readLine()).isEqualTo("said");
            TestPrograms.awaitCondition(() -> process.stderrTail().endsWith("20000\n"));
            assertThat(process.stderrTail()).endsWith("19999\n20000\n").hasSizeLessThanOrEqualTo(16 << 10);
        }
    }

    @Test
    void suspend_ponderingProgram_usesNoTime() throws Exception {
        Box ponderer = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        MoveClock clock = new MoveClock(ResourceLimits.DEFAULT);
        try (BotProcess process = BotProcess.start(TestPrograms.sandbox(), ponderer, ResourceLimits.DEFAULT, clock)) {
            clock.beginMove();
            process.send("late 60\n");
            assertThat(process.readLine()).isEqualTo("an answer");
            process.suspend();
            Thread.sleep(100);
            long before = clock.cpu();
            Thread.sleep(300);
            assertThat(clock.cpu()).as("processor time while frozen").isEqualTo(before);
            process.resume();
            TestPrograms.awaitCondition(() -> clock.cpu() > before);
            assertThat(clock.cpu()).as("processor time after resuming").isGreaterThan(before);
            process.suspend();
            Thread.sleep(50);
        }
        TestPrograms.assertNoProcessLeft(ponderer);
    }
}
