package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The exit code and output of a command that ran in this process. */
public record Run(int exit, String out, String err) {
    public static Run of(String... args) {
        return withInput("", args);
    }

    public static Run withInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errors = print(err);
        int exit = Main.run(
                new Streams(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), print(out), errors),
                args);
        errors.flush();
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, false, StandardCharsets.UTF_8);
    }
}
