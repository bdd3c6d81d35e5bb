package dev.outflank.cli.analysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** For commands that take a board as an argument: it may begin with empty squares, which look like options. */
@Command
final class BoardArguments {
    @Spec(Spec.Target.MIXEE)
    void acceptLeadingDashes(CommandSpec command) {
        command.parser().unmatchedOptionsArePositionalParams(true);
    }
}
