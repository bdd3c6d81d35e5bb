package dev.outflank.cli.protocol;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.protocol.vg101.Vg101Program;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** VG101's final lab: a bot that talks to a judge over standard input and output. */
@Command(
        name = "vg101",
        mixinStandardHelpOptions = true,
        description = "VG101's final lab: START, PLACE, DONE, BEGIN, TURN, PASS, END in; moves out; boards on stderr.",
        footer = "%nExample: outflank vg101 --player greedy")
public final class Vg101Command implements Callable<Integer>, QuickCommand {
    static final String DEFAULT_PLAYER = "engine";

    /** The judge allows 1 s; we promise 0.9, pipes and the end of a search included. */
    private static final Duration WALL = Duration.ofMillis(800);

    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "A player of docs/players.md (default ${DEFAULT-VALUE}).")
    private String player = DEFAULT_PLAYER;

    public Vg101Command(Streams streams) {
        this.streams = streams;
    }

    @Override
    public OptionalInt runQuick(List<String> args) throws NotationException {
        return args.isEmpty() ? OptionalInt.of(call()) : OptionalInt.empty();
    }

    @Override
    public Integer call() throws NotationException {
        CheckedPlayer contender = CheckedPlayer.of(player).requireSupported(Position.start(8));
        return new Vg101Program(contender, streams.in(), streams.out(), streams.err(), new ProcessClock(WALL, WALL))
                .run();
    }
}
