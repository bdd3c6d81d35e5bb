package dev.outflank.cli.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.sandbox.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A package of this Outflank, made and unpacked once for all tests that use it. */
public final class UnpackedPackage {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    private static @Nullable UnpackedPackage instance;

    private final Path archive;
    private final Path home;
    private final String firstStart;

    private UnpackedPackage(Path archive, Path home, String firstStart) {
        this.archive = archive;
        this.home = home;
        this.firstStart = firstStart;
    }

    public static synchronized UnpackedPackage get() throws IOException, InterruptedException {
        if (instance == null) {
            Path folder = Scratch.createFolder("package");
            // Programs of other users run its Java.
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            assertThat(run(List.of(LAUNCHER.toString(), "package", "-o", folder.toString())))
                    .contains(".tar.gz: ");
            Path archive = onlyFile(folder);
            run(List.of("tar", "-xzf", archive.toString(), "-C", folder.toString()));
            Path home = folder.resolve(archive.getFileName().toString().replace(".tar.gz", ""));
            instance = new UnpackedPackage(archive, home, run(List.of(home + "/outflank", "--version")));
        }
        return instance;
    }

    public Path archive() {
        return archive;
    }

    public Path home() {
        return home;
    }

    /** What the first start printed. */
    public String firstStart() {
        return firstStart;
    }

    /** Runs the launcher of the package. */
    public String outflank(String... args) throws IOException, InterruptedException {
        return run(Stream.concat(Stream.of(home + "/outflank"), Stream.of(args)).toList());
    }

    static Path onlyFile(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs a command that succeeds; its environment names no Java and contains no Maven settings. */
    public static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.contains("JAVA") || name.contains("MAVEN"));
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
