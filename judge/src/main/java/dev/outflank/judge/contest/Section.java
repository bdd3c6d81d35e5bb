package dev.outflank.judge.contest;

import dev.outflank.judge.contest.ContestException.Place;
import dev.outflank.rules.Durations;
import dev.outflank.rules.NotationException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A group of fields in a contest file. The parser requests each field by name; {@link #rejectUnknownFields} then reports
 * fields that were not requested, together with those that were.
 */
final class Section {
    private static final Pattern BYTES = Pattern.compile("(\\d{1,9}) ?(kB|MB|GB)");

    private final String path;
    private final YamlNode.Mapping node;
    private final Set<String> requestedFields = new LinkedHashSet<>();

    Section(String path, YamlNode.Mapping node) {
        this.path = path;
        this.node = node;
    }

    Place place() {
        return node.place();
    }

    /** The names of all fields, for sections whose field names are chosen by the author. */
    Set<String> fieldNames() {
        return node.fields().keySet();
    }

    boolean has(String field) {
        requestedFields.add(field);
        return node.fields().containsKey(field);
    }

    private @Nullable YamlNode find(String field) {
        requestedFields.add(field);
        return node.fields().get(field);
    }

    private YamlNode require(String field, String expected) throws ContestException {
        YamlNode found = find(field);
        if (found == null) {
            throw new ContestException(place(), "the field '" + path(field) + "' is missing: it must be " + expected);
        }
        return found;
    }

    private String path(String field) {
        return path.isEmpty() ? field : path + "." + field;
    }

    /** Reports an invalid field; the message continues "the field 'x' ...". */
    ContestException invalid(String field, String message) {
        YamlNode found = node.fields().get(field);
        return new ContestException(
                found == null ? place() : found.place(), "the field '" + path(field) + "' " + message);
    }

    private static String text(YamlNode value, String path, String expected) throws ContestException {
        if (value instanceof YamlNode.Text(Place _, String text) && !text.isBlank()) {
            return text;
        }
        throw mismatch(value, path, expected);
    }

    private static ContestException mismatch(YamlNode value, String path, String expected) {
        String found =
                value instanceof YamlNode.Text(Place _, String text) && text.isBlank() ? "empty" : value.describe();
        return new ContestException(value.place(), "the field '" + path + "' must be " + expected + ", not " + found);
    }

    String text(String field) throws ContestException {
        return text(require(field, "a text"), path(field), "a text");
    }

    String text(String field, String defaultValue) throws ContestException {
        return has(field) ? text(field) : defaultValue;
    }

    /** A text that may be empty, such as an expected output. */
    String textOrEmpty(String field) throws ContestException {
        YamlNode value = require(field, "a text");
        if (value instanceof YamlNode.Text(Place _, String text)) {
            return text;
        }
        throw mismatch(value, path(field), "a text");
    }

    boolean flag(String field, boolean defaultValue) throws ContestException {
        return has(field) ? choice(field, Map.of("true", true, "false", false)) : defaultValue;
    }

    int number(String field, int min, int max) throws ContestException {
        String expected = "a whole number from " + min + " to " + max;
        return number(require(field, expected), path(field), min, max);
    }

    int number(String field, int min, int max, int defaultValue) throws ContestException {
        return has(field) ? number(field, min, max) : defaultValue;
    }

    private static int number(YamlNode value, String path, int min, int max) throws ContestException {
        String expected = "a whole number from " + min + " to " + max;
        String text = text(value, path, expected);
        if (text.matches("-?\\d{1,9}") && Integer.parseInt(text) >= min && Integer.parseInt(text) <= max) {
            return Integer.parseInt(text);
        }
        throw mismatch(value, path, expected);
    }

    /** Marks: 0 to 1000, with at most two decimals. */
    BigDecimal marks(String field) throws ContestException {
        String expected = "a number of marks from 0 to 1000, like 3 or 2.5";
        YamlNode value = require(field, expected);
        String text = text(value, path(field), expected);
        if (text.matches("\\d{1,4}(\\.\\d{1,2})?") && new BigDecimal(text).compareTo(BigDecimal.valueOf(1000)) <= 0) {
            return new BigDecimal(text);
        }
        throw mismatch(value, path(field), expected);
    }

    Duration duration(String field, Duration defaultValue) throws ContestException {
        YamlNode value = find(field);
        if (value == null) {
            return defaultValue;
        }
        String expected = "a time like " + Durations.EXAMPLES + ", above 0 and at most one day";
        try {
            return Durations.parse(text(value, path(field), expected), Duration.ofDays(1));
        } catch (NotationException _) {
            throw mismatch(value, path(field), expected);
        }
    }

    long bytes(String field, long min, long defaultValue) throws ContestException {
        YamlNode value = find(field);
        if (value == null) {
            return defaultValue;
        }
        String expected = "a size like 100MB or 64kB, at least " + (min >> 10) + "kB and at most 64GB";
        Matcher matcher = BYTES.matcher(text(value, path(field), expected));
        if (!matcher.matches()) {
            throw mismatch(value, path(field), expected);
        }
        int shift = switch (matcher.group(2)) {
            case "kB" -> 10;
            case "MB" -> 20;
            default -> 30;
        };
        long bytes = Long.parseLong(matcher.group(1)) << shift;
        if (bytes < min || bytes > 64L << 30) {
            throw mismatch(value, path(field), expected);
        }
        return bytes;
    }

    <T> T choice(String field, Map<String, T> choices) throws ContestException {
        String expected =
                "one of " + String.join(", ", choices.keySet().stream().sorted().toList());
        YamlNode value = require(field, expected);
        T chosen = choices.get(text(value, path(field), expected));
        if (chosen == null) {
            throw mismatch(value, path(field), expected);
        }
        return chosen;
    }

    /** An enum constant, written in lower case with dashes. */
    <E extends Enum<E>> E choice(String field, Class<E> type) throws ContestException {
        Map<String, E> choices = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            choices.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
        }
        return choice(field, choices);
    }

    <E extends Enum<E>> E choice(String field, E defaultValue) throws ContestException {
        return has(field) ? choice(field, defaultValue.getDeclaringClass()) : defaultValue;
    }

    /** A text, or a list of texts. */
    List<String> texts(String field) throws ContestException {
        YamlNode value = find(field);
        if (value == null) {
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        for (YamlNode item :
                value instanceof YamlNode.Sequence(Place _, List<YamlNode> items) ? items : List.of(value)) {
            texts.add(text(item, path(field), "a text or a list of texts"));
        }
        return List.copyOf(texts);
    }

    List<Integer> numbers(String field, int min, int max, List<Integer> defaultValue) throws ContestException {
        YamlNode value = find(field);
        if (value == null) {
            return defaultValue;
        }
        List<Integer> numbers = new ArrayList<>();
        for (YamlNode item :
                value instanceof YamlNode.Sequence(Place _, List<YamlNode> items) ? items : List.of(value)) {
            numbers.add(number(item, path(field), min, max));
        }
        if (numbers.isEmpty()) {
            throw mismatch(value, path(field), "at least one whole number from " + min + " to " + max);
        }
        return List.copyOf(numbers);
    }

    Section section(String field) throws ContestException {
        YamlNode value = require(field, "a group of fields");
        if (value instanceof YamlNode.Mapping mapping) {
            return new Section(path(field), mapping);
        }
        throw mismatch(value, path(field), "a group of fields");
    }

    Optional<Section> optionalSection(String field) throws ContestException {
        return has(field) ? Optional.of(section(field)) : Optional.empty();
    }

    List<Section> sections(String field) throws ContestException {
        String expected = "a list of groups of fields, each beginning with '- '";
        YamlNode value = require(field, expected);
        if (!(value instanceof YamlNode.Sequence(Place _, List<YamlNode> items)) || items.isEmpty()) {
            throw mismatch(value, path(field), expected);
        }
        List<Section> sections = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (!(items.get(i) instanceof YamlNode.Mapping mapping)) {
                throw mismatch(items.get(i), path(field), expected);
            }
            sections.add(new Section(path(field) + "[" + (i + 1) + "]", mapping));
        }
        return sections;
    }

    /** Rejects fields that were never requested. */
    void rejectUnknownFields() throws ContestException {
        for (Map.Entry<String, YamlNode> field : node.fields().entrySet()) {
            if (!requestedFields.contains(field.getKey())) {
                throw new ContestException(
                        field.getValue().place(),
                        "there is no field '" + path(field.getKey()) + "': expected "
                                + String.join(", ", requestedFields));
            }
        }
    }
}
