package dev.outflank.web.http;

import io.javalin.http.HttpStatus;

/** A request that cannot be answered: a status, and one sentence for the person who made it. */
public final class Fault extends RuntimeException {
    private final HttpStatus status;

    public Fault(HttpStatus status, String sentence) {
        // The sentence is all that leaves the house; the stack would cost time and tell nothing.
        super(sentence, null, false, false);
        this.status = status;
    }

    public HttpStatus status() {
        return status;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
