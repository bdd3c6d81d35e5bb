package dev.outflank.cli;

import dev.outflank.engine.search.Search;
import picocli.CommandLine.Option;

/** The options of every command that searches: threads and hash table. */
final class SearchOptions {
    /** For engines that are started in numbers, or beside other programs. */
    static final int MODEST_HASH = 64;

    private static final int LARGEST_HASH = 16_384;

    @Option(names = "--threads", paramLabel = "N", description = "Threads (default ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Size of the hash table, 1 to " + LARGEST_HASH + " MB (default ${DEFAULT-VALUE}).")
    private int hash;

    SearchOptions() {
        this(512);
    }

    /** The options with another usual size of the table, in megabytes. */
    SearchOptions(int usualHash) {
        hash = usualHash;
    }

    /** Checks what was given. */
    void check() {
        if (threads < 1 || threads > Search.MAX_THREADS) {
            throw new UserError("--threads takes a number from 1 to " + Search.MAX_THREADS + ", not " + threads);
        }
        if (hash < 1 || hash > LARGEST_HASH) {
            throw new UserError("--hash takes a number of megabytes from 1 to " + LARGEST_HASH + ", not " + hash);
        }
    }

    Search open() {
        check();
        try {
            return new Search(threads, hash);
        } catch (OutOfMemoryError e) {
            throw new UserError(
                    "there is not enough memory for a hash table of " + hash + " MB: give a smaller --hash");
        }
    }

    int threads() {
        return threads;
    }
}
