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
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/** Real programs in real boxes: compiled once from the test resources, and marked so that they can be found. */
final class TestPrograms {
    private static final Sandbox SANDBOX = Sandbox.probe();
    private static final Sandbox UNSANDBOXED = Sandbox.disabled();
    private static final Map<String, Box> COMPILED = new ConcurrentHashMap<>();

    private TestPrograms() {}

    /** The sandbox of this machine; without bubblewrap, and only then, the test is skipped. */
    static Sandbox sandbox() {
        if (!SANDBOX.isReady()) {
            String sentences = String.join(" ", SANDBOX.missing());
            if (sentences.contains("bwrap is not installed")) {
                System.out.println("SKIPPED: a test of the sandbox needs bubblewrap. " + sentences);
                abort(sentences);
            }
            fail(sentences);
        }
        return SANDBOX;
    }

    static Sandbox unsandboxed() {
        return UNSANDBOXED;
    }

    /** A program of the test resources with arguments; the last argument is a mark, told by {@link #marker}. */
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
        command.add("mark-" + UUID.randomUUID());
        return new Box(compiled.folder(), command);
    }

    static String marker(Box box) {
        return box.command().getLast();
    }

    /** A resource as a file of its own name. */
    static Path source(String resource) throws IOException {
        try (InputStream in = Objects.requireNonNull(TestPrograms.class.getResourceAsStream("/" + resource), resource)) {
            Path folder = Files.createTempDirectory("outflank-test-source");
            Path file = folder.resolve(Path.of(resource).getFileName());
            Files.write(file, in.readAllBytes());
            folder.toFile().deleteOnExit();
            file.toFile().deleteOnExit();
            return file;
        }
    }

    /** Limits that end a test soon. */
    static ResourceLimits shortLimits() {
        return ResourceLimits.ofCpu(Duration.ofMillis(400))
                .withWall(Duration.ofSeconds(3))
                .withStartup(Duration.ofSeconds(20))
                .withMemory(128L << 20)
                .withOutput(1 << 20);
    }

    /** Starts a program whose clock is at the beginning of a move. */
    static BotProcess start(Sandbox sandbox, Box box, ResourceLimits limits) throws BotException, IOException {
        MoveClock clock = new MoveClock(limits);
        BotProcess process = BotProcess.start(sandbox, box, limits, clock);
        clock.beginMove();
        return process;
    }

    /** Waits for what must come soon; whoever called asserts that it came. */
    static void awaitCondition(BooleanSupplier come) throws InterruptedException {
        for (int i = 0; i < 2000 && !come.getAsBoolean(); i++) {
            Thread.sleep(1);
        }
    }

    /** Processes of this machine whose command line has the mark. */
    static List<String> findProcesses(String mark) throws IOException {
        List<String> found = new ArrayList<>();
        try (var processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                try {
                    String line = Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
                    if (line.contains(mark)) {
                        found.add(process.getFileName() + " " + line.replace('\0', ' '));
                    }
                } catch (IOException ended) {
                    // It ended while we looked.
                }
            }
        }
        return found;
    }

    static void assertNoProcessLeft(Box box) throws IOException {
        assertThat(findProcesses(marker(box))).as("processes left behind").isEmpty();
    }
}
