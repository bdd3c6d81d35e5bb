package dev.outflank.web.play;

import dev.outflank.arena.record.Sha256;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A browser, known by a secret in its cookie. Files and other visitors only ever see the secret's hash.
 *
 * @param hash empty for a browser that has no cookie: such a visitor only watches
 */
record Visitor(String hash) {
    private static final String COOKIE = "visitor";
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Who asks; nobody in particular when there is no cookie. */
    static Visitor of(Context context) {
        String secret = context.cookie(COOKIE);
        return isSecret(secret) ? new Visitor(hash(secret)) : new Visitor("");
    }

    /** Who asks, with a new cookie where there is none. */
    static Visitor getOrCreate(Context context) {
        Visitor known = of(context);
        if (!known.hash.isEmpty()) {
            return known;
        }
        String secret = randomHex(16);
        context.cookie(new Cookie(
                COOKIE,
                secret,
                "/",
                (int) Duration.ofDays(365).toSeconds(),
                "https".equals(context.scheme()),
                true,
                null,
                SameSite.LAX));
        return new Visitor(hash(secret));
    }

    /** Random bytes in hexadecimal digits. */
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
