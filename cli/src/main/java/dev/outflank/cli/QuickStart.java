package dev.outflank.cli;

import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.rules.NotationException;
import java.util.List;
import java.util.OptionalInt;

/** Starts a {@link QuickCommand} without loading picocli, if the arguments allow it. */
final class QuickStart {
    private QuickStart() {}

    /** Returns the exit code, or empty if the arguments need picocli. */
    static OptionalInt run(Streams streams, String... args) throws NotationException, ReflectiveOperationException {
        for (String arg : args) {
            if (arg.startsWith("-") || arg.startsWith("@")) {
                return OptionalInt.empty();
            }
        }
        CommandRegistry entry = args.length == 0 ? null : CommandRegistry.find(args[0]);
        QuickCommand command = entry == null ? null : entry.createQuick(streams);
        return command == null
                ? OptionalInt.empty()
                : command.runQuick(List.of(args).subList(1, args.length));
    }
}
