package dev.outflank.web.http;

import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Checks the access level of each request's route. A route without an access level is refused to everyone. */
public final class AccessControl implements RouteGroup {
    private final Caller.Authenticator authenticator;

    public AccessControl(Caller.Authenticator authenticator) {
        this.authenticator = authenticator;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.beforeMatched(this::check).wsBeforeUpgrade(this::check);
    }

    private void check(Context context) {
        Caller caller = authenticator.authenticate(context);
        caller.attachTo(context);
        List<AccessLevel> roles = context.routeRoles().stream()
                .filter(AccessLevel.class::isInstance)
                .map(AccessLevel.class::cast)
                .toList();
        boolean signedIn = caller.accessLevel() != AccessLevel.ANYONE;
        boolean isPublic = roles.size() == 1 && roles.getFirst() == AccessLevel.ANYONE;
        if (signedIn || !isPublic || context.path().startsWith("/welcome/")) {
            // What one person may see must not be left in a browser or a proxy for the next.
            context.header("Cache-Control", "no-store");
        }
        if (roles.size() == 1 && caller.accessLevel().includes(roles.getFirst())) {
            return;
        }
        if (!signedIn
                && !context.path().startsWith("/api/")
                && context.method().name().equals("GET")) {
            context.redirect(
                    "/sign-in?next=" + URLEncoder.encode(context.path(), StandardCharsets.UTF_8), HttpStatus.SEE_OTHER);
            context.skipRemainingHandlers();
            return;
        }
        throw signedIn
                ? new HttpException(HttpStatus.FORBIDDEN, Message.of("error.forbidden"))
                : new HttpException(HttpStatus.UNAUTHORIZED, Message.of("error.sign-in"));
    }
}
