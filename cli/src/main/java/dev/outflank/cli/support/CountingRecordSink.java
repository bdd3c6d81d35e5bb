package dev.outflank.cli.support;

import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Hands on the games of a file, counts them, and keeps the first few of what could not be read for the user. */
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

    /** How many games were read. */
    public long gameCount() {
        return gamesRead;
    }

    /** How many places could not be read. */
    public long faultCount() {
        return faultsSeen;
    }

    public String firstFaultMessage() {
        return reportedFaults.isEmpty()
                ? "there is nothing to read"
                : reportedFaults.getFirst().toString();
    }

    /** A line for each fault, and one for all that are too many to tell. */
    public void printFaults(String name, PrintStream err) {
        reportedFaults.forEach(fault -> err.println("outflank: " + name + ": " + fault));
        if (faultsSeen > reportedFaults.size()) {
            err.println("outflank: " + name + ": and " + (faultsSeen - reportedFaults.size()) + " more");
        }
    }
}
