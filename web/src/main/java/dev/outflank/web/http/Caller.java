package dev.outflank.web.http;

import io.javalin.http.Context;
import java.util.Optional;

/** Who makes a request. */
public record Caller(String login, AccessLevel accessLevel) {
    /** Someone who has not signed in. */
    public static final Caller ANONYMOUS = new Caller("", AccessLevel.ANYONE);

    /** Tells who makes a request. */
    @FunctionalInterface
    public interface Authenticator {
        Caller authenticate(Context context);
    }

    private static final String ATTRIBUTE = "caller";

    void attachTo(Context context) {
        context.attribute(ATTRIBUTE, this);
    }

    /** Nobody was asked who they are at an address that does not exist. */
    static Optional<Caller> of(Context context) {
        Caller caller = context.attribute(ATTRIBUTE);
        return Optional.ofNullable(caller);
    }
}
