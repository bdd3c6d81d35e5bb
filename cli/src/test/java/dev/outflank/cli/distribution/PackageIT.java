package dev.outflank.cli.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A distribution, unpacked elsewhere and used without JDK, Maven and the source tree. */
class PackageIT {
    private static Path home = Path.of("");

    @BeforeAll
    static void unpack() throws Exception {
        home = UnpackedPackage.get().home();
    }

    private static String outflank(String... args) throws IOException, InterruptedException {
        return UnpackedPackage.get().outflank(args);
    }

    @Test
    void firstStart_preparesTheCaches_andReportsIt() throws Exception {
        assertThat(UnpackedPackage.get().firstStart()).contains("preparing the first start");
        assertThat(outflank("--version")).doesNotContain("preparing");
    }

    @Test
    void start_withADamagedCache_isSilent() throws Exception {
        Path cache = home.resolve("dist/plain.aot");
        byte[] intact = Files.readAllBytes(cache);
        try {
            Files.writeString(cache, "damaged");
            assertThat(outflank("--version")).startsWith("outflank ").hasLineCount(1);
        } finally {
            Files.write(cache, intact);
        }
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
        UnpackedPackage.run(List.of(bin + "/javac", source.toString()));
        assertThat(UnpackedPackage.run(List.of(bin + "/java", "-cp", sources.toString(), "Hello")))
                .isEqualTo("42");
    }

    @Test
    void licences_ofAllPackagedJars_areListed() throws Exception {
        assertThat(home.resolve("LICENSE")).isRegularFile();
        String listed = Files.readString(home.resolve("dist/THIRD-PARTY.txt"));
        List<String> own = List.of("arena", "engine", "judge", "protocol", "rules", "tiny", "trainer", "web");
        try (Stream<Path> jars = Files.list(home.resolve("dist/lib"))) {
            List<String> artifacts = jars.map(jar -> jar.getFileName().toString())
                    .map(name -> name.replaceAll("-[0-9][^-]*(-[A-Za-z0-9.]+)?[.]jar$", ""))
                    .filter(name -> !own.contains(name))
                    .toList();
            assertThat(artifacts)
                    .hasSizeGreaterThan(20)
                    .allSatisfy(artifact -> assertThat(listed).contains(":" + artifact + ":"));
        }
        // Every line of the list begins with a licence.
        assertThat(listed.lines().filter(line -> line.contains(" - ")))
                .isNotEmpty()
                .allSatisfy(
                        line -> assertThat(line).matches(" *\\([A-Za-z][^)]*.*").doesNotContain("Unknown license"));
    }

    @Test
    void package_ofADistribution_isADistribution(@TempDir Path second) throws Exception {
        outflank("package", "-o", second.toString());
        assertThat(Files.size(UnpackedPackage.onlyFile(second))).isGreaterThan(10_000_000);
    }
}
