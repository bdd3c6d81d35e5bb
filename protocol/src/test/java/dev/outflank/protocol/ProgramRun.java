package dev.outflank.protocol;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Output and exit code of a program for a fixed input. */
public record ProgramRun(int exitCode, String out, String err) {
    /** A program of this module, started on these streams. */
    @FunctionalInterface
    public interface Start {
        int run(InputStream in, PrintStream out, PrintStream err);
    }

    public static ProgramRun of(String input, Start program) {
        return of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), program);
    }

    public static ProgramRun of(InputStream input, Start program) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = program.run(input, printStream(out), printStream(err));
        return new ProgramRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A stream that buffers unflushed output, as a pipe does. */
    public static PrintStream printStream(OutputStream to) {
        return new PrintStream(new BufferedOutputStream(to, 1 << 20), false, StandardCharsets.UTF_8);
    }

    /** The exact text of a test resource. */
    public static String golden(String name) {
        try (InputStream file = ProgramRun.class.getResourceAsStream("/" + name)) {
            if (file == null) {
                throw new IllegalArgumentException("there is no test file " + name);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
