package dev.outflank.web.lti;

/** A platform, or a message from it, is invalid. The reason is for the staff and the log. */
final class LtiException extends Exception {
    LtiException(String reason) {
        super(reason);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
