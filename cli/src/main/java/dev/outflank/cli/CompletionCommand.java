package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes commands and options. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a script that lets bash or zsh complete commands and options.",
        footer = "%nUse it in this shell: source <(./outflank completion)")
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
