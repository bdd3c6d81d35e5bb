package dev.outflank.judge.account;

/** An invalid or forbidden request. The message is one sentence for the user. */
public final class RequestRefusedException extends Exception {
    public RequestRefusedException(String reason) {
        super(reason);
    }

    public String reason() {
        return String.valueOf(getMessage());
    }
}
