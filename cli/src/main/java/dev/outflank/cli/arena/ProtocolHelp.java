package dev.outflank.cli.arena;

import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.spec.Protocols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The part of the help text that lists the protocols. */
final class ProtocolHelp {
    private ProtocolHelp() {}

    /** Appends one line per protocol to a command's description. */
    static void append(CommandSpec command) {
        int width = Protocols.all().stream()
                .mapToInt(protocol -> protocol.usage().length())
                .max()
                .orElseThrow();
        List<String> lines =
                new ArrayList<>(Arrays.asList(command.usageMessage().description()));
        for (Protocol protocol : Protocols.all()) {
            lines.add("  " + protocol.usage()
                    + " ".repeat(width - protocol.usage().length() + 2) + protocol.summary());
        }
        command.usageMessage().description(lines.toArray(String[]::new));
    }
}
