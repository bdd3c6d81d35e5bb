package dev.outflank.cli;

import dev.outflank.engine.search.Search;
import dev.outflank.protocol.nboard.NBoardProgram;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.NotationException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The engine for boards that speak NBoard. */
@Command(
        name = "nboard",
        mixinStandardHelpOptions = true,
        description = "The engine in the NBoard protocol, for front ends such as NBoard (docs/protocols.md). The depth that"
                + " the front end sets is a level, and goes before --level and --depth.",
        footer = "%nExample: outflank nboard --threads 4 --hash 1024")
final class NBoardCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private EffortOptions effort = new EffortOptions();

    @Mixin
    private SearchOptions options = new SearchOptions(SearchOptions.MODEST_HASH);

    NBoardCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws NotationException {
        effort.check();
        try (Search search = options.open()) {
            Bitboard.warmUpVectors();
            SearchThinker thinker = new SearchThinker(search, effort);
            return new NBoardProgram(thinker, streams.in(), streams.out(), streams.err()).run();
        }
    }
}
