package dev.outflank.cli.support;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.search.Search;
import picocli.CommandLine.Option;

/** The options of all commands that search: threads and hash table. */
public final class SearchOptions {
    /** For engines of which several run at the same time, or next to other programs. */
    public static final int SMALL_HASH_MB = 64;

    private static final int MAX_HASH_MB = 16_384;

    @Option(names = "--threads", paramLabel = "N", description = "Number of search threads (default ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Size of the hash table, 1 to " + MAX_HASH_MB + " MB (default ${DEFAULT-VALUE}).")
    private int hashMegabytes;

    public SearchOptions() {
        this(512);
    }

    /** Creates the options with another default size of the hash table, in megabytes. */
    public SearchOptions(int defaultHashMegabytes) {
        hashMegabytes = defaultHashMegabytes;
    }

    /** Checks the values. */
    public void check() {
        if (threads < 1 || threads > Search.MAX_THREADS) {
            throw new UserException("--threads takes a number from 1 to " + Search.MAX_THREADS + ", not " + threads);
        }
        if (hashMegabytes < 1 || hashMegabytes > MAX_HASH_MB) {
            throw new UserException(
                    "--hash takes a number of megabytes from 1 to " + MAX_HASH_MB + ", not " + hashMegabytes);
        }
    }

    public Search open() {
        return open(Evaluation.shipped());
    }

    /** Opens a search with another evaluation than the default one. */
    public Search open(Evaluation evaluation) {
        check();
        try {
            return new Search(threads, hashMegabytes, evaluation);
        } catch (OutOfMemoryError e) {
            throw new UserException(
                    "not enough memory for a hash table of " + hashMegabytes + " MB: use a smaller --hash");
        }
    }

    /** Opens a search with one thread. */
    public Search openSingle() {
        check();
        return new Search(1, hashMegabytes);
    }

    public int threads() {
        return threads;
    }
}
