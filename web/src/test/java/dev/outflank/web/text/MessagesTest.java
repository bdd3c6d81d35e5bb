package dev.outflank.web.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the catalogues with each other and with the sources of the pages. */
class MessagesTest {
    private static final Path SOURCES = Path.of("src/main");
    private static final Path CATALOGUES = SOURCES.resolve("resources/dev/outflank/web/text");
    private static final Set<String> SOURCE_TYPES = Set.of("java", "jte", "js");

    /** A use of a text: in templates and Java with the values as name, value; in scripts with an object. */
    private static final Pattern USE = Pattern.compile("(?:\\btext|Message\\.of)\\(\\s*\"([a-z0-9-]+\\.[a-z0-9.-]*)\"");

    /** A text that only other languages have, because the English one is in another part of the program. */
    private static final Pattern OPTIONAL_USE =
            Pattern.compile("\\btextOr\\([^;]*?,\\s*\"([a-z0-9-]+\\.[a-z0-9.-]*)\"");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-zA-Z]+)[|}]");

    /**
     * A use of a key.
     *
     * @param arguments the rest of the call
     */
    private record Use(Path file, String key, String arguments) {}

    private static Map<String, String> texts(Messages messages) {
        return messages.texts(key -> true);
    }

    static List<Messages> translations() {
        return Messages.all().subList(1, Messages.all().size());
    }

    @Test
    void all_startsWithEnglish_andHasChineseAndJapanese() {
        assertThat(Messages.all()).extracting(Messages::tag).startsWith("en").contains("zh-Hans", "ja");
    }

    @ParameterizedTest
    @MethodSource("translations")
    void translation_hasTheKeysOfEnglish(Messages messages) {
        Set<String> optional = prefixes(OPTIONAL_USE);
        assertThat(texts(messages).keySet().stream().filter(key -> !isCovered(key, optional)))
                .containsExactlyInAnyOrderElementsOf(texts(Messages.english()).keySet().stream()
                        .filter(key -> !isCovered(key, optional))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void translation_hasThePlaceholdersOfEnglish(Messages messages) {
        texts(Messages.english())
                .forEach((key, english) -> assertThat(
                                placeholders(texts(messages).get(key)))
                        .as(key)
                        .isEqualTo(placeholders(english)));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void translation_isNotEnglish(Messages messages) {
        assertThat(texts(messages)).allSatisfy((key, text) -> {
            if (Pattern.compile("[a-z]{2,} [a-z]{2,} [a-z]{2,}").matcher(text).find()) {
                assertThat(text).as(key).containsPattern("[^\\x00-\\x{24f}]");
            }
        });
    }

    @Test
    void keys_areUniqueInAFile_andTextsHaveNoOuterSpaces() throws IOException {
        try (Stream<Path> files = Files.list(CATALOGUES)) {
            for (Path file : files.toList()) {
                Set<String> keys = new HashSet<>();
                for (String line : Files.readAllLines(file)) {
                    if (!line.isBlank() && !line.startsWith("#")) {
                        assertThat(line).as("in %s", file).matches("[a-z0-9.-]+ = \\S(.*\\S)?");
                        assertThat(keys.add(line.substring(0, line.indexOf(' '))))
                                .as("%s is twice in %s", line, file)
                                .isTrue();
                    }
                }
            }
        }
    }

    /** Who speaks to the computer says what is written on the button (WCAG 2.5.3). */
    @Test
    void languageMenu_isNamedByItsVisibleText() {
        assertThat(Messages.all())
                .allSatisfy(messages ->
                        assertThat(messages.text("layout.language")).contains(messages.text("language.short")));
    }

    @Test
    void usedKeys_exist() {
        Map<String, String> english = texts(Messages.english());
        assertThat(uses()).hasSizeGreaterThan(50);
        assertThat(uses().stream()
                        .filter(use -> use.key.endsWith(".")
                                ? english.keySet().stream().noneMatch(key -> key.startsWith(use.key))
                                : !english.containsKey(use.key)))
                .as("uses of texts that no catalogue has")
                .isEmpty();
    }

    @Test
    void keys_areUsed() {
        Set<String> used = prefixes(USE);
        used.addAll(prefixes(OPTIONAL_USE));
        Set<String> unused = new TreeSet<>(texts(Messages.english()).keySet());
        unused.removeIf(key -> key.startsWith("language.") || isCovered(key, used));
        assertThat(unused).as("texts that no page uses").isEmpty();
    }

    @Test
    void uses_giveAllPlaceholdersAValue() {
        for (Use use : uses()) {
            String text = texts(Messages.english()).get(use.key);
            if (text != null) {
                for (String name : placeholders(text)) {
                    String written = use.file.toString().endsWith(".js") ? "\\b" + name + "\\b" : "\"" + name + "\"";
                    assertThat(use.arguments).as("%s in %s", use.key, use.file).containsPattern(written);
                }
            }
        }
    }

    @Test
    void text_replacesPlaceholdersAndChoosesTheNumber() {
        Messages english = Messages.english();
        assertThat(english.text("announcer.move", "side", "Black", "square", "d3", "count", 1))
                .isEqualTo("Black plays d3 and flips 1 disc.");
        assertThat(english.text("announcer.move", "side", "$1", "square", "{side}", "count", 21))
                .isEqualTo("$1 plays {side} and flips 21 discs.");
        assertThatThrownBy(() -> english.text("announcer.move", "side", "Black"))
                .hasMessageContaining("square");
        assertThatThrownBy(() -> english.text("no.such")).hasMessageContaining("no.such");
    }

    @Test
    void time_isInUtcAndInTheLanguage() {
        Instant moment = Instant.parse("2026-11-18T09:05:00Z");
        assertThat(Messages.english().time(moment)).isEqualTo("18 Nov 2026, 09:05 UTC");
        assertThat(Messages.find("ja").orElseThrow().time(moment)).isEqualTo("2026年11月18日 09:05 UTC");
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "'zh-CN,zh;q=0.9,en;q=0.8'; zh-Hans",
                "zh-TW; zh-Hans",
                "ja-JP; ja",
                "'de,fr;q=0.9,ja;q=0.5,en;q=0.4'; ja",
                "'en;q=0.3,zh;q=0.7'; zh-Hans",
                "'ja;q=0,en'; en",
                "de-AT; en",
                "*; en",
                "%%%; en",
                "''; en"
            },
            delimiter = ';')
    void preferred_firstKnownLanguageByWeight(String header, String tag) {
        assertThat(Messages.preferred(header).tag()).isEqualTo(tag);
    }

    private static Set<String> placeholders(@Nullable String text) {
        return PLACEHOLDER
                .matcher(text == null ? "" : text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }

    /** Whether a key is in the set, or begins with a member that ends with a point. */
    private static boolean isCovered(String key, Set<String> keysAndPrefixes) {
        return keysAndPrefixes.contains(key)
                || keysAndPrefixes.stream().anyMatch(prefix -> prefix.endsWith(".") && key.startsWith(prefix));
    }

    private static Set<String> prefixes(Pattern pattern) {
        Set<String> keys = new TreeSet<>();
        forEachSource((file, source) -> pattern.matcher(source).results().forEach(match -> keys.add(match.group(1))));
        return keys;
    }

    private static List<Use> uses() {
        List<Use> uses = new ArrayList<>();
        forEachSource((file, source) -> USE.matcher(source)
                .results()
                .forEach(match -> uses.add(new Use(file, match.group(1), restOfCall(source, match)))));
        return uses;
    }

    /** What follows the key up to the parenthesis that ends the call. */
    private static String restOfCall(String source, MatchResult match) {
        int depth = 1;
        int end = match.end();
        while (depth > 0 && end < source.length()) {
            char character = source.charAt(end++);
            depth += character == '(' ? 1 : character == ')' ? -1 : 0;
        }
        return source.substring(match.end(), end);
    }

    private interface SourceReader {
        void read(Path file, String source);
    }

    private static void forEachSource(SourceReader reader) {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                if (SOURCE_TYPES.contains(name.substring(name.lastIndexOf('.') + 1))) {
                    reader.read(file, Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
