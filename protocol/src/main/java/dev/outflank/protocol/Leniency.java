package dev.outflank.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Policy for output that deviates from the protocol but has a clear meaning: it is a fault, or a remark for the author
 * and the game continues. One instance per game.
 */
public final class Leniency {
    /** How exactly a program must keep to the text of its protocol. */
    public enum Level {
        /** Every byte counts. */
        BYTES,
        /** Every deviation is a fault, except in white space that a reader does not see. */
        STRICT,
        /** Only what cannot be understood is a fault. */
        LENIENT
    }

    /** A program may deviate at every move, so remarks are limited. */
    private static final int MAX_REMARKS = 20;

    private final Level level;
    private final Consumer<String> listener;
    private final List<String> remarks = new ArrayList<>();

    private Leniency(Level level, Consumer<String> listener) {
        this.level = level;
        this.listener = listener;
    }

    public static Leniency strict() {
        return of(Level.STRICT);
    }

    public static Leniency lenient() {
        return of(Level.LENIENT);
    }

    public static Leniency of(Level level) {
        return of(level, remark -> {});
    }

    /** A policy that also passes every remark to a listener. */
    public static Leniency of(Level level, Consumer<String> listener) {
        return new Leniency(level, listener);
    }

    public boolean isStrict() {
        return level != Level.LENIENT;
    }

    public boolean isExact() {
        return level == Level.BYTES;
    }

    /** Records a deviation, or throws in strict mode. */
    public void tolerate(String deviation) throws BotException {
        if (isStrict()) {
            throw new BotException(Verdict.PROTOCOL, deviation);
        }
        remark(deviation);
    }

    /** Removes white space from the end of a line and remarks it, or throws if every byte counts. */
    public String stripTrailing(String line) throws BotException {
        String text = line.stripTrailing();
        if (!text.equals(line)) {
            String deviation = line.equals(text + "\r")
                    ? "Lines end with CR LF instead of LF."
                    : "There is white space at the end of a line.";
            if (isExact()) {
                throw new BotException(Verdict.PROTOCOL, deviation);
            }
            remark(deviation);
        }
        return text;
    }

    /** Records a deviation that is never a fault. */
    public void remark(String deviation) {
        if (remarks.size() < MAX_REMARKS && !remarks.contains(deviation)) {
            remarks.add(deviation);
            listener.accept(deviation);
        }
    }

    /** The distinct deviations so far, in order of their first occurrence. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }
}
