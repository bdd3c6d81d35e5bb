package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A program that follows a script. In the script, {@code > } starts a line that the referee must send, {@code < } a line
 * of the program, {@code <~ } a line of the program without a newline; {@code >.} is the end of the input, {@code $} the
 * end of the program, and {@code @} another start of it.
 */
public final class ScriptedBot implements Program, Wire {
    private final List<String> script;
    /** Lines that the program wrote before the last input and that are still unread. */
    private final Deque<String> unread = new ArrayDeque<>();

    private int at;

    public ScriptedBot(String script) {
        this.script = script.lines().toList();
    }

    @Override
    public Wire start() {
        if (at > 0) {
            expect("@");
        }
        return this;
    }

    @Override
    public void send(String text) {
        assertThat(text).endsWith("\n");
        while (isLine(next())) {
            unread.add(content(next()));
            at++;
        }
        text.lines().forEach(line -> expect(("> " + line).stripTrailing()));
    }

    @Override
    public String readLine() throws BotException {
        if (!unread.isEmpty()) {
            return unread.remove();
        }
        String next = next();
        if (next.equals("$")) {
            at++;
            throw new BotException(Verdict.CRASH, "The program ended.");
        }
        if (!isLine(next)) {
            throw new BotException(Verdict.TIMEOUT_WALL, "The program did not answer in time.");
        }
        at++;
        return content(next);
    }

    @Override
    public String pending() {
        StringBuilder pending = new StringBuilder();
        unread.forEach(line -> pending.append(line).append('\n'));
        for (int i = at; i < script.size() && script.get(i).startsWith("<"); i++) {
            String line = script.get(i);
            pending.append(line.startsWith("<~ ") ? line.substring(3) : content(line) + "\n");
        }
        return pending.toString();
    }

    @Override
    public void closeInput() {
        expect(">.");
    }

    @Override
    public void close() {}

    /** Checks that the whole script was played. */
    public void assertFinished() {
        assertThat(script.subList(at, script.size())).as("rest of the script").isEmpty();
    }

    private void expect(String line) {
        assertThat(line).as("line %d of the script", at + 1).isEqualTo(next());
        at++;
    }

    private String next() {
        return at < script.size() ? script.get(at) : "";
    }

    private static boolean isLine(String line) {
        return line.equals("<") || line.startsWith("< ");
    }

    private static String content(String line) {
        return line.substring(Math.min(2, line.length()));
    }
}
