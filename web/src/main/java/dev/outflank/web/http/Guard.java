package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.Set;

/**
 * What holds for every request: browsers load nothing from elsewhere and run no inline script, and no other site can
 * make a visitor's browser change anything here.
 */
public final class Guard implements Pages {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");

    @Override
    public void addTo(RoutesConfig routes) {
        routes.before(context -> {
            context.header("Content-Security-Policy", POLICY)
                    .header("X-Content-Type-Options", "nosniff")
                    .header("Referrer-Policy", "same-origin")
                    .header("Cross-Origin-Opener-Policy", "same-origin")
                    .header("Cross-Origin-Resource-Policy", "same-origin");
            if (!READING.contains(context.method()) && isFromElsewhere(context)) {
                throw new Fault(HttpStatus.FORBIDDEN, "This request came from another site and was refused.");
            }
        });
    }

    /** Browsers tell where a request comes from; programs, which carry no cookies, tell nothing. */
    private static boolean isFromElsewhere(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null) {
            return !OWN_SITE.contains(site);
        }
        String origin = context.header("Origin");
        return origin != null && !origin.equals(context.scheme() + "://" + context.header("Host"));
    }
}
