package dev.outflank.cli.protocol;

import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.cli.support.SearchOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the commands that run the engine behind a protocol. */
final class EngineOptions {
    @Mixin
    private SearchLimitOptions limits = new SearchLimitOptions();

    @Mixin
    private SearchOptions search = new SearchOptions(SearchOptions.SMALL_HASH_MB);

    @Option(names = "--no-book", description = "Do not use the opening book.")
    private boolean noBook;

    OutflankEngine open() {
        limits.check();
        return new OutflankEngine(search.open(), limits, !noBook);
    }
}
