package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a completion script for the shell. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a completion script for bash and zsh.",
        footer = "%nTo enable completion in the current shell: source <(./outflank completion)")
final class CompletionCommand implements Runnable {
    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    CompletionCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        streams.out().print(AutoComplete.bash("outflank", spec.root().commandLine()));
    }
}
