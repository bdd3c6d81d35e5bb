package dev.outflank.arena.match;

/** Our own side failed at a pair every time it was tried; nobody is to blame for it but us. */
public final class VoidPairException extends Exception {
    private final String reason;

    VoidPairException(String a, String b, int attempts, String reason) {
        this("the pair of " + a + " and " + b + " could not be played in " + attempts + " tries: " + reason);
    }

    private VoidPairException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
