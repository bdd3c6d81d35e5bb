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
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Attacks on the sandbox in the three languages of the courses. Harmless attacks also run without the sandbox, where
 * they must succeed, so that a test cannot pass because the attack itself is broken.
 */
@Tag("attack")
final class HostileProgramsIT {
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

    /** An attack in one of the languages: in C a program of its own, in the others an argument of one program. */
    private static Box attack(Sandbox sandbox, String language, String name, String... arguments) throws BotException {
        if (language.equals("c")) {
            return TestPrograms.compiled(sandbox, "hostile/" + name + ".c", arguments);
        }
        List<String> command = new ArrayList<>(List.of(name));
        command.addAll(List.of(arguments));
        String source = language.equals("java") ? "hostile/Hostile.java" : "hostile/hostile.py";
        return TestPrograms.compiled(sandbox, source, command.toArray(String[]::new));
    }

    private static ResourceLimits limits(String language) {
        ResourceLimits limits =
                TestPrograms.shortLimits().withMemory(language.equals("java") ? 320L << 20 : 128L << 20);
        ResourceLimits slow = ResourceLimits.ofCpu(Duration.ofSeconds(5))
                .withMemory(limits.memory())
                .withOutput(limits.output());
        return language.equals("java") ? slow : limits;
    }

    /** Runs an attack and returns the lines it prints. */
    private static List<String> breaches(Sandbox sandbox, Box box) throws Exception {
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10)).withMemory(512L << 20);
        List<String> found = new ArrayList<>();
        try (BotProcess process = TestPrograms.start(sandbox, box, limits)) {
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

    /** Like the arena, tries again if the machine was too busy for a verdict. */
    private static BotException retryWhileStarved(Callable<BotException> attempt) throws Exception {
        BotException fault = attempt.call();
        for (int attempts = 1; attempts < 10 && fault.verdict() == Verdict.INTERNAL; attempts++) {
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

    /** After an attack, another program still runs. */
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
            assertThat(breaches(
                            TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), language, name, arguments)))
                    .as(name + " in " + language + " without a sandbox")
                    .anyMatch(line -> line.startsWith("BREACH"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void forkBomb_everyLanguage_isLimitedInProcessesAndTime(String language) throws Exception {
        Box box = attack(TestPrograms.sandbox(), language, "fork_bomb");
        ResourceLimits limits = limits(language).withProcesses(40);
        AtomicInteger maxProcesses = new AtomicInteger();
        BotException fault = retryWhileStarved(() -> runForkBomb(box, limits, maxProcesses));
        // The JVM prints a warning for every thread that it cannot start.
        Verdict other = language.equals("java") ? Verdict.OUTPUT_LIMIT : Verdict.TIMEOUT_CPU;
        assertThat(fault.verdict()).as(fault.reason()).isIn(Verdict.TIMEOUT_CPU, other);
        // The command lines of the launcher, bubblewrap and the init process contain the marker too.
        assertThat(maxProcesses.get()).isBetween(1, 40 + 4);
        TestPrograms.assertNoProcessLeft(box);
        assertArenaAlive();
    }

    /** Runs a fork bomb to its fault and counts its processes. */
    private static BotException runForkBomb(Box box, ResourceLimits limits, AtomicInteger maxProcesses)
            throws Exception {
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
            Thread watcher = Thread.ofPlatform().start(() -> {
                try {
                    while (!Thread.interrupted()) {
                        maxProcesses.accumulateAndGet(
                                TestPrograms.findProcesses(TestPrograms.marker(box))
                                        .size(),
                                Math::max);
                    }
                } catch (IOException e) {
                    maxProcesses.set(Integer.MAX_VALUE);
                }
            });
            BotException fault = firstFault(process);
            watcher.interrupt();
            watcher.join();
            return fault;
        }
    }

    /** Four such submissions in a row once counted as internal failures, and stopped a worker for ten minutes. */
    @Test
    void spin_byWallOnABusyMachine_isTimeout() throws Exception {
        try (BackgroundLoad _ = new BackgroundLoad(4 * Runtime.getRuntime().availableProcessors())) {
            ResourceLimits limits = ResourceLimits.ofWall(Duration.ofMillis(300))
                    .withStartup(Duration.ofMillis(300))
                    .withMemory(128L << 20);
            assertThat(fault(attack(TestPrograms.sandbox(), "c", "spin"), limits)
                            .verdict())
                    .isIn(Verdict.TIMEOUT_WALL, Verdict.TIMEOUT_CPU);
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
    void network_localhostAndOtherFamilies_isUnreachable() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            assertBreachesOnlyWithoutSandbox("network", Integer.toString(server.getLocalPort()));
        }
    }

    @Test
    void hostFilesAndOtherBoxes_areInvisible() throws Exception {
        Path otherBox =
                TestPrograms.compiled(TestPrograms.sandbox(), "bots/echo.c").folder();
        assertBreachesOnlyWithoutSandbox(
                "read_files", secret.toString(), "/etc/passwd", "/etc/shadow", "/root", otherBox + "/bot", "/var/log");
    }

    @Test
    void secretInTheEnvironment_isNotPassedOn() throws Exception {
        assertThat(System.getenv("OUTFLANK_SECRET")).as("set by the build").isNotNull();
        assertBreachesOnlyWithoutSandbox("read_secret", "OUTFLANK_SECRET");
    }

    @Test
    void arenaProcess_cannotBeSignalled() throws Exception {
        assertBreachesOnlyWithoutSandbox(
                "kill_runner", Long.toString(ProcessHandle.current().pid()));
    }

    @Test
    void writingOutside_isDenied() throws Exception {
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
            assertThat(breaches(TestPrograms.sandbox(), inside))
                    .as(language)
                    .noneMatch(line -> line.startsWith("BREACH"));
            assertThat(Files.exists(folder.resolve("left-by-a-bot"))).isFalse();
            assertThat(breaches(
                            TestPrograms.unsandboxed(),
                            attack(TestPrograms.unsandboxed(), language, "write_outside", folder.toString())))
                    .anyMatch(line -> line.startsWith("BREACH"));
            Files.delete(folder.resolve("left-by-a-bot"));
        }
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "write_outside")))
                .containsExactly("own tmp is writable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void openFiles_everyLanguage_areLimited(String language) throws Exception {
        int limit = ResourceLimits.DEFAULT.openFiles();
        assertThat(openFiles(TestPrograms.sandbox(), language)).isBetween(limit / 4, limit);
        assertThat(openFiles(TestPrograms.unsandboxed(), language))
                .as("without the sandbox")
                .isGreaterThan(limit);
    }

    /** The number of files that a program managed to open. */
    private static int openFiles(Sandbox sandbox, String language) throws Exception {
        List<String> lines = breaches(sandbox, attack(sandbox, language, "open_files"));
        return Integer.parseInt(lines.getFirst().replace("opened ", ""));
    }

    @Test
    void fillDisk_isLimitedToTheSizeOfTmp() throws Exception {
        List<String> lines = breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "fill_disk"));
        assertThat(lines).hasSize(2);
        assertThat(Long.parseLong(lines.get(0).replace("tmp ", ""))).isBetween(1L << 20, 32L << 20);
        assertThat(Long.parseLong(lines.get(1).replace("shm ", ""))).isBetween(0L, 64L << 10);
    }

    @Test
    void dangerousSystemCalls_areDenied() throws Exception {
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "kernel_doors")))
                .isEmpty();
        assertThat(breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "python", "namespaces")))
                .isEmpty();
    }

    @Test
    void processInformation_isReadOnly_andInitHasTheLimitsOfTheProgram() throws Exception {
        List<String> lines = breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), "c", "proc_write"));
        assertThat(lines).noneMatch(line -> line.startsWith("BREACH"));
        ResourceLimits limits = ResourceLimits.DEFAULT;
        assertThat(lines)
                .anyMatch(line -> line.matches("Max open files +" + limits.openFiles() + " .*"))
                .anyMatch(line -> line.matches("Max processes +" + limits.processes() + " .*"))
                .anyMatch(line -> line.matches("Max file size +" + limits.fileSize() + " .*"));
        assertThat(breaches(TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), "c", "proc_write")))
                .as("without a sandbox")
                .anyMatch(line -> line.startsWith("BREACH /proc/self/"));
    }

    /** A program that was late by its own fault once had five lost pairs in a row voided. */
    @Test
    void feignedStarvation_onABusyMachine_isNeverVoid() throws Exception {
        Box box = attack(TestPrograms.sandbox(), "c", "feign_starvation");
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(1))
                .withWall(Duration.ofMillis(500))
                .withStartup(Duration.ofSeconds(20))
                .withMemory(128L << 20);
        try (BackgroundLoad _ = new BackgroundLoad(2 * Runtime.getRuntime().availableProcessors())) {
            for (int attempt = 0; attempt < 5; attempt++) {
                assertThat(answerOrVerdict(box, limits))
                        .isIn("a late answer", Verdict.TIMEOUT_WALL.toString(), Verdict.TIMEOUT_CPU.toString());
            }
        }
        TestPrograms.assertNoProcessLeft(box);
    }

    private static String answerOrVerdict(Box box, ResourceLimits limits) throws Exception {
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
            process.send("move\n");
            return process.readLine();
        } catch (BotException fault) {
            return fault.verdict().toString();
        }
    }

    @Test
    void compilerMessages_controlCharacters_areReplaced() throws Exception {
        Path source =
                Files.writeString(folder.resolve("bot.c"), "#pragma message \"\u001b[31mred\u0007\"\n#error end\n");
        try {
            BotException fault = catchThrowableOfType(
                    BotException.class,
                    () -> new Toolchain(TestPrograms.sandbox(), Toolchain.DEFAULT_LIMITS).compile(source));
            assertThat(Objects.requireNonNull(fault).reason())
                    .contains("red")
                    .matches("(?s)[^\\p{Cc}\\p{Cf}]*(\\n[^\\p{Cc}\\p{Cf}]*)*");
        } finally {
            Files.delete(source);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "python", "java"})
    void daemon_withOrWithoutSandbox_doesNotSurvive(String language) throws Exception {
        String marker = "daemon-" + UUID.randomUUID();
        breaches(TestPrograms.sandbox(), attack(TestPrograms.sandbox(), language, "daemon", marker));
        assertThat(TestPrograms.findProcesses(marker)).isEmpty();
        if (TestPrograms.unsandboxed().cgroups().limitsWholeTree()) {
            breaches(TestPrograms.unsandboxed(), attack(TestPrograms.unsandboxed(), language, "daemon", marker));
            assertThat(TestPrograms.findProcesses(marker)).isEmpty();
        }
    }

    @Test
    void killAll_reachesNoOtherProgram() throws Exception {
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
    void deaf_shortInput_isWallTimeout(String language) throws Exception {
        ResourceLimits limits = limits(language).withWall(Duration.ofMillis(1500));
        BotException fault = fault(attack(TestPrograms.sandbox(), language, "deaf"), limits);
        assertThat(fault.verdict()).isEqualTo(Verdict.TIMEOUT_WALL);
        assertThat(fault.reason()).contains("no complete line was received: is the output flushed?");
    }

    @Test
    void deaf_endlessInput_doesNotBlockTheReferee() throws Exception {
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
