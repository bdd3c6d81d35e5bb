package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every type that these pages name in backticks exists. */
class GlossaryTest {
    private static final Path ROOT = Files.exists(Path.of("ARCHITECTURE.md")) ? Path.of(".") : Path.of("..");

    private static final Pattern TYPE_DECLARATION =
            Pattern.compile("\\b(?:class|interface|@interface|record|enum) ([A-Z]\\w*)");

    /** A type in backticks, with its package before it and a member after it or without: {@code `rules.Game.play`}. */
    private static final Pattern NAMED_TYPE =
            Pattern.compile("`(?:[a-z]\\w*\\.)*([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?(?:\\([^`]*\\))?`");

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

    @ParameterizedTest
    @ValueSource(strings = {"docs/glossary.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"})
    void page_namesOnlyTypesAndMembersThatExist(String page) throws IOException {
        List<String> missing = new ArrayList<>();
        Matcher named = NAMED_TYPE.matcher(Files.readString(ROOT.resolve(page)));
        while (named.find()) {
            String source = SOURCES_BY_TYPE.get(named.group(1));
            boolean exists = source != null
                    && (named.group(2) == null
                            || Pattern.compile("\\b" + named.group(2) + "\\b")
                                    .matcher(source)
                                    .find());
            if (!exists) {
                missing.add(named.group());
            }
        }
        assertThat(missing).isEmpty();
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
