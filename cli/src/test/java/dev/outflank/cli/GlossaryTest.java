package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every type that a page of the documentation names in backticks exists, and so does its member. */
class GlossaryTest {
    private static final Path ROOT = Files.exists(Path.of("ARCHITECTURE.md")) ? Path.of(".") : Path.of("..");

    private static final Pattern TYPE_DECLARATION =
            Pattern.compile("\\b(?:class|interface|@interface|record|enum) ([A-Z]\\w*)");

    /** A type in backticks, with or without its package and a member: {@code `rules.Game.play`}. */
    private static final Pattern NAMED_TYPE =
            Pattern.compile("`(?:(?:dev|rules|engine|trainer|protocol|arena|judge|web|cli)(?:\\.[a-z]\\w*)*\\.)?"
                    + "([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?(?:\\([^`]*\\))?`");

    private static final Map<String, String> SOURCES_BY_TYPE = new HashMap<>();

    @BeforeAll
    static void readSources() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.toList()) {
                readTypes(module.resolve("src/main/java"));
                readTypes(module.resolve("src/test/java"));
            }
        }
        readTypes(ROOT.resolve(".ci"));
    }

    private static void readTypes(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                Matcher declaration = TYPE_DECLARATION.matcher(source);
                while (declaration.find()) {
                    SOURCES_BY_TYPE.merge(declaration.group(1), source, String::concat);
                }
            }
        }
    }

    static List<String> pages() throws IOException {
        List<String> pages = new ArrayList<>(List.of("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"));
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            docs.map(page -> "docs/" + page.getFileName())
                    .filter(page -> page.endsWith(".md"))
                    .forEach(pages::add);
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void page_namesOnlyTypesAndMembersThatExist(String page) throws IOException {
        assertThat(NAMED_TYPE
                        .matcher(Files.readString(ROOT.resolve(page)))
                        .results()
                        .filter(named -> !exists(named.group(1), named.group(2)))
                        .map(MatchResult::group))
                .isEmpty();
    }

    private static boolean exists(String type, @Nullable String member) {
        String source = SOURCES_BY_TYPE.get(type);
        if (source == null) {
            return isInJavaLang(type);
        }
        return member == null
                || Pattern.compile("\\b" + member + "\\b").matcher(source).find();
    }

    private static boolean isInJavaLang(String type) {
        try {
            Class.forName("java.lang." + type);
            return true;
        } catch (ClassNotFoundException _) {
            return false;
        }
    }

    @Test
    void everyTerm_namesAType() throws IOException {
        List<String> terms = Files.readAllLines(ROOT.resolve("docs/glossary.md")).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| term "))
                .toList();

        assertThat(terms)
                .hasSizeGreaterThan(60)
                .allSatisfy(line -> assertThat(line.split("\\|", -1)[3]).containsPattern(NAMED_TYPE));
    }
}
