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

/** VG101's final lab: a bot that talks to the judge over standard input and output. */
@Command(
        name = "vg101",
        mixinStandardHelpOptions = true,
        description = {
            "Plays by the protocol of VG101's final lab.",
            "Reads START, PLACE, DONE, BEGIN, TURN, PASS and END, answers with moves, prints boards to standard error."
        },
        footer = "%nExample: outflank vg101 --player greedy")
public final class Vg101Command implements Callable<Integer>, QuickCommand {
    static final String DEFAULT_PLAYER = "engine";

    /** The judge allows 1 s; the rest covers pipes and the end of a search. */
    private static final Duration WALL = Duration.ofMillis(800);

    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "Built-in player, see docs/players.md (default ${DEFAULT-VALUE}).")
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
        CheckedPlayer checkedPlayer = CheckedPlayer.of(player).requireSupported(Position.start(8));
        return new Vg101Program(checkedPlayer, streams.in(), streams.out(), streams.err(), new ProcessClock(WALL, WALL))
                .run();
    }
}
