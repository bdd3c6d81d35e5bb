package dev.outflank.arena.record;

import dev.outflank.rules.NotationException;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Compares the settings in a file with those of the command that is to continue it. */
public final class JsonSettings {
    /** How much of two long texts is shown before their first difference. */
    private static final int SHARED_CHARS = 12;

    private JsonSettings() {}

    /** The first field that differs, in words; empty if every expected field is in the file with the same value. */
    public static Optional<String> difference(ObjectNode expected, ObjectNode found) {
        for (String field : expected.propertyNames()) {
            JsonNode expectedValue = expected.get(field);
            JsonNode foundValue = found.get(field);
            if (foundValue == null) {
                return Optional.of("another setting of " + field + ": it has none, not " + shown(expectedValue, 0));
            }
            if (!expectedValue.equals(foundValue)) {
                return Optional.of("another setting of " + field + ": " + difference(expectedValue, foundValue));
            }
        }
        return Optional.empty();
    }

    private static String difference(JsonNode expected, JsonNode found) {
        if (!expected.isArray() || !found.isArray()) {
            int at = firstDifference(text(expected), text(found));
            return "it has " + shown(found, at) + ", not " + shown(expected, at);
        }
        if (expected.size() != found.size()) {
            return "it has " + found.size() + ", not " + expected.size();
        }
        int i = 0;
        while (expected.get(i).equals(found.get(i))) {
            i++;
        }
        return "number " + (i + 1) + " differs: " + difference(expected.get(i), found.get(i));
    }

    private static String text(JsonNode value) {
        return value.isString() ? value.stringValue() : value.toString();
    }

    private static int firstDifference(String first, String second) {
        int at = 0;
        while (at < Math.min(first.length(), second.length()) && first.charAt(at) == second.charAt(at)) {
            at++;
        }
        return at;
    }

    /** A value, from shortly before the first difference if it is long. */
    private static String shown(JsonNode value, int difference) {
        String text = text(value);
        int from = Math.max(0, difference - SHARED_CHARS);
        return NotationException.quoted((from == 0 ? "" : "…") + text.substring(Math.min(from, text.length())));
    }
}
