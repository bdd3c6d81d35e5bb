package dev.outflank.cli.support;

import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Forwards the games of a file, counts them, and keeps the first faults for the user. */
public final class CountingRecordSink implements RecordSink {
    private static final int MAX_REPORTED_FAULTS = 20;

    private final Consumer<RecordedGame> consumer;
    private final List<RecordFault> reportedFaults = new ArrayList<>();
    private long gamesRead;
    private long faultsSeen;

    public CountingRecordSink(Consumer<RecordedGame> consumer) {
        this.consumer = consumer;
    }

    @Override
    public void game(RecordedGame game) {
        gamesRead++;
        consumer.accept(game);
    }

    @Override
    public void fault(RecordFault fault) {
        faultsSeen++;
        if (reportedFaults.size() < MAX_REPORTED_FAULTS) {
            reportedFaults.add(fault);
        }
    }

    /** Number of games read. */
    public long gameCount() {
        return gamesRead;
    }

    /** Number of places that could not be read. */
    public long faultCount() {
        return faultsSeen;
    }

    /** What was recognised, and the first fault. */
    public String firstFaultMessage(RecordSource source) {
        if (reportedFaults.isEmpty()) {
            return "the input is empty";
        }
        RecordFault first = reportedFaults.getFirst();
        return first.explain(source.format()) + (first.sideMissing() ? ", or use --side B or --side W" : "");
    }

    /** Prints the format that was recognised, one line per fault, and one for the number of faults that were not kept. */
    public void printFaults(RecordSource source, PrintStream err) {
        String name = source.name();
        if (faultsSeen > 0 && !source.format().isEmpty()) {
            err.println("outflank: " + name + ": read as " + source.format());
        }
        reportedFaults.forEach(fault -> err.println("outflank: " + name + ": " + fault));
        if (faultsSeen > reportedFaults.size()) {
            err.println("outflank: " + name + ": and " + (faultsSeen - reportedFaults.size()) + " more");
        }
    }
}
