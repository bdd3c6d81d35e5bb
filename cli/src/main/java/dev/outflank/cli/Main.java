package dev.outflank.cli;

import dev.outflank.cli.support.StandardError;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import picocli.CommandLine;

/** The entry: hands the arguments to a command, and turns whatever goes wrong into one sentence and an exit code. */
public final class Main {
    /** What was asked cannot be done: bad arguments or bad input. */
    public static final int USAGE = 2;

    /** The command itself failed: a fault of ours or of the machine. */
    public static final int FAILURE = 1;

    private Main() {}

    public static void main(String[] args) {
        PrintStream err = print(StandardError.open());
        PrintStream out = print(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 14));
        System.setErr(err);
        int exit = run(new Streams(System.in, out, err), args);
        out.flush();
        err.flush();
        // Halting skips nothing that is ours: commands that hold resources close them before they return.
        System.exit(exit);
    }

    private static PrintStream print(OutputStream to) {
        return new PrintStream(to, false, StandardCharsets.UTF_8);
    }

    /** Runs one command line and returns its exit code. */
    public static int run(Streams streams, String... args) {
        try {
            int exit = QuickStart.run(streams, args).orElseGet(() -> runWithPicocli(streams, args));
            streams.out().flush();
            return exit;
        } catch (Exception e) {
            streams.err().println(toMessage(e));
            return exitCode(e);
        }
    }

    private static int runWithPicocli(Streams streams, String... args) {
        CommandLine line = OutflankCommand.commandLine(args, new CommandFactory(streams))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(Main::explainUsage)
                .setExecutionExceptionHandler(Main::explainFailure);
        return line.execute(args);
    }

    private static int explainUsage(CommandLine.ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        command.getErr()
                .println("outflank: " + oneLine(String.valueOf(e.getMessage())) + " (see '"
                        + command.getCommandSpec().qualifiedName() + " --help')");
        return USAGE;
    }

    private static int explainFailure(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        command.getErr().println(toMessage(e));
        return exitCode(e);
    }

    private static int exitCode(Exception e) {
        return isUserError(e) || e instanceof NoSuchFileException ? USAGE : FAILURE;
    }

    private static String toMessage(Exception e) {
        if (isUserError(e)) {
            return "outflank: " + oneLine(String.valueOf(e.getMessage()));
        }
        if (e instanceof FileSystemException file) {
            return "outflank: " + oneLine(file.getFile() + ": " + toReason(file));
        }
        if (e instanceof IOException) {
            return "outflank: " + oneLine(String.valueOf(e.getMessage()));
        }
        StackTraceElement[] trace = e.getStackTrace();
        return "outflank: internal error: " + oneLine(e.toString()) + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    /** Java names the commonest reasons by the exception's type alone. */
    private static String toReason(FileSystemException e) {
        if (e.getReason() != null) {
            return e.getReason();
        }
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "it may not be read or written";
            case FileAlreadyExistsException _ -> "it is there already";
            case NotDirectoryException _ -> "it is no folder";
            default -> e.getClass().getSimpleName();
        };
    }

    private static boolean isUserError(Exception e) {
        return e instanceof UserException || e instanceof NotationException;
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*[\\r\\n]+\\s*", " ");
    }

    /** Makes commands that want the streams; everything else as picocli does. */
    record CommandFactory(Streams streams) implements CommandLine.IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            try {
                Constructor<K> constructor = type.getDeclaredConstructor(Streams.class);
                // Subcommands are package-private in their own packages.
                constructor.setAccessible(true);
                return constructor.newInstance(streams);
            } catch (NoSuchMethodException e) {
                return CommandLine.defaultFactory().create(type);
            }
        }
    }
}
