package dev.outflank.cli.judge;

import dev.outflank.cli.support.Streams;
import java.util.Map;
import org.jline.utils.Signals;

/**
 * Ends a command that runs programs when the process is asked to end. Shutdown hooks then kill the programs and delete
 * their boxes; without this, the command would take that for a failure of the machine and report it.
 */
final class InterruptSignal {
    private static final Map<String, Integer> SIGNALS = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    private InterruptSignal() {}

    /** Ends the process at a signal, after a message. */
    static void install(Streams streams, String advice) {
        SIGNALS.forEach((name, number) -> Signals.register(name, () -> {
            streams.out().close();
            streams.err().println("outflank: interrupted" + advice);
            streams.err().close();
            System.exit(128 + number);
        }));
    }
}
