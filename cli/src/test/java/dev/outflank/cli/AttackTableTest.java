package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/security.md names exactly the tests that the group of attacks runs. */
class AttackTableTest {
    private static final Path ROOT = Files.exists(Path.of("ARCHITECTURE.md")) ? Path.of(".") : Path.of("..");
    private static final Pattern NAME = Pattern.compile("`(\\w+(?:Test|IT))`");
    private static final Pattern TAG = Pattern.compile("^ *@Tag\\(\"attack\"\\)$", Pattern.MULTILINE);

    @Test
    void attackTable_namesExactlyTheTestsWithTheTag() throws IOException {
        Set<String> named = NAME.matcher(Files.readString(ROOT.resolve("docs/security.md")))
                .results()
                .map((MatchResult name) -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> tagged = new TreeSet<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path tests : modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                collect(tests, tagged);
            }
        }
        assertThat(named).hasSizeGreaterThan(30).isEqualTo(tagged);
    }

    private static void collect(Path tests, Set<String> tagged) throws IOException {
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                if (TAG.matcher(Files.readString(file)).find()) {
                    tagged.add(file.getFileName().toString().replace(".java", ""));
                }
            }
        }
    }
}
