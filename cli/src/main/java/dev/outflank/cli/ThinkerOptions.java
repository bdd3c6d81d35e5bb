package dev.outflank.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of engines that speak a protocol. */
final class ThinkerOptions {
    @Mixin
    private EffortOptions effort = new EffortOptions();

    @Mixin
    private SearchOptions search = new SearchOptions(SearchOptions.MODEST_HASH);

    @Option(names = "--no-book", description = "Think from the first move on, without the opening book.")
    private boolean noBook;

    SearchThinker open() {
        effort.check();
        return new SearchThinker(search.open(), effort, !noBook);
    }
}
