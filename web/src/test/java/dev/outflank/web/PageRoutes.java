package dev.outflank.web;

import dev.outflank.web.http.AccessLevel;
import io.javalin.http.HandlerType;
import java.util.List;

/** The pages of a server, read from its routes: a test that visits them cannot forget a new one. */
public final class PageRoutes {
    private PageRoutes() {}

    /**
     * A page.
     *
     * @param path its path with the names of its parameters in braces
     */
    public record PageRoute(String path, AccessLevel required) {}

    /** All routes that a browser can open, except data for scripts and files. */
    public static List<PageRoute> of(WebServer server) {
        return server.routes().stream()
                .filter(route -> route.method().equals(HandlerType.GET))
                .filter(route -> !route.path().matches("/api/.*|/assets/.*|.*/events"))
                .map(route -> new PageRoute(
                        route.path(), (AccessLevel) route.roles().iterator().next()))
                .toList();
    }
}
