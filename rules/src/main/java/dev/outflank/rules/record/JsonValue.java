package dev.outflank.rules.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON text with its offset, which faults name. This module has no dependencies, and needs only objects,
 * arrays, texts and numbers of limited depth.
 *
 * @param offset where the value begins
 * @param value a {@code Map<String, JsonValue>}, a {@code List<JsonValue>}, a text, a {@code Double}, a {@code Boolean} or
 *     {@code null}
 */
record JsonValue(int offset, @Nullable Object value) {
    private static final int MAX_DEPTH = 100;

    /** A field of an object; a value of {@code null} if this is not an object or has no such field. */
    JsonValue get(String name) {
        return value instanceof Map<?, ?> fields && fields.get(name) instanceof JsonValue field
                ? field
                : new JsonValue(offset, null);
    }

    /** The elements of an array or the values of an object; empty for other values. */
    List<JsonValue> children() {
        return switch (value) {
            case List<?> elements ->
                elements.stream().map(JsonValue.class::cast).toList();
            case Map<?, ?> fields ->
                fields.values().stream().map(JsonValue.class::cast).toList();
            case null, default -> List.of();
        };
    }

    boolean isList() {
        return value instanceof List;
    }

    boolean isNumber() {
        return value instanceof Double;
    }

    /** A text or a number as text; empty for other values. */
    String text() {
        return switch (value) {
            case String text -> text;
            case Double number
            when number.doubleValue() == Math.rint(number) && Math.abs(number) < 1e15 ->
                String.valueOf(number.longValue());
            case Double number -> number.toString();
            case null, default -> "";
        };
    }

    /** Reads values until the text ends: one value, or one per line. */
    static List<JsonValue> parseAll(String text) throws MalformedRecordException {
        Parser parser = new Parser(text);
        List<JsonValue> values = new ArrayList<>();
        while (parser.skipSpace()) {
            values.add(parser.value(0));
        }
        return values;
    }

    private static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        boolean skipSpace() {
            while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
                at++;
            }
            return at < text.length();
        }

        JsonValue value(int depth) throws MalformedRecordException {
            int begin = at;
            if (!skipSpace() || depth > MAX_DEPTH) {
                throw fault(
                        depth > MAX_DEPTH ? "JSON is nested too deeply" : "expected a JSON value, but the text ends");
            }
            return switch (text.charAt(at)) {
                case '{' -> object(depth);
                case '[' -> array(depth);
                case '"' -> new JsonValue(begin, string());
                default -> word();
            };
        }

        private JsonValue object(int depth) throws MalformedRecordException {
            int begin = at++;
            Map<String, JsonValue> fields = new LinkedHashMap<>();
            while (!closes('}')) {
                if (text.charAt(at) != '"') {
                    throw fault("expected a JSON field like \"moves\", not " + excerpt());
                }
                String name = string();
                if (!skipSpace() || text.charAt(at) != ':') {
                    throw fault("expected ':' after a JSON field, not " + excerpt());
                }
                at++;
                fields.put(name, value(depth + 1));
                skipComma('}');
            }
            return new JsonValue(begin, fields);
        }

        private JsonValue array(int depth) throws MalformedRecordException {
            int begin = at++;
            List<JsonValue> elements = new ArrayList<>();
            while (!closes(']')) {
                elements.add(value(depth + 1));
                skipComma(']');
            }
            return new JsonValue(begin, elements);
        }

        private boolean closes(char end) throws MalformedRecordException {
            if (!skipSpace()) {
                throw fault("expected '" + end + "', but the text ends");
            }
            if (text.charAt(at) != end) {
                return false;
            }
            at++;
            return true;
        }

        private void skipComma(char end) throws MalformedRecordException {
            if (skipSpace() && text.charAt(at) == ',') {
                at++;
            } else if (at >= text.length() || text.charAt(at) != end) {
                throw fault("expected ',' or '" + end + "', not " + excerpt());
            }
        }

        private String string() throws MalformedRecordException {
            int begin = at++;
            StringBuilder value = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '"') {
                char c = text.charAt(at++);
                value.append(c == '\\' && at < text.length() ? escaped() : c);
            }
            if (at >= text.length()) {
                at = begin;
                throw fault("expected '\"' at the end of a JSON text, but the text ends");
            }
            at++;
            return value.toString();
        }

        private char escaped() {
            char c = text.charAt(at++);
            if (c == 'u'
                    && at + 4 <= text.length()
                    && text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            return switch (c) {
                case 'n' -> '\n';
                case 't' -> '\t';
                case 'r' -> '\r';
                case 'b', 'f' -> ' ';
                default -> c;
            };
        }

        private JsonValue word() throws MalformedRecordException {
            int begin = at;
            while (at < text.length()
                    && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0)) {
                at++;
            }
            String word = text.substring(begin, at);
            if (word.matches("-?\\d{1,18}(?:\\.\\d{1,18})?(?:[eE][+-]?\\d{1,3})?")) {
                return new JsonValue(begin, Double.valueOf(word));
            }
            at = begin;
            return switch (word) {
                case "true", "false", "null" -> {
                    at += word.length();
                    yield new JsonValue(begin, word.equals("null") ? null : Boolean.valueOf(word));
                }
                default -> throw fault("expected a JSON value, not " + excerpt());
            };
        }

        private MalformedRecordException fault(String reason) {
            return new MalformedRecordException(Math.min(at, text.length()), reason);
        }

        private String excerpt() {
            return GameTree.excerpt(text, Math.min(at, text.length()));
        }
    }
}
