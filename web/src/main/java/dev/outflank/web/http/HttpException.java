package dev.outflank.web.http;

import io.javalin.http.HttpStatus;

/** An error response: a status and one sentence for the user. */
public final class HttpException extends RuntimeException {
    private final HttpStatus status;

    public HttpException(HttpStatus status, String userMessage) {
        // Expected errors need no stack trace: only the message is sent, and nothing is logged.
        super(userMessage, null, false, false);
        this.status = status;
    }

    public HttpStatus status() {
        return status;
    }

    public String userMessage() {
        return String.valueOf(getMessage());
    }
}
