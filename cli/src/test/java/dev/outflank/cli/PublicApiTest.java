package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The public signatures of the library contain all lines of docs/api.txt. A removed or changed line breaks programs that
 * use the library, and so does a new abstract method of a type that they may implement. With {@code -Dapi.update=true} the
 * file is written instead.
 */
class PublicApiTest {
    private static final Path RECORDED = Path.of("../docs/api.txt");

    /** Between a type and its member. */
    private static final String MEMBER = " :: ";

    /** The packages of docs/library.md with a class of the module that contains them. */
    private static final Map<String, Class<?>> PACKAGES = Map.of(
            "dev/outflank/rules", dev.outflank.rules.Game.class,
            "dev/outflank/rules/record", dev.outflank.rules.Game.class,
            "dev/outflank/rules/picture", dev.outflank.rules.Game.class,
            "dev/outflank/engine/search", dev.outflank.engine.search.Search.class,
            "dev/outflank/engine/large", dev.outflank.engine.search.Search.class,
            "dev/outflank/engine/analysis", dev.outflank.engine.search.Search.class,
            "dev/outflank/engine/players", dev.outflank.engine.search.Search.class);

    @Test
    void api_comparedWithTheRecordedSignatures_hasLostNone() throws Exception {
        TreeSet<String> current = new TreeSet<>();
        for (Map.Entry<String, Class<?>> entry : PACKAGES.entrySet()) {
            current.addAll(signatures(entry.getKey(), entry.getValue()));
        }
        if (Boolean.getBoolean("api.update")) {
            Files.writeString(RECORDED, String.join("\n", current) + "\n");
        }
        assertThat(breakingChanges(Files.readAllLines(RECORDED), current))
                .as("public signatures; if this is meant, list it in CHANGELOG.md and run with -Dapi.update=true")
                .isEmpty();
    }

    @Test
    void breakingChanges_removedOrChangedMethodAndNewAbstractMethod_areFound() {
        List<String> recorded =
                List.of("public interface a.B", "public interface a.B :: public abstract int one(int);");
        assertThat(breakingChanges(recorded, List.of("public interface a.B")))
                .containsExactly("gone: public interface a.B :: public abstract int one(int);");
        assertThat(breakingChanges(
                        recorded,
                        List.of("public interface a.B", "public interface a.B :: public abstract int one(long);")))
                .containsExactly(
                        "gone: public interface a.B :: public abstract int one(int);",
                        "new: public interface a.B :: public abstract int one(long);");
        assertThat(breakingChanges(
                        recorded,
                        List.of(
                                "public interface a.B",
                                "public interface a.B :: public abstract int one(int);",
                                "public interface a.B :: public default int two(int);",
                                "public interface a.C",
                                "public interface a.C :: public abstract int one(int);")))
                .isEmpty();
    }

    private static List<String> breakingChanges(Collection<String> recorded, Collection<String> current) {
        List<String> changes = new ArrayList<>();
        recorded.stream()
                .filter(line -> !current.contains(line))
                .map(line -> "gone: " + line)
                .forEach(changes::add);
        List<String> knownTypes = recorded.stream()
                .filter(line -> !line.contains(MEMBER))
                .map(PublicApiTest::typeName)
                .toList();
        current.stream()
                .filter(line -> line.contains(MEMBER + "public abstract ") && !recorded.contains(line))
                .filter(line -> knownTypes.contains(line.substring(0, line.indexOf(MEMBER))))
                .map(line -> "new: " + line)
                .forEach(changes::add);
        return changes;
    }

    private static String typeName(String line) {
        return line.replaceFirst(" (?:extends|implements) .*", "");
    }

    /** The public members of all public types of a package, each with its type, as javap prints them. */
    private static List<String> signatures(String folder, Class<?> sample) throws IOException, URISyntaxException {
        URI location =
                sample.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path root = Path.of(location);
        if (Files.isDirectory(root)) {
            return javap(root, classes(root.resolve(folder), folder));
        }
        try (FileSystem jar = FileSystems.newFileSystem(root)) {
            return javap(root, classes(jar.getPath(folder), folder));
        }
    }

    private static List<String> classes(Path packageFolder, String folder) throws IOException {
        try (Stream<Path> files = Files.list(packageFolder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name ->
                            name.endsWith(".class") && !name.startsWith("package-info") && !name.matches(".*\\$\\d.*"))
                    .sorted()
                    .map(name -> folder.replace('/', '.') + "." + name.replace(".class", ""))
                    .toList();
        }
    }

    private static List<String> javap(Path classPath, List<String> classes) {
        List<String> arguments = new ArrayList<>(List.of("-public", "-cp", classPath.toString()));
        arguments.addAll(classes);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(text, true, StandardCharsets.UTF_8);
        assertThat(ToolProvider.findFirst("javap").orElseThrow().run(out, out, arguments.toArray(String[]::new)))
                .isZero();
        List<String> signatures = new ArrayList<>();
        String type = "";
        for (String line : text.toString(StandardCharsets.UTF_8).lines().toList()) {
            if (line.startsWith("public ")) {
                type = line.replace(" {", "");
                signatures.add(type);
            } else if (line.startsWith("  public ") && !type.isEmpty()) {
                signatures.add(typeName(type) + MEMBER + line.strip());
            } else if (!line.startsWith("  ") && !line.equals("}")) {
                // A type that is not public, or the name of a source file.
                type = "";
            }
        }
        return signatures;
    }
}
