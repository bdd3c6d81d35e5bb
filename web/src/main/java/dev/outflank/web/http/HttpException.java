package dev.outflank.web.http;

import io.javalin.http.HttpStatus;

/** A request that cannot be answered: a status, and one sentence for the person who made it. */
public final class HttpException extends RuntimeException {
    private final HttpStatus status;

    public HttpException(HttpStatus status, String userMessage) {
        // The sentence is all that leaves the house; the stack would cost time and tell nothing.
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
