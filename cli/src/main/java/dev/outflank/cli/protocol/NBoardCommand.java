package dev.outflank.cli.protocol;

import dev.outflank.cli.support.Streams;
import dev.outflank.engine.search.Search;
import dev.outflank.protocol.nboard.NBoardProgram;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The engine behind the NBoard protocol. */
@Command(
        name = "nboard",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the engine behind the NBoard protocol.",
            "For front ends such as NBoard (docs/protocols.md).",
            "The depth that the front end sets is a level and overrides --level and --depth."
        },
        footer = "%nExample: outflank nboard --threads 4 --hash 1024")
public final class NBoardCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private EngineOptions options = new EngineOptions();

    NBoardCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try (OutflankEngine engine = options.open()) {
            Search.warmUpVectorsLater();
            return new NBoardProgram(engine, streams.in(), streams.out(), streams.err()).run();
        }
    }
}
