package dev.outflank.arena.match;

/** Thrown when the arena failed at every attempt to play a pair; neither contestant is at fault. */
public final class VoidPairException extends Exception {
    private final String reason;

    VoidPairException(String a, String b, int attempts, String reason) {
        this("the pair of " + a + " and " + b + " could not be played in " + attempts + " attempts: " + reason);
    }

    private VoidPairException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
