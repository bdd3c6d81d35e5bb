package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every known attack, in the three languages of the courses. An attack that only looks is also run without a sandbox,
 * where it must succeed: so that a test cannot pass because the attack itself is broken.
 */
final class HostileProgramsTest {
    private static final List<String> LANGUAGES = List.of("c", "python", "java");

    private Path secret = Path.of("/");
    private Path folder = Path.of("/");

    @BeforeEach
    void createSecret() throws IOException {
        folder = Files.createTempDirectory("outflank-host");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        secret = Files.writeString(folder.resolve("secret"), "a secret of the host");
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-rw-rw-"));
    }

    @AfterEach
    void deleteSecret() throws IOException {
        Files.deleteIfExists(folder.resolve("left-by-a-bot"));
        Files.deleteIfExists(secret);
        Files.deleteIfExists(folder);
    }

    /** The same attack in a language: a file of its own in C, a word of one program in the others. */
    private static Box attack(Sandbox sandbox, String language, String name, String... arguments) throws BotException {
        if (language.equals("c")) {
            return TestPrograms.compiled(sandbox, "hostile/" + name + ".c", arguments);
        }
        List<String> words = new ArrayList<>(List.of(name));
        words.addAll(List.of(arguments));
        String source = language.equals("java") ? "hostile/Hostile.java" : "hostile/hostile.py";
        return TestPrograms.compiled(sandbox, source, words.toArray(String[]::new));
    }

    private static ResourceLimits limits(String language) {
        ResourceLimits limits = TestPrograms.shortLimits().withMemory(language.equals("java") ? 320L << 20 : 128L << 20);
        ResourceLimits slow = ResourceLimits.ofCpu(Duration.ofSeconds(5))
                .withMemory(limits.memory())
                .withOutput(limits.output());
        return language.equals("java") ? slow : limits;
    }

    /** Runs a program that looks for a way out, and returns what it found. */
    private static List<String> breaches(Sandbox sandbox, Box box) throws Exception {
        ResourceLimits patient = ResourceLimits.ofCpu(Duration.ofSeconds(10)).withMemory(512L << 20);
        List<String> found = new ArrayList<>();
        try (BotProcess process = TestPrograms.start(sandbox, box, patient)) {
            for (String line = process.readLine(); !line.equals("done"); line = process.readLine()) {
                found.add(line);
            }
        }
        TestPrograms.assertNoProcessLeft(box);
        return found;
    }

    private static BotException fault(Box box, ResourceLimits limits) throws Exception {
        BotException fault = retryWhileStarved(() -> {
            try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
                return firstFault(process);
            }
        });
        TestPrograms.assertNoProcessLeft(box);
        assertArenaAlive();
        return fault;
    }

    /** As the arena does, tries again where this machine was too busy to judge. */
    private static BotException retryWhileStarved(Callable<BotException> attempt) throws Exception {
        BotException fault = attempt.call();
        for (int tries = 1; tries < 10 && fault.verdict() == Verdict.INTERNAL; tries++) {
            fault = attempt.call();
        }
        return fault;
    }

    private static BotException firstFault(BotProcess process) {
        return Objects.requireNonNull(catchThrowableOfType(BotException.class, () -> {
            while (true) {
                process.readLine();
            }
        }));
    }

    /** After an attack another program plays as if nothing had been. */
    private static void assertArenaAlive() throws Exception {
        Box echo = TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c");
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), echo, TestPrograms.shortLimits())) {
            process.send("still here\n");
            assertThat(process.readLine()).isEqualTo("still here");
        }
    }

    private static void assertBreachesOnlyWithoutSandbox(String name, String... arguments) throws Exception {
        for (String language : LANGUAGES) {
            assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), language, name, arguments)))
                    .as(name + " in " + language)
                    .noneMatch(line -> line.startsWith("BREACH"));
            assertThat(breaches(TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), language, name, arguments)))
                    .as(name + " in " + language + " without a sandbox")
                    .anyMatch(line -> line.startsWith("BREACH"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void forkBomb_everyLanguage_runsOutOfTimeWithinItsProcesses(String language) throws Exception {
        Box box = attack(TestPrograms.sandbox(), language, "fork_bomb");
        ResourceLimits limits = limits(language).withProcesses(40);
        AtomicInteger most = new AtomicInteger();
        BotException fault = retryWhileStarved(() -> runForkBomb(box, limits, most));
        // A Java machine complains on standard output of every thread that it does not get.
        Verdict other = language.equals("java") ? Verdict.OUTPUT_LIMIT : Verdict.TIMEOUT_CPU;
        assertThat(fault.verdict()).as(fault.reason()).isIn(Verdict.TIMEOUT_CPU, other);
        // The launcher, bubblewrap and the box's first process carry the mark too.
        assertThat(most.get()).isBetween(1, 40 + 4);
        TestPrograms.assertNoProcessLeft(box);
        assertArenaAlive();
    }

    /** How a fork bomb ends, and the most processes it ever had. */
    private static BotException runForkBomb(Box box, ResourceLimits limits, AtomicInteger most) throws Exception {
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
            Thread watcher = Thread.ofPlatform().start(() -> {
                try {
                    while (!Thread.interrupted()) {
                        most.accumulateAndGet(TestPrograms.findProcesses(TestPrograms.marker(box)).size(), Math::max);
                    }
                } catch (IOException e) {
                    most.set(Integer.MAX_VALUE);
                }
            });
            BotException fault = firstFault(process);
            watcher.interrupt();
            watcher.join();
            return fault;
        }
    }

    /** Four such uploads in a row once counted as our own failures, and stopped a worker for ten minutes. */
    @Test
    void spin_byWallOnABusyMachine_isItsOwnFault() throws Exception {
        List<Process> others = new ArrayList<>();
        try {
            for (int k = 0; k < 4 * Runtime.getRuntime().availableProcessors(); k++) {
                // In sessions of their own: the kernel shares its time out among sessions.
                others.add(new ProcessBuilder("setsid", "sh", "-c", "while :; do :; done").start());
            }
            ResourceLimits limits = ResourceLimits.ofWall(Duration.ofMillis(300))
                    .withStartup(Duration.ofMillis(300))
                    .withMemory(128L << 20);
            assertThat(fault(attack(TestPrograms.sandbox(), "c", "spin"), limits).verdict())
                    .isIn(Verdict.TIMEOUT_WALL, Verdict.TIMEOUT_CPU);
        } finally {
            others.forEach(Process::destroyForcibly);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void memoryHog_everyLanguage_isMemory(String language) throws Exception {
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10))
                .withMemory(language.equals("java") ? 320L << 20 : 128L << 20);
        assertThat(fault(attack(TestPrograms.sandbox(), language, "memory_hog"), limits)
                        .verdict())
                .isEqualTo(Verdict.MEMORY);
    }

    @Test
    void memoryHog_manyProcesses_countTogether() throws Exception {
        Box box = attack(TestPrograms.sandbox(), "c", "memory_hog_many");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10)).withMemory(256L << 20);
        if (TestPrograms.sandbox().cgroups().limitsWholeTree()) {
            assertThat(fault(box, limits).verdict()).isEqualTo(Verdict.MEMORY);
        }
    }

    @Test
    void network_localhostAndWorld_isOutOfReach() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            assertBreachesOnlyWithoutSandbox("network", Integer.toString(server.getLocalPort()));
        }
    }

    @Test
    void hostFilesAndOtherBoxes_areOutOfSight() throws Exception {
        Path otherBox = TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        assertBreachesOnlyWithoutSandbox(
                "read_files", secret.toString(), "/etc/passwd", "/etc/shadow", "/root", otherBox + "/bot", "/var/log");
    }

    @Test
    void secretInTheEnvironment_isNotPassedOn() throws Exception {
        assertThat(System.getenv("OUTFLANK_SECRET")).as("set by the build").isNotNull();
        assertBreachesOnlyWithoutSandbox("read_secret", "OUTFLANK_SECRET");
    }

    @Test
    void runner_cannotBeSignalled() throws Exception {
        assertBreachesOnlyWithoutSandbox("kill_runner", Long.toString(ProcessHandle.current().pid()));
    }

    @Test
    void writingOutside_isRefused() throws Exception {
        for (String language : LANGUAGES) {
            Box inside = attack(
                    TestPrograms.sandbox(),
                    language,
                    "write_outside",
                    folder.toString(),
                    "/",
                    "/box",
                    "/usr",
                    "/etc",
                    "/dev",
                    "/usr/local/bin",
                    "/proc/sys/kernel",
                    "/var/tmp",
                    "/run");
            assertThat(breaches(TestPrograms.sandbox(), inside)).as(language).noneMatch(line -> line.startsWith("BREACH"));
            assertThat(Files.exists(folder.resolve("left-by-a-bot"))).isFalse();
            assertThat(breaches(TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), language, "write_outside", folder.toString())))
                    .anyMatch(line -> line.startsWith("BREACH"));
            Files.delete(folder.resolve("left-by-a-bot"));
        }
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "write_outside")))
                .containsExactly("own tmp is writable");
    }

    @Test
    void fillingTheDisk_stopsAtTheSizeOfItsTmp() throws Exception {
        List<String> lines = breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "fill_disk"));
        assertThat(lines).hasSize(2);
        assertThat(Long.parseLong(lines.get(0).replace("tmp ", ""))).isBetween(1L << 20, 32L << 20);
        assertThat(Long.parseLong(lines.get(1).replace("shm ", ""))).isBetween(0L, 64L << 10);
    }

    @Test
    void doorsOfTheKernel_areShut() throws Exception {
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "kernel_doors")))
                .isEmpty();
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "python", "namespaces")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void daemon_boxedOrNot_doesNotSurvive(String language) throws Exception {
        breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), language, "daemon", "mark-of-a-daemon"));
        assertThat(TestPrograms.findProcesses("mark-of-a-daemon")).isEmpty();
        if (TestPrograms.unsandboxed().cgroups().limitsWholeTree()) {
            breaches(TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), language, "daemon", "mark-of-a-daemon"));
            assertThat(TestPrograms.findProcesses("mark-of-a-daemon")).isEmpty();
        }
    }

    @Test
    void killingEverything_reachesNobodyElse() throws Exception {
        Box bystander = TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c");
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), bystander, TestPrograms.shortLimits())) {
            assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "kill_all")))
                    .isEmpty();
            process.send("unharmed\n");
            assertThat(process.readLine()).isEqualTo("unharmed");
        }
    }

    @ParameterizedTest
    @CsvSource({"c,out", "c,err", "c,lines", "python,out", "java,err"})
    void flood_stdoutOrStderr_isOutputLimit(String language, String stream) throws Exception {
        assertThat(fault(attack(TestPrograms.sandbox(), language, "flood", stream), limits(language))
                        .verdict())
                .isEqualTo(Verdict.OUTPUT_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void deaf_smallQuestion_isWallTimeout(String language) throws Exception {
        ResourceLimits limits = limits(language).withWall(Duration.ofMillis(1500));
        BotException fault = fault(attack(TestPrograms.sandbox(), language, "deaf"), limits);
        assertThat(fault.verdict()).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(fault.reason()).contains("no complete line was received: is the output flushed?");
    }

    @Test
    void deaf_endlessQuestion_doesNotBlockTheReferee() throws Exception {
        Box box = attack(TestPrograms.sandbox(), "c", "deaf");
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, TestPrograms.shortLimits())) {
            BotException fault = Objects.requireNonNull(catchThrowableOfType(BotException.class, () -> {
                for (int i = 0; i < 1000; i++) {
                    process.send("x".repeat(10_000) + "\n");
                }
            }));
            assertThat(fault.verdict()).isEqualTo(Verdict.PROTOCOL);
            assertThat(fault.reason()).contains("does not read");
        }
        TestPrograms.assertNoProcessLeft(box);
    }
}
