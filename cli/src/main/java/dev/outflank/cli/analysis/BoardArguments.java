package dev.outflank.cli.analysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** For commands that take a board as an argument, which may start with dashes for empty squares, like an option. */
@Command
final class BoardArguments {
    @Spec(Spec.Target.MIXEE)
    void acceptLeadingDashes(CommandSpec command) {
        command.parser().unmatchedOptionsArePositionalParams(true);
    }
}
