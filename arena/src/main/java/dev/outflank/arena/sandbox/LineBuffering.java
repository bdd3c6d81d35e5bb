package dev.outflank.arena.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Environment variables that make programs flush every line although their output is a pipe. They have the effect of
 * {@code stdbuf -oL} and {@code python3 -u}, but need no extra process and also reach programs started by scripts.
 */
final class LineBuffering {
    private static final List<String> LIBRARIES = List.of(
            "/usr/libexec/coreutils/libstdbuf.so",
            "/usr/lib/coreutils/libstdbuf.so",
            "/usr/lib64/coreutils/libstdbuf.so");

    private LineBuffering() {}

    static Map<String, String> environment() {
        Map<String, String> variables = new HashMap<>();
        variables.put("PYTHONUNBUFFERED", "1");
        variables.put("PYTHONDONTWRITEBYTECODE", "1");
        LIBRARIES.stream()
                .filter(library -> Files.exists(Path.of(library)))
                .findFirst()
                .ifPresent(library -> {
                    variables.put("LD_PRELOAD", library);
                    variables.put("_STDBUF_O", "L");
                });
        return variables;
    }

    /** Whether the variables work for C programs on this machine. */
    static boolean isAvailableForC() {
        return environment().containsKey("LD_PRELOAD");
    }
}
