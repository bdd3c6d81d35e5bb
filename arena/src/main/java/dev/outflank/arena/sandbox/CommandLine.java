package dev.outflank.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What we add to a program's command. */
final class CommandLine {
    /** What a Java machine needs besides its heap. */
    private static final long BESIDES_HEAP = 160L << 20;

    private CommandLine() {}

    /**
     * Tells a Java machine how much memory it has, for it sees the whole machine's; and one collector thread, for the
     * time of all threads counts.
     */
    static List<String> withHeap(List<String> command, long memory) {
        boolean java = Path.of(command.getFirst()).getFileName().toString().equals("java");
        if (!java || command.stream().anyMatch(word -> word.startsWith("-Xmx"))) {
            return command;
        }
        List<String> limited = new ArrayList<>(command);
        long heap = Math.max(memory - BESIDES_HEAP, memory / 2);
        limited.addAll(1, List.of("-Xmx" + (heap >> 20) + "m", "-XX:+UseSerialGC"));
        return limited;
    }
}
