package dev.outflank.cli.support;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * Prints how a long task stands when the user stops it (Ctrl-C, SIGTERM), and ends the process with the exit code of the
 * signal.
 */
public final class InterruptReport<R> implements AutoCloseable {
    /** What the task prints. */
    public interface Printer<R> {
        void print(Optional<R> latest);
    }

    private static final Map<String, Integer> EXIT_CODES = Map.of("INT", 130, "TERM", 143);

    private final Map<String, Object> previousHandlers = new LinkedHashMap<>();
    private @Nullable R latest;

    public InterruptReport(Streams streams, Printer<R> printer) {
        EXIT_CODES.forEach((name, code) ->
                previousHandlers.put(name, Signals.register(name, () -> printAndExit(streams, printer, code))));
    }

    private synchronized void printAndExit(Streams streams, Printer<R> printer, int exitCode) {
        printer.print(Optional.ofNullable(latest));
        streams.out().flush();
        streams.err().flush();
        System.exit(exitCode);
    }

    /** Computes and keeps the latest result. */
    public synchronized void accept(Supplier<R> result) {
        latest = result.get();
    }

    @Override
    public void close() {
        previousHandlers.forEach(Signals::unregister);
    }
}
