package dev.outflank.cli;

import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Hands on the games of a file, counts them, and keeps the first few of what could not be read for the user. */
final class Reading implements RecordSink {
    private static final int TOLD = 20;

    private final Consumer<RecordedGame> games;
    private final List<RecordFault> told = new ArrayList<>();
    private long read;
    private long unread;

    Reading(Consumer<RecordedGame> games) {
        this.games = games;
    }

    @Override
    public void game(RecordedGame game) {
        read++;
        games.accept(game);
    }

    @Override
    public void fault(RecordFault fault) {
        unread++;
        if (told.size() < TOLD) {
            told.add(fault);
        }
    }

    /** How many games were read. */
    long games() {
        return read;
    }

    /** How many places could not be read. */
    long faults() {
        return unread;
    }

    String firstReason() {
        return told.isEmpty() ? "there is nothing to read" : told.getFirst().toString();
    }

    /** A line for each fault, and one for all that are too many to tell. */
    void tell(String name, PrintStream err) {
        told.forEach(fault -> err.println("outflank: " + name + ": " + fault));
        if (unread > told.size()) {
            err.println("outflank: " + name + ": and " + (unread - told.size()) + " more");
        }
    }
}
