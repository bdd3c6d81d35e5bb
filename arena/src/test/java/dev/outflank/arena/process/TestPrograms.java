package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;

/** Programs for sandbox tests, compiled once from the test resources, with a marker to find their processes. */
final class TestPrograms {
    private static final Sandbox SANDBOX = Sandbox.probe();
    private static final Sandbox UNSANDBOXED = Sandbox.disabled();
    private static final Map<String, Box> COMPILED = new ConcurrentHashMap<>();

    private TestPrograms() {}

    /** The sandbox of this machine. Skips the test if bubblewrap is not installed; fails if it does not work. */
    static Sandbox sandbox() {
        if (!SANDBOX.isReady()) {
            String missing = String.join(" ", SANDBOX.missing());
            if (missing.contains("bwrap is not installed")) {
                System.out.println("SKIPPED: a test of the sandbox needs bubblewrap. " + missing);
                abort(missing);
            }
            fail(missing);
        }
        return SANDBOX;
    }

    static Sandbox unsandboxed() {
        return UNSANDBOXED;
    }

    /** A program from the test resources with these arguments, followed by its unique {@link #marker}. */
    static Box compiled(Sandbox sandbox, String resource, String... arguments) throws BotException {
        Box compiled = COMPILED.computeIfAbsent(sandbox.isBoxed() + resource, key -> {
            try {
                Path source = source(resource);
                return new Toolchain(sandbox, Toolchain.DEFAULT_LIMITS).compile(source);
            } catch (IOException | BotException e) {
                throw new AssertionError(resource + " does not compile: " + e.getMessage(), e);
            }
        });
        List<String> command = new ArrayList<>(compiled.command());
        command.addAll(List.of(arguments));
        command.add("marker-" + UUID.randomUUID());
        return new Box(compiled.folder(), command);
    }

    static String marker(Box box) {
        return box.command().getLast();
    }

    /** Copies a resource to a temporary file of the same name. */
    static Path source(String resource) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(TestPrograms.class.getResourceAsStream("/" + resource), resource)) {
            Path folder = Files.createTempDirectory("outflank-test-source");
            Path file = folder.resolve(Path.of(resource).getFileName());
            Files.write(file, in.readAllBytes());
            folder.toFile().deleteOnExit();
            file.toFile().deleteOnExit();
            return file;
        }
    }

    /** Limits that keep tests short. */
    static ResourceLimits shortLimits() {
        return ResourceLimits.ofCpu(Duration.ofMillis(400))
                .withWall(Duration.ofSeconds(3))
                .withStartup(Duration.ofSeconds(20))
                .withMemory(128L << 20)
                .withOutput(1 << 20);
    }

    /** Starts a program and begins a move on its clock. */
    static BotProcess start(Sandbox sandbox, Box box, ResourceLimits limits) throws BotException, IOException {
        MoveClock clock = new MoveClock(limits);
        BotProcess process = BotProcess.start(sandbox, box, limits, clock);
        clock.beginMove();
        return process;
    }

    /** Waits up to a minute for a condition; the caller asserts that it is met. */
    static void awaitCondition(Callable<Boolean> condition) throws Exception {
        for (int i = 0; i < 12_000 && !condition.call(); i++) {
            Thread.sleep(5);
        }
    }

    /** Running processes whose command line contains the marker. */
    static List<String> findProcesses(String marker) throws IOException {
        List<String> found = new ArrayList<>();
        try (var processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                try {
                    String line = Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
                    if (line.contains(marker)) {
                        found.add(process.getFileName() + " " + line.replace('\0', ' '));
                    }
                } catch (IOException ended) {
                    // The process exited after it was listed.
                }
            }
        }
        return found;
    }

    static void assertNoProcessLeft(Box box) throws IOException {
        assertThat(findProcesses(marker(box))).as("remaining processes").isEmpty();
    }
}
