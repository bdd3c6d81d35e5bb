package dev.outflank.judge.contest;

import dev.outflank.judge.contest.ContestException.Place;
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
 * A group of fields of a contest file. Whoever reads it asks for each field by name; {@link #end} then refuses what
 * nobody asked for, and names what may be there, which is what was asked for.
 */
final class Section {
    private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?) ?(ms|s|min|h)");
    private static final Pattern BYTES = Pattern.compile("(\\d{1,9}) ?(kB|MB|GB)");

    private final String path;
    private final Node.Mapping node;
    private final Set<String> asked = new LinkedHashSet<>();

    Section(String path, Node.Mapping node) {
        this.path = path;
        this.node = node;
    }

    Place place() {
        return node.place();
    }

    /** The names of all fields, for sections whose fields have names of the author's choice. */
    Set<String> names() {
        return node.fields().keySet();
    }

    boolean has(String field) {
        asked.add(field);
        return node.fields().containsKey(field);
    }

    private @Nullable Node find(String field) {
        asked.add(field);
        return node.fields().get(field);
    }

    private Node need(String field, String expected) throws ContestException {
        Node found = find(field);
        if (found == null) {
            throw new ContestException(place(), "the field '" + path(field) + "' is missing: it must be " + expected);
        }
        return found;
    }

    private String path(String field) {
        return path.isEmpty() ? field : path + "." + field;
    }

    /** A fault of a field. */
    ContestException wrong(String field, String sentence) {
        Node found = node.fields().get(field);
        return new ContestException(
                found == null ? place() : found.place(), "the field '" + path(field) + "' " + sentence);
    }

    private static String text(Node value, String path, String expected) throws ContestException {
        if (value instanceof Node.Text(Place _, String text) && !text.isBlank()) {
            return text;
        }
        throw mismatch(value, path, expected);
    }

    private static ContestException mismatch(Node value, String path, String expected) {
        String found = value instanceof Node.Text(Place _, String text) && text.isBlank() ? "empty" : value.kind();
        return new ContestException(value.place(), "the field '" + path + "' must be " + expected + ", not " + found);
    }

    String text(String field) throws ContestException {
        return text(need(field, "a text"), path(field), "a text");
    }

    String text(String field, String otherwise) throws ContestException {
        return has(field) ? text(field) : otherwise;
    }

    /** A text that may be empty, such as an expected output. */
    String anyText(String field) throws ContestException {
        Node value = need(field, "a text");
        if (value instanceof Node.Text(Place _, String text)) {
            return text;
        }
        throw mismatch(value, path(field), "a text");
    }

    boolean flag(String field, boolean otherwise) throws ContestException {
        return has(field) ? choice(field, Map.of("true", true, "false", false)) : otherwise;
    }

    int number(String field, int least, int most) throws ContestException {
        String expected = "a whole number from " + least + " to " + most;
        return number(need(field, expected), path(field), least, most);
    }

    int number(String field, int least, int most, int otherwise) throws ContestException {
        return has(field) ? number(field, least, most) : otherwise;
    }

    private static int number(Node value, String path, int least, int most) throws ContestException {
        String expected = "a whole number from " + least + " to " + most;
        String text = text(value, path, expected);
        if (text.matches("-?\\d{1,9}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw mismatch(value, path, expected);
    }

    /** Marks: 0 to 1000, with at most two decimals. */
    BigDecimal marks(String field) throws ContestException {
        String expected = "a number of marks from 0 to 1000, like 3 or 2.5";
        Node value = need(field, expected);
        String text = text(value, path(field), expected);
        if (text.matches("\\d{1,4}(\\.\\d{1,2})?") && new BigDecimal(text).compareTo(BigDecimal.valueOf(1000)) <= 0) {
            return new BigDecimal(text);
        }
        throw mismatch(value, path(field), expected);
    }

    Duration time(String field, Duration otherwise) throws ContestException {
        Node value = find(field);
        if (value == null) {
            return otherwise;
        }
        String expected = "a time like 1s, 200ms or 3min, above nothing and at most a day";
        Matcher matcher = TIME.matcher(text(value, path(field), expected));
        if (!matcher.matches()) {
            throw mismatch(value, path(field), expected);
        }
        BigDecimal nanos = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(switch (matcher.group(2)) {
            case "ms" -> 1_000_000L;
            case "s" -> 1_000_000_000L;
            case "min" -> 60_000_000_000L;
            default -> 3_600_000_000_000L;
        }));
        Duration time = Duration.ofNanos(nanos.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue());
        if (!time.isPositive() || time.compareTo(Duration.ofDays(1)) > 0) {
            throw mismatch(value, path(field), expected);
        }
        return time;
    }

    long bytes(String field, long least, long otherwise) throws ContestException {
        Node value = find(field);
        if (value == null) {
            return otherwise;
        }
        String expected = "a size like 100MB or 64kB, at least " + (least >> 10) + "kB and at most 64GB";
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
        if (bytes < least || bytes > 64L << 30) {
            throw mismatch(value, path(field), expected);
        }
        return bytes;
    }

    <T> T choice(String field, Map<String, T> choices) throws ContestException {
        String expected = "one of " + String.join(", ", choices.keySet().stream().sorted().toList());
        Node value = need(field, expected);
        T chosen = choices.get(text(value, path(field), expected));
        if (chosen == null) {
            throw mismatch(value, path(field), expected);
        }
        return chosen;
    }

    /** The constant whose name is written in small letters with dashes. */
    <E extends Enum<E>> E choice(String field, Class<E> type) throws ContestException {
        Map<String, E> choices = new LinkedHashMap<>();
        for (E constant : type.getEnumConstants()) {
            choices.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
        }
        return choice(field, choices);
    }

    <E extends Enum<E>> E choice(String field, E otherwise) throws ContestException {
        return has(field) ? choice(field, otherwise.getDeclaringClass()) : otherwise;
    }

    /** One text, or a list of them. */
    List<String> texts(String field) throws ContestException {
        Node value = find(field);
        if (value == null) {
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        for (Node item : value instanceof Node.Sequence(Place _, List<Node> items) ? items : List.of(value)) {
            texts.add(text(item, path(field), "a text or a list of texts"));
        }
        return List.copyOf(texts);
    }

    List<Integer> numbers(String field, int least, int most, List<Integer> otherwise) throws ContestException {
        Node value = find(field);
        if (value == null) {
            return otherwise;
        }
        List<Integer> numbers = new ArrayList<>();
        for (Node item : value instanceof Node.Sequence(Place _, List<Node> items) ? items : List.of(value)) {
            numbers.add(number(item, path(field), least, most));
        }
        if (numbers.isEmpty()) {
            throw mismatch(value, path(field), "at least one whole number from " + least + " to " + most);
        }
        return List.copyOf(numbers);
    }

    Section section(String field) throws ContestException {
        Node value = need(field, "a group of fields");
        if (value instanceof Node.Mapping mapping) {
            return new Section(path(field), mapping);
        }
        throw mismatch(value, path(field), "a group of fields");
    }

    Optional<Section> optional(String field) throws ContestException {
        return has(field) ? Optional.of(section(field)) : Optional.empty();
    }

    List<Section> sections(String field) throws ContestException {
        String expected = "a list of groups of fields, each beginning with '- '";
        Node value = need(field, expected);
        if (!(value instanceof Node.Sequence(Place _, List<Node> items)) || items.isEmpty()) {
            throw mismatch(value, path(field), expected);
        }
        List<Section> sections = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (!(items.get(i) instanceof Node.Mapping mapping)) {
                throw mismatch(items.get(i), path(field), expected);
            }
            sections.add(new Section(path(field) + "[" + (i + 1) + "]", mapping));
        }
        return sections;
    }

    /** Refuses fields that nobody asked for. */
    void end() throws ContestException {
        for (Map.Entry<String, Node> field : node.fields().entrySet()) {
            if (!asked.contains(field.getKey())) {
                throw new ContestException(
                        field.getValue().place(),
                        "there is no field '" + path(field.getKey()) + "': here may be " + String.join(", ", asked));
            }
        }
    }
}
