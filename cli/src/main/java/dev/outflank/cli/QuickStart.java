package dev.outflank.cli;

import dev.outflank.cli.protocol.BotzoneCommand;
import dev.outflank.cli.protocol.CodinGameCommand;
import dev.outflank.cli.protocol.Lab8Command;
import dev.outflank.cli.protocol.TinyCommand;
import dev.outflank.cli.protocol.Vg101Command;
import dev.outflank.cli.support.Streams;
import dev.outflank.rules.NotationException;
import java.util.List;
import java.util.OptionalInt;

/**
 * The commands that a judge starts once a game, exactly as it starts them. Loading picocli takes longer than the rest
 * of such a start together, and without options there is nothing for it to parse.
 */
final class QuickStart {
    private QuickStart() {}

    /** The exit code; empty when the arguments need picocli. */
    static OptionalInt run(Streams streams, String... args) throws NotationException, ReflectiveOperationException {
        for (String arg : args) {
            if (arg.startsWith("-") || arg.startsWith("@")) {
                return OptionalInt.empty();
            }
        }
        return switch (args.length == 0 ? "" : args[0]) {
            case "tiny" ->
                OptionalInt.of(new TinyCommand(streams).runTiny(List.of(args).subList(1, args.length)));
            case "vg101" -> args.length == 1 ? OptionalInt.of(new Vg101Command(streams).call()) : OptionalInt.empty();
            case "botzone" ->
                args.length == 1 ? OptionalInt.of(new BotzoneCommand(streams).call()) : OptionalInt.empty();
            case "codingame" ->
                args.length == 1 ? OptionalInt.of(new CodinGameCommand(streams).call()) : OptionalInt.empty();
            case "lab8" -> lab8(streams, args);
            default -> OptionalInt.empty();
        };
    }

    private static OptionalInt lab8(Streams streams, String... args) throws NotationException {
        if (args.length != 2) {
            return OptionalInt.empty();
        }
        Lab8Command command = new Lab8Command(streams);
        return switch (args[1]) {
            case "part1" -> OptionalInt.of(command.play(Lab8Command.Part.PART1));
            case "part2" -> OptionalInt.of(command.play(Lab8Command.Part.PART2));
            default -> OptionalInt.empty();
        };
    }
}
