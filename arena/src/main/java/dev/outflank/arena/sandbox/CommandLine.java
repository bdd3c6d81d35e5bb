package dev.outflank.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What we add to a program's command. */
public final class CommandLine {
    /** What a Java machine needs besides its heap. */
    private static final long BESIDES_HEAP = 160L << 20;

    private CommandLine() {}

    /**
     * Tells a Java machine how much memory it has, for it sees the whole machine's; and one collector thread, for the
     * time of all threads counts.
     */
    public static List<String> withHeap(List<String> command, long memory) {
        String program = Path.of(command.getFirst()).getFileName().toString();
        boolean java = program.equals("java");
        if (!java && !program.equals("javac") || command.stream().anyMatch(word -> word.matches("(-J)?-Xmx.*"))) {
            return command;
        }
        List<String> limited = new ArrayList<>(command);
        long heap = Math.max(memory - BESIDES_HEAP, memory / 2);
        String prefix = java ? "" : "-J";
        limited.addAll(1, List.of(prefix + "-Xmx" + (heap >> 20) + "m", prefix + "-XX:+UseSerialGC"));
        return limited;
    }
}
