package dev.outflank.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program and its arguments, as a person types them. */
public final class CommandLine {
    /** What a Java machine needs besides its heap. */
    private static final long BESIDES_HEAP = 160L << 20;

    private CommandLine() {}

    /** Splits a command line into words: blanks part them, quotes and backslashes keep them together. */
    public static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                    word.setLength(0);
                    begun = false;
                }
            } else if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
                begun = true;
            } else if (c == quote) {
                quote = 0;
            } else if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
                word.append(line.charAt(++i));
                begun = true;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("the command has an opening " + quote + " without its end: " + line);
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }

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
