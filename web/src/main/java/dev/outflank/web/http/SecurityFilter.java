package dev.outflank.web.http;

import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.Set;

/**
 * Security headers and cross-site request checks. The Content Security Policy allows resources of this server only and no
 * inline scripts. State-changing requests from other sites are refused by their Fetch Metadata ({@code Sec-Fetch-Site}).
 */
public final class SecurityFilter implements RouteGroup {
    private static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final Set<String> CROSS_SITE_POSTS = Set.of("/lti/login", "/lti/launch");
    private static final Set<HandlerType> SAFE_METHODS = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);
    private static final Set<String> ALLOWED_FETCH_SITES = Set.of("same-origin", "none");

    private final ProxySettings proxy;

    public SecurityFilter(ProxySettings proxy) {
        this.proxy = proxy;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        // A WebSocket is not subject to the browser's same-origin policy and would carry the visitor's cookies.
        routes.wsBeforeUpgrade(this::refuseCrossSite);
        routes.before(context -> {
            context.header("Content-Security-Policy", CONTENT_SECURITY_POLICY)
                    .header("X-Content-Type-Options", "nosniff")
                    .header("Referrer-Policy", "same-origin")
                    .header("Cross-Origin-Opener-Policy", "same-origin")
                    .header("Cross-Origin-Resource-Policy", "same-origin");
            // Learning platforms send forms to these; a launch is bound to its login by a state and a cookie.
            if (!SAFE_METHODS.contains(context.method()) && !CROSS_SITE_POSTS.contains(context.path())) {
                refuseCrossSite(context);
            }
        });
    }

    /**
     * Allows other sites to show this response in a frame.
     *
     * @param formTarget an origin to which a form of the page may be sent, or empty
     */
    public static void allowFrames(Context context, String formTarget) {
        context.header(
                "Content-Security-Policy",
                CONTENT_SECURITY_POLICY
                        .replace("frame-ancestors 'none'", "frame-ancestors *")
                        .replace("form-action 'self'", ("form-action 'self' " + formTarget).strip()));
    }

    private void refuseCrossSite(Context context) {
        if (isCrossSite(context)) {
            throw new HttpException(HttpStatus.FORBIDDEN, Message.of("error.cross-site"));
        }
    }

    /** By the headers that browsers send. Programs send neither; they carry no cookies, so there is nothing to protect. */
    private boolean isCrossSite(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null) {
            return !ALLOWED_FETCH_SITES.contains(site);
        }
        String origin = context.header("Origin");
        return origin != null
                && !origin.equals(context.scheme() + "://" + context.header("Host"))
                && !proxy.publicUrl().filter(url -> origin.equals(origin(url))).isPresent();
    }

    /** Behind a TLS proxy the browser's origin is https, while this server is reached over HTTP. */
    private static String origin(URI url) {
        return url.getScheme() + "://" + url.getRawAuthority();
    }
}
