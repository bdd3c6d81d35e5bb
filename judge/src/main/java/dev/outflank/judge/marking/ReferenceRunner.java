package dev.outflank.judge.marking;

import dev.outflank.judge.contest.TestCaseSource.ReferenceProgram;
import dev.outflank.protocol.lab8.Lab8Program;
import dev.outflank.protocol.output.ExpectedOutput;
import dev.outflank.rules.Clock;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs the built-in reference programs and captures their output. */
final class ReferenceRunner {
    private ReferenceRunner() {}

    static ExpectedOutput run(ReferenceProgram reference, List<String> arguments, String input) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(written, false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Answers in = new Answers(input.getBytes(StandardCharsets.UTF_8), written);
        switch (reference) {
            case LAB8_PART1 -> new Lab8Program(new MostFlips(), in, out, err, () -> Clock.UNLIMITED).run();
            case TINY -> tiny("Reversi", "run", arguments.toArray(String[]::new), out, err);
            case TINY_PLAY -> tiny("CLIReversi", "play", in, out);
        }
        out.flush();
        return new ExpectedOutput(written.toString(StandardCharsets.UTF_8), List.copyOf(in.offsets));
    }

    /** Input that arrives line by line and records how much the program had written when it asked for each line. */
    private static final class Answers extends InputStream {
        private final byte[] bytes;
        private final ByteArrayOutputStream written;
        private final List<Integer> offsets = new ArrayList<>();
        private int position;

        Answers(byte[] bytes, ByteArrayOutputStream written) {
            this.bytes = bytes;
            this.written = written;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            if (position == bytes.length) {
                return -1;
            }
            if (position == 0 || bytes[position - 1] == '\n') {
                offsets.add(written.toString(StandardCharsets.UTF_8).length());
            }
            int count = 0;
            while (count < length && position < bytes.length && (count == 0 || bytes[position - 1] != '\n')) {
                buffer[offset + count++] = bytes[position++];
            }
            return count;
        }
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
