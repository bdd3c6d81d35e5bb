package dev.outflank.cli.bench;

import java.io.IOException;
import java.util.List;

/**
 * One figure of a report or several that belong together, measured in one go.
 *
 * @param command the command line that measures it, which also identifies it in a report that is continued
 */
record BenchMeasurement(String command, Body body) {
    /** Measures. Fails with one sentence, that of a {@link dev.outflank.cli.support.UserException}. */
    @FunctionalInterface
    interface Body {
        /** Returns the rows of the section's table, without the columns that all tables have. */
        List<List<String>> rows() throws IOException, InterruptedException;
    }
}
