package dev.outflank.cli.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The system clock of child processes, which a test can move while they run. Needs Debian's package libfaketime; clocks
 * that measure durations are not changed, as when an administrator sets the time.
 */
final class AdjustableClock {
    /** The clock of this machine, which cannot be adjusted. */
    static final AdjustableClock REAL = new AdjustableClock(System.getenv(), Path.of("/"));

    private static final List<Path> LIBRARIES = List.of(
            Path.of("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1"),
            Path.of("/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1"));

    private final Map<String, String> environment;
    private final Path file;

    private AdjustableClock(Map<String, String> environment, Path file) {
        this.environment = environment;
        this.file = file;
    }

    /** An adjustable clock with its settings in a folder, or the real one if the library is not installed. */
    static AdjustableClock create(Path folder) throws IOException {
        for (Path library : LIBRARIES) {
            if (Files.exists(library)) {
                Path file = folder.resolve("clock");
                Map<String, String> environment = new HashMap<>(System.getenv());
                environment.put("LD_PRELOAD", library.toString());
                environment.put("FAKETIME_TIMESTAMP_FILE", file.toString());
                environment.put("FAKETIME_NO_CACHE", "1");
                environment.put("FAKETIME_DONT_FAKE_MONOTONIC", "1");
                AdjustableClock clock = new AdjustableClock(environment, file);
                clock.set(0);
                return clock;
            }
        }
        return REAL;
    }

    boolean isAdjustable() {
        return this != REAL;
    }

    /** The environment of processes that use this clock. */
    Map<String, String> environment() {
        return environment;
    }

    /** Sets the difference to the real time; the file is replaced at once, so that no process reads half of it. */
    void set(int seconds) throws IOException {
        Path next = Files.writeString(file.resolveSibling("clock.next"), (seconds < 0 ? "" : "+") + seconds + "\n");
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
