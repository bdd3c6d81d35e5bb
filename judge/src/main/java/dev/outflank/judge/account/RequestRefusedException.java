package dev.outflank.judge.account;

/** An invalid or forbidden request. The message is one sentence for the user. */
public class RequestRefusedException extends Exception {
    public RequestRefusedException(String reason) {
        super(reason);
    }

    public String reason() {
        return String.valueOf(getMessage());
    }

    /** The reason as a sentence, capitalised and with a full stop. */
    public String sentence() {
        String text = reason();
        return text.isEmpty()
                ? ""
                : Character.toUpperCase(text.charAt(0)) + text.substring(1) + (text.endsWith(".") ? "" : ".");
    }
}
