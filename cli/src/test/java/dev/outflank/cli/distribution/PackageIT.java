package dev.outflank.cli.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A distribution, packaged once, unpacked elsewhere and used without JDK, Maven and the source tree. */
class PackageIT {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    @TempDir
    static Path folder = Path.of("");

    private static Path home = Path.of("");

    @BeforeAll
    static void packageAndUnpack() throws IOException, InterruptedException {
        assertThat(run(List.of(LAUNCHER.toString(), "package", "-o", folder.toString())))
                .contains(".tar.gz: ");
        Path archive = onlyFile(folder);
        run(List.of("tar", "-xzf", archive.toString(), "-C", folder.toString()));
        Files.delete(archive);
        home = onlyFile(folder);
        // The first start prepares the caches and reports it.
        assertThat(outflank("--version")).contains("preparing the first start");
    }

    private static Path onlyFile(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.getFirst();
        }
    }

    private static String outflank(String... args) throws IOException, InterruptedException {
        return run(Stream.concat(Stream.of(home.resolve("outflank").toString()), Stream.of(args))
                .toList());
    }

    /** Runs a command that succeeds; its environment names no Java and contains no Maven settings. */
    private static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.contains("JAVA") || name.contains("MAVEN"));
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    @Test
    void commands_runOnThePackagedRuntime() throws Exception {
        assertThat(outflank("tiny", "200", "1", "0000021001200000")).isEqualTo("non-terminal\n");
        assertThat(outflank("solve", "--size", "4")).isNotEmpty();
        assertThat(outflank("contest", "list")).contains("aps105");
    }

    @Test
    void runtime_hasACompiler_forJavaSubmissions(@TempDir Path sources) throws Exception {
        Path source = sources.resolve("Hello.java");
        Files.writeString(source, "class Hello { public static void main(String[] a) { System.out.print(42); } }");
        String bin = home.resolve("runtime/bin").toString();
        run(List.of(bin + "/javac", source.toString()));
        assertThat(run(List.of(bin + "/java", "-cp", sources.toString(), "Hello")))
                .isEqualTo("42");
    }

    @Test
    void licences_ofDependencies_areListed() throws Exception {
        assertThat(home.resolve("LICENSE")).isRegularFile();
        assertThat(home.resolve("dist/THIRD-PARTY.txt"))
                .content()
                .contains("info.picocli:picocli", "org.eclipse.jetty:jetty-server");
    }

    @Test
    void package_ofADistribution_isADistribution(@TempDir Path second) throws Exception {
        outflank("package", "-o", second.toString());
        assertThat(Files.size(onlyFile(second))).isGreaterThan(10_000_000);
    }
}
