package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;

/** A cookie by which the server recognises a browser and its choices for a year. Scripts cannot read it. */
public final class BrowserCookie {
    private BrowserCookie() {}

    public static void set(Context context, String name, String value) {
        context.cookie(new Cookie(
                name,
                value,
                "/",
                (int) Duration.ofDays(365).toSeconds(),
                "https".equals(context.scheme()),
                true,
                null,
                SameSite.LAX));
    }
}
