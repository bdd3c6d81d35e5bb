package dev.outflank.arena.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes programs write their lines at once although they write into a pipe. What stdbuf and python3 -u do by arguments
 * is done here by their environment variables, so that it also reaches programs started by scripts, and costs nothing.
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

    /** Whether programs in C flush every line. */
    static boolean isAvailableForC() {
        return environment().containsKey("LD_PRELOAD");
    }
}
