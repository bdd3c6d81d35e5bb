package dev.outflank.cli.protocol;

import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** CS540's Reversi Tiny. Its classes are in the default package, as the course requires, so they are called by name. */
@Command(
        name = "tiny",
        mixinStandardHelpOptions = true,
        description = {
            "Runs CS540's Reversi Tiny on 4×4.",
            "Prints the answer for a flag, or plays an interactive game.",
            "FLAG: 100 successors, 200 terminal or not, 300 minimax value and states, 400 minimax move,"
                    + " 500 and 600 like 300 and 400 with alpha-beta pruning."
        },
        customSynopsis = {"outflank tiny FLAG PLAYER BOARD", "outflank tiny play"},
        footer = "%nExample: outflank tiny 300 1 0000021001200000")
public final class TinyCommand implements Callable<Integer>, QuickCommand {
    private final Streams streams;

    @Parameters(
            arity = "0..*",
            paramLabel = "ARG",
            description = "FLAG, the player to move (1 or 2) and the board as 16 digits; or 'play'.")
    private List<String> args = List.of();

    public TinyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public OptionalInt runQuick(List<String> args) throws ReflectiveOperationException {
        return OptionalInt.of(runTiny(args));
    }

    @Override
    public Integer call() throws ReflectiveOperationException {
        return runTiny(args);
    }

    private int runTiny(List<String> args) throws ReflectiveOperationException {
        if (args.equals(List.of("play"))) {
            return (Integer) Class.forName("CLIReversi")
                    .getMethod("play", InputStream.class, PrintStream.class)
                    .invoke(null, streams.in(), streams.out());
        }
        return (Integer) Class.forName("Reversi")
                .getMethod("run", String[].class, PrintStream.class, PrintStream.class)
                .invoke(null, args.toArray(String[]::new), streams.out(), streams.err());
    }
}
