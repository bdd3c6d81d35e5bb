package dev.outflank.cli.protocol;

import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.cli.support.SearchOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of engines that speak a protocol. */
final class EngineOptions {
    @Mixin
    private SearchLimitOptions effort = new SearchLimitOptions();

    @Mixin
    private SearchOptions search = new SearchOptions(SearchOptions.SMALL_HASH_MB);

    @Option(names = "--no-book", description = "Think from the first move on, without the opening book.")
    private boolean noBook;

    OutflankEngine open() {
        effort.check();
        return new OutflankEngine(search.open(), effort, !noBook);
    }
}
