package dev.outflank.cli.protocol;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.protocol.botzone.BotzoneProgram;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A built-in player as a program for Botzone. */
@Command(
        name = "botzone",
        mixinStandardHelpOptions = true,
        description = {
            "Plays on Botzone.",
            "Detects whether the input is JSON or plain lines and answers in the same format."
        },
        footer = "%nExample: outflank botzone --keep --player engine:level=6")
public final class BotzoneCommand implements Callable<Integer>, QuickCommand {
    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "Built-in player, see docs/players.md (default ${DEFAULT-VALUE}).")
    private String player = Vg101Command.DEFAULT_PLAYER;

    @Option(names = "--keep", description = "Request to be kept running, and answer until the input ends.")
    private boolean keep;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time per move (default 800ms); the first move counts from the start of the process.")
    private Duration time = Duration.ofMillis(800);

    public BotzoneCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public OptionalInt runQuick(List<String> args) throws NotationException {
        return args.isEmpty() ? OptionalInt.of(call()) : OptionalInt.empty();
    }

    @Override
    public Integer call() throws NotationException {
        CheckedPlayer checkedPlayer = CheckedPlayer.of(player).requireSupported(Position.start(8));
        return new BotzoneProgram(
                        checkedPlayer, keep, streams.in(), streams.out(), streams.err(), new ProcessClock(time, time))
                .run();
    }
}
