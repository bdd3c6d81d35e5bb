package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import org.jspecify.annotations.Nullable;

/** What a request must say. */
public final class Asked {
    private Asked() {}

    /** A parameter of the address. */
    public static String parameter(Context context, String name) {
        String value = context.queryParam(name);
        if (value == null) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The request must say '" + name + "'.");
        }
        return value;
    }

    /** A field of the body. */
    public static <T> T field(@Nullable T value, String name) {
        if (value == null) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The request must have a field '" + name + "'.");
        }
        return value;
    }
}
