package dev.outflank.cli.protocol;

import dev.outflank.cli.support.ProductVersion;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.search.Search;
import dev.outflank.protocol.gtp.GtpProgram;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The engine behind GTP, the Go Text Protocol. */
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the engine behind GTP, the Go Text Protocol, version 2.",
            "For front ends such as GoGui and Quarry (docs/protocols.md).",
            "Supports every even board size from 4×4 to 26×26, time_settings and time_left."
        },
        footer = "%nExample: outflank gtp --time 5s --threads 4")
public final class GtpCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private EngineOptions options = new EngineOptions();

    GtpCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try (OutflankEngine engine = options.open()) {
            Search.warmUpVectorsLater();
            return new GtpProgram(engine, ProductVersion.get(), streams.in(), streams.out(), streams.err()).run();
        }
    }
}
