package dev.outflank.web.text;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The message catalogue of one language: the file {@code LANGUAGE.properties} in this package's resources. A text may hold
 * placeholders: {@code {count}} is replaced by a value, and {@code {count|disc|discs}} by the first word if the value is 1
 * and by the second one otherwise. {@code language.js} does the same for the texts that scripts use.
 */
public final class Messages {
    /** The cookie with the language that a visitor has chosen. */
    public static final String COOKIE = "language";

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z]+)(?:\\|([^|}]*)\\|([^|}]*))?}");

    /** All catalogues, English first: every language that has a file. */
    private static final List<Messages> ALL = Arrays.stream(Locale.getISOLanguages())
            .sorted(Comparator.comparing((String language) -> !language.equals("en"))
                    .thenComparing(Comparator.naturalOrder()))
            .flatMap(language -> load(language).stream())
            .toList();

    private final Map<String, String> texts;
    private final Locale locale;

    private Messages(Map<String, String> texts) {
        this.texts = texts;
        this.locale = Locale.forLanguageTag(require("language.tag"));
    }

    private static Optional<Messages> load(String language) {
        try (InputStream in = Messages.class.getResourceAsStream(language + ".properties")) {
            if (in == null) {
                return Optional.empty();
            }
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, String> texts = new HashMap<>();
            properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
            return Optional.of(new Messages(texts));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The catalogues of all languages, English first. */
    public static List<Messages> all() {
        return ALL;
    }

    public static Messages english() {
        return ALL.getFirst();
    }

    /** The catalogue with a language tag. */
    public static Optional<Messages> find(@Nullable String tag) {
        return ALL.stream().filter(messages -> messages.tag().equals(tag)).findFirst();
    }

    /**
     * The language of the page that sends the request, or else the one that the visitor has chosen, or else the one that
     * their browser prefers; English if none is known.
     */
    public static Messages of(Context context) {
        return find(context.queryParam("language"))
                .or(() -> find(context.cookie(COOKIE)))
                .orElseGet(() -> preferred(context.header("Accept-Language")));
    }

    /** The best language for an {@code Accept-Language} header. Regions and scripts are not compared. */
    static Messages preferred(@Nullable String header) {
        return ranges(header)
                .map(range -> Locale.forLanguageTag(range.getRange()).getLanguage())
                .flatMap(language -> ALL.stream()
                        .filter(messages -> messages.locale.getLanguage().equals(language)))
                .findFirst()
                .orElse(english());
    }

    private static Stream<Locale.LanguageRange> ranges(@Nullable String header) {
        try {
            return header == null
                    ? Stream.empty()
                    : Locale.LanguageRange.parse(header).stream().filter(range -> range.getWeight() > 0);
        } catch (IllegalArgumentException e) {
            return Stream.empty();
        }
    }

    /** The language tag for the attribute {@code lang}. */
    public String tag() {
        return require("language.tag");
    }

    /** The name of the language in this language. */
    public String name() {
        return require("language.name");
    }

    /** An instant in UTC. */
    public String time(Instant moment) {
        return DateTimeFormatter.ofPattern(require("language.time-format"), locale)
                .format(moment.atOffset(ZoneOffset.UTC));
    }

    /**
     * A text with its placeholders replaced.
     *
     * @param values name, value, name, value …
     */
    public String text(String key, Object... values) {
        Map<String, Object> byName = new HashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            byName.put(String.valueOf(values[i]), values[i + 1]);
        }
        return PLACEHOLDER.matcher(require(key)).replaceAll(match -> {
            Object value = Objects.requireNonNull(byName.get(match.group(1)), () -> key + ": no value for " + match);
            return Matcher.quoteReplacement(replacement(match.group(2), match.group(3), value));
        });
    }

    private static String replacement(@Nullable String one, @Nullable String other, Object value) {
        if (one == null || other == null) {
            return String.valueOf(value);
        }
        return value instanceof Number number && number.longValue() == 1 ? one : other;
    }

    /** A text of this language that may be missing, because another part of the program has the English one. */
    public String textOr(String english, String key) {
        return texts.getOrDefault(key, english);
    }

    private String require(String key) {
        return Objects.requireNonNull(texts.get(key), () -> "no text " + key);
    }

    /** The texts as they are in the file whose keys satisfy a condition. */
    Map<String, String> texts(Predicate<String> key) {
        Map<String, String> selected = new TreeMap<>(texts);
        selected.keySet().removeIf(key.negate());
        return selected;
    }

    @Override
    public String toString() {
        return tag();
    }
}
