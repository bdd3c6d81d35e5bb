package dev.outflank.cli.protocol;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.protocol.codingame.CodinGameProgram;
import dev.outflank.rules.Clock;
import dev.outflank.rules.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A built-in player as a program for CodinGame's Othello. */
@Command(
        name = "codingame",
        mixinStandardHelpOptions = true,
        description = {"Plays CodinGame's Othello.", "Reads boards of any size and answers with moves."},
        footer = "%nExample: outflank codingame --time 100ms")
public final class CodinGameCommand implements Callable<Integer>, QuickCommand {
    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "Built-in player, see docs/players.md (default ${DEFAULT-VALUE}).")
    private String player = Vg101Command.DEFAULT_PLAYER;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time per move (default 100ms; the platform allows 150ms).")
    private Duration time = Duration.ofMillis(100);

    public CodinGameCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public OptionalInt runQuick(List<String> args) throws NotationException {
        return args.isEmpty() ? OptionalInt.of(call()) : OptionalInt.empty();
    }

    @Override
    public Integer call() throws NotationException {
        return new CodinGameProgram(
                        CheckedPlayer.of(player), streams.in(), streams.out(), streams.err(), () -> Clock.start(time))
                .run();
    }
}
