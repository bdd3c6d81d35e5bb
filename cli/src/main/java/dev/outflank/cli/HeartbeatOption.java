package dev.outflank.cli;

import java.time.Duration;
import picocli.CommandLine.Option;

/** How quickly a worker that has died is noticed. */
final class HeartbeatOption {
    private static final Duration LEAST = Duration.ofMillis(200);
    private static final Duration MOST = Duration.ofSeconds(10);

    @Option(
            names = "--heartbeat",
            paramLabel = "TIME",
            defaultValue = "10s",
            converter = TimeSpan.class,
            description =
                    "How often to say that one is alive; after four misses others take the work over. 10s at most,"
                            + " the same for all (default ${DEFAULT-VALUE}).")
    private Duration heartbeat = MOST;

    Duration heartbeat() {
        if (heartbeat.compareTo(LEAST) < 0 || heartbeat.compareTo(MOST) > 0) {
            throw new UserError("--heartbeat takes a time from 200ms to 10s");
        }
        return heartbeat;
    }
}
