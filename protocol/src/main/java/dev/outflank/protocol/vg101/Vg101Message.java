package dev.outflank.protocol.vg101;

import dev.outflank.rules.NotationException;
import java.util.Arrays;
import java.util.regex.Pattern;

/** What the judge says, one a line: a word in capitals, then what belongs to it. */
enum Vg101Message {
    START,
    /** A disc that lies on the board at the start, and whose it is. */
    PLACE(" [a-hA-H] [1-8] [12]", " c r owner (column a to h, row 1 to 8, owner 1 for this program, 2 for the other)"),
    DONE,
    /** The program is black and to move. */
    BEGIN,
    /** The other played there; the program is to move. */
    TURN(" [a-hA-H] [1-8]", " c r (column a to h, row 1 to 8)"),
    /** The other has no move; the program is to move. */
    PASS,
    END;

    private final Pattern pattern;
    private final String usage;

    Vg101Message() {
        this("", " alone");
    }

    Vg101Message(String arguments, String form) {
        this.pattern = Pattern.compile(name() + arguments);
        this.usage = name() + form;
    }

    /** The command of a line whose words are parted by single spaces. */
    static Vg101Message parse(String line) throws NotationException {
        String word = line.split(" ", 2)[0];
        for (Vg101Message command : values()) {
            if (command.name().equals(word)) {
                if (!command.pattern.matcher(line).matches()) {
                    throw new NotationException(
                            "expected " + command.usage + ", not " + NotationException.quoted(line));
                }
                return command;
            }
        }
        throw new NotationException(
                "expected one of " + Arrays.toString(values()) + ", not " + NotationException.quoted(line));
    }
}
