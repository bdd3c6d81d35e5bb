package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lets a request through only to whom its route is for. A route that names no role is for nobody. */
public final class Access implements Pages {
    private final Caller.Finder finder;

    public Access(Caller.Finder finder) {
        this.finder = finder;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.beforeMatched(this::check);
    }

    private void check(Context context) {
        Caller caller = finder.find(context);
        caller.attachTo(context);
        List<Role> roles = context.routeRoles().stream()
                .filter(Role.class::isInstance)
                .map(Role.class::cast)
                .toList();
        if (roles.size() == 1 && caller.role().includes(roles.getFirst())) {
            return;
        }
        boolean signedIn = caller.role() != Role.ANYONE;
        if (!signedIn && !context.path().startsWith("/api/") && context.method().name().equals("GET")) {
            context.redirect(
                    "/sign-in?next=" + URLEncoder.encode(context.path(), StandardCharsets.UTF_8), HttpStatus.SEE_OTHER);
            context.skipRemainingHandlers();
            return;
        }
        throw signedIn
                ? new Fault(HttpStatus.FORBIDDEN, "This is not for you.")
                : new Fault(HttpStatus.UNAUTHORIZED, "Sign in first.");
    }
}
