package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import org.jspecify.annotations.Nullable;

/** What a request must say. */
public final class RequestParams {
    private RequestParams() {}

    /** A parameter of the address. */
    public static String requireQueryParam(Context context, String name) {
        String value = context.queryParam(name);
        if (value == null) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The request must say '" + name + "'.");
        }
        return value;
    }

    /** A field of the body. */
    public static <T> T requireField(@Nullable T value, String name) {
        if (value == null) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The request must have a field '" + name + "'.");
        }
        return value;
    }
}
