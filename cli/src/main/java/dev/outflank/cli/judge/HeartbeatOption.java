package dev.outflank.cli.judge;

import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.UserException;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The interval of heartbeats, which determines how quickly a dead worker is noticed. */
final class HeartbeatOption {
    private static final Duration MIN_HEARTBEAT = Duration.ofMillis(200);
    private static final Duration MAX_HEARTBEAT = Duration.ofSeconds(10);

    @Option(
            names = "--heartbeat",
            paramLabel = "TIME",
            defaultValue = "10s",
            converter = DurationConverter.class,
            description =
                    "Interval of heartbeats, at most 10s and the same for all workers; after four missed heartbeats, other"
                            + " workers take over the jobs (default ${DEFAULT-VALUE}).")
    private Duration heartbeat = MAX_HEARTBEAT;

    Duration heartbeat() {
        if (heartbeat.compareTo(MIN_HEARTBEAT) < 0 || heartbeat.compareTo(MAX_HEARTBEAT) > 0) {
            throw new UserException("--heartbeat takes a time from 200ms to 10s");
        }
        return heartbeat;
    }
}
