package dev.outflank.cli.arena;

import dev.outflank.cli.support.InterruptReport;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;

/** Shows the progress of a match, and its standing if the user stops it. */
final class MatchProgress implements AutoCloseable {
    private final ProgressLine line;
    private final InterruptReport<String> interrupt;

    MatchProgress(Streams streams, String howToContinue) {
        line = new ProgressLine(streams.err());
        interrupt = new InterruptReport<>(streams, latest -> {
            latest.ifPresent(streams.out()::println);
            line.printLine("outflank: the match was stopped; " + howToContinue);
        });
    }

    /**
     * A pair was played.
     *
     * @param progress one line
     * @param report the result so far, as it would be printed at the end
     */
    void update(String progress, String report) {
        interrupt.accept(() -> report);
        line.update(progress);
    }

    void printVoid(int number, String reason) {
        line.printLine("outflank: pair " + (number + 1) + " is void and does not count: " + reason);
    }

    void printResumed(int played, int games) {
        line.printLine("outflank: resuming after " + played + " of " + games + " games");
    }

    @Override
    public void close() {
        interrupt.close();
        line.finish();
    }
}
