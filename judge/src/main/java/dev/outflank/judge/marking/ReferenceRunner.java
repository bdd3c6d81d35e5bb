package dev.outflank.judge.marking;

import dev.outflank.judge.contest.TestCaseSource.ReferenceProgram;
import dev.outflank.protocol.lab8.Lab8Program;
import dev.outflank.rules.Clock;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs the built-in reference programs and captures their output. */
final class ReferenceRunner {
    private ReferenceRunner() {}

    static String run(ReferenceProgram reference, List<String> arguments, String input) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(written, false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        switch (reference) {
            case LAB8_PART1 -> new Lab8Program(new MostFlips(), in, out, err, () -> Clock.UNLIMITED).run();
            case TINY -> tiny("Reversi", "run", arguments.toArray(String[]::new), out, err);
            case TINY_PLAY -> tiny("CLIReversi", "play", in, out);
        }
        out.flush();
        return written.toString(StandardCharsets.UTF_8);
    }

    /**
     * Calls a class of the module tiny by reflection, because the course requires its classes to be in the default
     * package. Synchronized because they count nodes in a static field.
     */
    private static synchronized void tiny(String type, String method, Object... arguments) {
        try {
            Class<?>[] types = method.equals("run")
                    ? new Class<?>[] {String[].class, PrintStream.class, PrintStream.class}
                    : new Class<?>[] {InputStream.class, PrintStream.class};
            Class.forName(type).getMethod(method, types).invoke(null, arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the module tiny does not have the expected methods: " + e, e);
        }
    }
}
