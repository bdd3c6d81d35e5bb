package dev.outflank.cli;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProductVersion;
import dev.outflank.cli.support.Streams;
import dev.outflank.rules.ClosestName;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Spec;

/** The command {@code outflank} itself: without a subcommand it starts the server. */
@Command(
        name = "outflank",
        description = "Reversi engine, tournament runner and course judge. Without a command, starts the server.",
        commandListHeading = "",
        mixinStandardHelpOptions = true)
final class OutflankCommand implements Callable<Integer> {
    private static final int NAME_COLUMN_WIDTH = 16;
    private static final String HELP = "help";

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** Runs a command line with picocli and returns its exit code. */
    static int run(Streams streams, String... args) {
        return commandLine(args, new CommandFactory(streams, Main::run))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(OutflankCommand::reportUsageError)
                .setExecutionExceptionHandler(OutflankCommand::reportFailure)
                .execute(args);
    }

    private static int reportUsageError(CommandLine.ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched
                && command.getParent() == null
                && args.length > 0
                && unmatched.getUnmatched().contains(args[0])) {
            String suggestion =
                    ClosestName.suggestion(args[0], command.getSubcommands().keySet());
            if (!suggestion.isEmpty()) {
                command.getErr()
                        .println("outflank: there is no command '" + ErrorReport.oneLine(args[0]) + "'" + suggestion);
                return ExitCode.USAGE;
            }
        }
        command.getErr()
                .println("outflank: " + ErrorReport.oneLine(String.valueOf(e.getMessage())) + " (see '"
                        + command.getCommandSpec().qualifiedName() + " --help')");
        return ExitCode.USAGE;
    }

    private static int reportFailure(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        command.getErr().println(ErrorReport.message(e));
        return ErrorReport.exitCode(e);
    }

    /**
     * Creates the command line for the given arguments. It contains only the command that they name, or only the names
     * and summaries of all commands, unless more is needed: reading the annotations of all commands takes longer than
     * most commands run.
     */
    static CommandLine commandLine(String[] args, CommandLine.IFactory factory) {
        CommandSpec root = root(args, factory);
        setVersion(root);
        return new CommandLine(root, factory);
    }

    private static CommandSpec root(String[] args, CommandLine.IFactory factory) {
        // A command may also be named in a file of arguments, and 'help' describes any of them.
        if (args.length == 0 || args[0].startsWith("@") || args[0].equals(HELP)) {
            return allCommands(CommandRegistry::type, factory);
        }
        CommandRegistry entry = CommandRegistry.find(args[0]);
        if (entry == null) {
            return allCommands(OutflankCommand::outline, factory);
        }
        return entry.needsAllCommands() ? allCommands(CommandRegistry::type, factory) : oneCommand(entry, factory);
    }

    private static CommandSpec oneCommand(CommandRegistry entry, CommandLine.IFactory factory) {
        return CommandSpec.create()
                .name("outflank")
                .addSubcommand(entry.commandName(), new CommandLine(entry.type(), factory));
    }

    /** @param command the annotated class of a command, or its specification */
    private static CommandSpec allCommands(Function<CommandRegistry, Object> command, CommandLine.IFactory factory) {
        CommandSpec root = CommandSpec.forAnnotatedObject(new OutflankCommand(), factory);
        for (CommandRegistry entry : CommandRegistry.values()) {
            root.addSubcommand(entry.commandName(), new CommandLine(command.apply(entry), factory));
        }
        root.addSubcommand(HELP, new CommandLine(HelpCommand.class, factory));
        root.usageMessage()
                .sectionMap()
                .put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, OutflankCommand::formatCommandList);
        return root;
    }

    /** What the list of commands says about a command, without its options. */
    private static CommandSpec outline(CommandRegistry entry) {
        CommandSpec outline = CommandSpec.create();
        outline.usageMessage()
                .description(entry.type().getAnnotation(Command.class).description());
        return outline;
    }

    /** Lists the commands under the headings of their groups. */
    private static String formatCommandList(Help help) {
        StringBuilder text = new StringBuilder();
        for (CommandRegistry.Group group : CommandRegistry.Group.values()) {
            Help.TextTable table = Help.TextTable.forColumns(
                    help.colorScheme(),
                    new Help.Column(NAME_COLUMN_WIDTH, 2, Help.Column.Overflow.SPAN),
                    new Help.Column(
                            help.commandSpec().usageMessage().width() - NAME_COLUMN_WIDTH,
                            2,
                            Help.Column.Overflow.WRAP));
            help.subcommands().forEach((name, command) -> {
                if (group(name) == group) {
                    table.addRowValues(name, summary(command.commandSpec().usageMessage()));
                }
            });
            text.append(help.createHeading("%n" + group.heading() + ":%n")).append(table);
        }
        return text.toString();
    }

    /** The header of picocli's help command, or the first line of the description of a command. */
    private static String summary(UsageMessageSpec usage) {
        return usage.header().length > 0 ? usage.header()[0] : usage.description()[0];
    }

    /** The group of a command; picocli's help command is not in the registry. */
    private static CommandRegistry.Group group(String commandName) {
        CommandRegistry entry = CommandRegistry.find(commandName);
        return entry == null ? CommandRegistry.Group.HELP : entry.group();
    }

    /** Every command has the version of the product. */
    private static void setVersion(CommandSpec command) {
        command.versionProvider(
                () -> new String[] {"outflank " + ProductVersion.get() + ", Java " + Runtime.version()});
        command.subcommands().values().forEach(subcommand -> setVersion(subcommand.getCommandSpec()));
    }

    @Override
    public Integer call() {
        return spec.commandLine().execute(CommandRegistry.SERVE.commandName());
    }
}
