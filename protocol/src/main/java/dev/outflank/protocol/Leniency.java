package dev.outflank.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * Policy for output that deviates from the protocol but has a clear meaning: in strict mode it is a fault, in lenient
 * mode it is recorded as a remark for the author and the game continues. One instance per game.
 */
public final class Leniency {
    /** A program may deviate at every move, so remarks are limited. */
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

    /** Records a deviation, or throws in strict mode. */
    public void tolerate(String deviation) throws BotException {
        if (strict) {
            throw new BotException(Verdict.PROTOCOL, deviation);
        }
        if (remarks.size() < MAX_REMARKS && !remarks.contains(deviation)) {
            remarks.add(deviation);
        }
    }

    /** The distinct deviations so far, in order of their first occurrence. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }
}
