package dev.outflank.web.http;

import io.javalin.security.RouteRole;

/** Who may use a route. Every route names one; each role may do what the ones before it may. */
public enum AccessLevel implements RouteRole {
    ANYONE,
    STUDENT,
    STAFF,
    ADMINISTRATOR;

    public boolean includes(AccessLevel other) {
        return compareTo(other) >= 0;
    }
}
