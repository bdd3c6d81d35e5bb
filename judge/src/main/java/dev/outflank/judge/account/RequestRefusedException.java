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
        return toSentence(reason());
    }

    /** A reason as a sentence. One that begins with the name of a file keeps it as it is. */
    public static String toSentence(String reason) {
        if (reason.isEmpty()) {
            return "";
        }
        String first = reason.split(" ", 2)[0];
        boolean isName = first.chars().anyMatch(letter -> letter == '.' || letter == '_' || Character.isDigit(letter));
        return (isName ? reason : Character.toUpperCase(reason.charAt(0)) + reason.substring(1))
                + (reason.endsWith(".") ? "" : ".");
    }
}
