package dev.outflank.protocol.vg101;

import dev.outflank.rules.NotationException;
import java.util.Arrays;
import java.util.regex.Pattern;

/** The judge's messages, one per line: a word in capitals, then its arguments. */
enum Vg101Message {
    START,
    /** A disc of the start position and its owner. */
    PLACE(
            " [a-hA-H] [1-8] [12]",
            " c r owner (column a to h, row 1 to 8, owner 1 for this program, 2 for the opponent)"),
    DONE,
    /** The program is Black and must answer with its move. */
    BEGIN,
    /** The opponent's move; the program must answer with its own. */
    TURN(" [a-hA-H] [1-8]", " c r (column a to h, row 1 to 8)"),
    /** The opponent has no move; the program must answer with its own. */
    PASS,
    END;

    private final Pattern pattern;
    private final String usage;

    Vg101Message() {
        this("", " alone");
    }

    Vg101Message(String arguments, String argumentsUsage) {
        this.pattern = Pattern.compile(name() + arguments);
        this.usage = name() + argumentsUsage;
    }

    /** Parses a line whose words are separated by single spaces. */
    static Vg101Message parse(String line) throws NotationException {
        String word = line.split(" ", 2)[0];
        for (Vg101Message message : values()) {
            if (message.name().equals(word)) {
                if (!message.pattern.matcher(line).matches()) {
                    throw new NotationException(
                            "expected " + message.usage + ", not " + NotationException.quoted(line));
                }
                return message;
            }
        }
        throw new NotationException(
                "expected one of " + Arrays.toString(values()) + ", not " + NotationException.quoted(line));
    }
}
