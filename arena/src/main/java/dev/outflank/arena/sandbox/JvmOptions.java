package dev.outflank.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Options added to the command of a Java program or compiler. */
public final class JvmOptions {
    /** Memory that a JVM needs besides its heap. */
    private static final long NON_HEAP_BYTES = 160L << 20;

    private JvmOptions() {}

    /**
     * Sets the heap size, because the JVM would size it by the memory of the whole machine, and selects the serial
     * collector, because the processor time of all threads counts.
     */
    public static List<String> withHeapLimit(List<String> command, long memory) {
        String program = Path.of(command.getFirst()).getFileName().toString();
        boolean java = program.equals("java");
        if (!java && !program.equals("javac")
                || command.stream().anyMatch(argument -> argument.matches("(-J)?-Xmx.*"))) {
            return command;
        }
        List<String> limited = new ArrayList<>(command);
        long heap = Math.max(memory - NON_HEAP_BYTES, memory / 2);
        String prefix = java ? "" : "-J";
        limited.addAll(1, List.of(prefix + "-Xmx" + (heap >> 20) + "m", prefix + "-XX:+UseSerialGC"));
        return limited;
    }
}
