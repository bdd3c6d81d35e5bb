package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;

/** One part of the site: play, analysis, contests, …. */
public interface RouteGroup {
    /** Adds this part's routes, each with the {@link AccessLevel} that may use it. */
    void addTo(RoutesConfig routes);
}
