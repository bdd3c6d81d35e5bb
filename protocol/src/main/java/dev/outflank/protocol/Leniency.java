package dev.outflank.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of text that is not quite the protocol's though its meaning is plain: strictly it is a fault; otherwise
 * it is noted for the author, and the game goes on. One for each game.
 */
public final class Leniency {
    /** Enough to learn from; a program may repeat itself at every move. */
    private static final int MAX_REMARKS = 20;

    private final boolean strict;
    private final List<String> remarks = new ArrayList<>();

    private Leniency(boolean strict) {
        this.strict = strict;
    }

    public static Leniency strict() {
        return new Leniency(true);
    }

    public static Leniency lenient() {
        return new Leniency(false);
    }

    public boolean isStrict() {
        return strict;
    }

    /** Lets a deviation pass, or does not. */
    public void tolerate(String deviation) throws BotException {
        if (strict) {
            throw new BotException(Verdict.PROTOCOL, deviation);
        }
        if (remarks.size() < MAX_REMARKS && !remarks.contains(deviation)) {
            remarks.add(deviation);
        }
    }

    /** What was let pass, in the order in which it first came. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }
}
