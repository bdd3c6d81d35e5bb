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

/** A player as a program for Botzone. */
@Command(
        name = "botzone",
        mixinStandardHelpOptions = true,
        description = "A player as a Botzone program: reads JSON or plain lines, whichever comes, and answers in kind.",
        footer = "%nExample: outflank botzone --keep --player engine:level=6")
public final class BotzoneCommand implements Callable<Integer>, QuickCommand {
    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "A player of docs/players.md (default ${DEFAULT-VALUE}).")
    private String player = Vg101Command.DEFAULT_PLAYER;

    @Option(names = "--keep", description = "Ask to be kept running, and answer until the input ends.")
    private boolean keep;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time a move, from the start of the program on for its first (default 800ms).")
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
        CheckedPlayer contender = CheckedPlayer.of(player).requireSupported(Position.start(8));
        return new BotzoneProgram(
                        contender, keep, streams.in(), streams.out(), streams.err(), new ProcessClock(time, time))
                .run();
    }
}
