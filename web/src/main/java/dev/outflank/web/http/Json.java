package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads request bodies and writes responses as JSON. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private Json() {}

    public static void respond(Context context, Object value) {
        context.contentType("application/json; charset=utf-8").result(toJson(value));
    }

    public static String toJson(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Parses the request body. */
    public static <T> T parseBody(Context context, Class<T> type) {
        try {
            T value = MAPPER.readValue(context.body(), type);
            if (value == null) {
                throw new HttpException(HttpStatus.BAD_REQUEST, "The request body must be a JSON object, not null.");
            }
            return value;
        } catch (JacksonException e) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "The request body is not valid JSON: " + e.getOriginalMessage());
        }
    }
}
