package dev.outflank.web.http;

import io.javalin.security.RouteRole;

/** The minimum role that a route requires. Each level includes those before it. */
public enum AccessLevel implements RouteRole {
    ANYONE,
    STUDENT,
    STAFF,
    ADMINISTRATOR;

    public boolean includes(AccessLevel other) {
        return compareTo(other) >= 0;
    }
}
