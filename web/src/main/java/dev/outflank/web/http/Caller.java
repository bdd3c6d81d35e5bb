package dev.outflank.web.http;

import io.javalin.http.Context;
import java.util.Optional;

/** The person or program that makes a request. */
public record Caller(String login, AccessLevel accessLevel) {
    /** A caller who has not signed in. */
    public static final Caller ANONYMOUS = new Caller("", AccessLevel.ANYONE);

    /** Identifies the caller of a request. */
    @FunctionalInterface
    public interface Authenticator {
        Caller authenticate(Context context);
    }

    private static final String ATTRIBUTE = "caller";

    void attachTo(Context context) {
        context.attribute(ATTRIBUTE, this);
    }

    /** The caller; empty for a path without a route, for which no authentication takes place. */
    static Optional<Caller> of(Context context) {
        Caller caller = context.attribute(ATTRIBUTE);
        return Optional.ofNullable(caller);
    }
}
