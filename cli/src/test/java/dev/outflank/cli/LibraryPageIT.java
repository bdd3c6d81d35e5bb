package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of docs/library.md compile against rules and engine alone, and print the output shown there. */
class LibraryPageIT {
    private static final Pattern PROGRAM = Pattern.compile("```java\\n(.*?)```\\n\\n```\\n(.*?)```\\n", Pattern.DOTALL);

    @TempDir
    private Path folder;

    /** A program and its expected output. */
    record Program(String source, String output) {}

    private static Path page() {
        return Stream.of(Path.of("docs"), Path.of("../docs"))
                .map(docs -> docs.resolve("library.md"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }

    static List<Program> programs() throws IOException {
        return PROGRAM.matcher(Files.readString(page()))
                .results()
                .map((MatchResult found) -> new Program(found.group(1), found.group(2)))
                .toList();
    }

    @Test
    void page_everyJavaBlock_isAProgramWithItsOutput() throws IOException {
        assertThat(programs()).isNotEmpty().hasSize(Files.readString(page()).split("```java\\n", -1).length - 1);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void program_ofThePage_compilesAndPrintsTheOutputShown(Program program) throws Exception {
        Path source = Files.writeString(folder.resolve("Snippet.java"), program.source());
        String libraries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(".*[/\\\\](rules|engine)[/\\\\].*"))
                .reduce((a, b) -> a + File.pathSeparator + b)
                .orElseThrow();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, "-d", folder.toString(), "-cp", libraries, source.toString()))
                .as("compiles")
                .isZero();
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        folder + File.pathSeparator + libraries,
                        "Snippet")
                .redirectErrorStream(true)
                .start();
        String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(printed).isEqualTo(program.output());
        assertThat(run.waitFor()).isZero();
    }
}
