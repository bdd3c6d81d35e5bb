package dev.outflank.arena.record;

import dev.outflank.rules.NotationException;
import java.util.Arrays;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads the fields of a JSON object from an untrusted source. Errors name the field that is missing or wrong. */
public record JsonFields(ObjectNode node) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    /** Creates an empty object. */
    public static ObjectNode newObject() {
        return MAPPER.createObjectNode();
    }

    /** Formats a node as one line of JSON. */
    public static String toLine(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }

    /** Parses one JSON object. */
    public static JsonFields parse(String text) throws NotationException {
        try {
            return of(MAPPER.readTree(text));
        } catch (NumberFormatException e) {
            // Jackson does not wrap this exception when an exponent exceeds the range of int.
            throw new NotationException(
                    "expected a JSON object, but a number in it is too large: " + NotationException.quoted(text));
        } catch (JacksonException e) {
            // Jackson's message is about its parser, not about the input.
            int column =
                    e.getLocation() == null ? 0 : Math.max(1, e.getLocation().getColumnNr());
            throw new NotationException("expected a JSON object, but this is not valid JSON"
                    + (column == 0 ? "" : " at column " + column) + ": " + NotationException.quoted(text));
        }
    }

    public static JsonFields of(JsonNode node) throws NotationException {
        if (node instanceof ObjectNode object) {
            return new JsonFields(object);
        }
        throw new NotationException("expected a JSON object, not " + NotationException.quoted(node.toString()));
    }

    public boolean has(String name) {
        return node.has(name);
    }

    public String text(String name) throws NotationException {
        JsonNode value = value(name);
        if (!value.isString()) {
            throw invalidField(name, "a string", value);
        }
        return value.stringValue();
    }

    public int integer(String name) throws NotationException {
        JsonNode value = value(name);
        if (!value.isInt()) {
            throw invalidField(name, "an integer", value);
        }
        return value.intValue();
    }

    /** The fields of a nested object. */
    public JsonFields object(String name) throws NotationException {
        JsonNode value = value(name);
        if (!value.isObject()) {
            throw invalidField(name, "an object", value);
        }
        return of(value);
    }

    public JsonNode array(String name) throws NotationException {
        JsonNode value = value(name);
        if (!value.isArray()) {
            throw invalidField(name, "an array", value);
        }
        return value;
    }

    public <E extends Enum<E>> E enumValue(String name, Class<E> type) throws NotationException {
        String text = text(name);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text)) {
                return constant;
            }
        }
        String expected = Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "));
        throw invalidField(name, "one of " + expected, value(name));
    }

    public JsonNode value(String name) throws NotationException {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new NotationException("the field \"" + name + "\" is missing");
        }
        return value;
    }

    static NotationException invalidField(String name, String expected, JsonNode value) {
        return new NotationException("the field \"" + name + "\" must be " + expected + ", not "
                + NotationException.quoted(value.toString()));
    }
}
