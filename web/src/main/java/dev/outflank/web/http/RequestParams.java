package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import org.jspecify.annotations.Nullable;

/** Required parameters and fields of requests. */
public final class RequestParams {
    private RequestParams() {}

    /** A required query parameter. */
    public static String requireQueryParam(Context context, String name) {
        String value = context.queryParam(name);
        if (value == null) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The parameter '" + name + "' is missing.");
        }
        return value;
    }

    /** A required field of a JSON body. */
    public static <T> T requireField(@Nullable T value, String name) {
        if (value == null) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The field '" + name + "' is missing.");
        }
        return value;
    }
}
