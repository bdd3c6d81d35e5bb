package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;

/** The routes of one part of the site, such as play or contests. */
public interface RouteGroup {
    /** Adds the routes, each with the {@link AccessLevel} that it requires. */
    void addTo(RoutesConfig routes);
}
