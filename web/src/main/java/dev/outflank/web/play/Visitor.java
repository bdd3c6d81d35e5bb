package dev.outflank.web.play;

import dev.outflank.arena.record.Sha256;
import dev.outflank.web.http.BrowserCookie;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A browser, identified by a secret in its cookie. Only the hash of the secret is stored or shown to others.
 *
 * @param hash empty for a browser without a cookie, which can only watch
 */
record Visitor(String hash) {
    private static final String COOKIE = "visitor";
    private static final SecureRandom RANDOM = new SecureRandom();

    /** The visitor of a request; one with an empty hash if there is no cookie. */
    static Visitor of(Context context) {
        String secret = context.cookie(COOKIE);
        return isSecret(secret) ? new Visitor(hash(secret)) : new Visitor("");
    }

    /** The visitor of a request, with a new cookie if there is none. */
    static Visitor getOrCreate(Context context) {
        Visitor known = of(context);
        if (!known.hash.isEmpty()) {
            return known;
        }
        String secret = randomHex(16);
        BrowserCookie.set(context, COOKIE, secret);
        return new Visitor(hash(secret));
    }

    /** Random bytes as hexadecimal digits. */
    static String randomHex(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return HexFormat.of().formatHex(random);
    }

    private static boolean isSecret(@Nullable String text) {
        return text != null && text.matches("[0-9a-f]{32}");
    }

    private static String hash(@Nullable String secret) {
        return Sha256.of(String.valueOf(secret)).hex(16);
    }
}
