package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Source files that attack the compiler, or the machine through the compiler. */
@Tag("attack")
final class CompileBombIT {
    private static final ResourceLimits LIMITS = ResourceLimits.ofCpu(Duration.ofMillis(1500))
            .withMemory(256L << 20)
            .withFileSize(16L << 20)
            .withOutput(16L << 20);

    @TempDir
    private Path folder = Path.of("/");

    private BotException compileFault(String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name), source);
        Toolchain toolchain = new Toolchain(TestPrograms.sandbox(), LIMITS);
        BotException fault =
                Objects.requireNonNull(catchThrowableOfType(BotException.class, () -> toolchain.compile(file)));
        assertThat(fault.verdict()).as(fault.reason()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(fault.reason().length()).isLessThanOrEqualTo(5000);
        // Only the boxes of this process: others of this machine may be compiling.
        assertThat(TestPrograms.findProcesses(Scratch.folder().toString())).isEmpty();
        return fault;
    }

    @Test
    void hugeArray_initialised_isCompileError() throws IOException {
        compileFault("a.c", "char a[1UL << 33] = {1}; int main(void) { return a[5]; }");
    }

    @Test
    void templateRecursion_exponential_isCompileError() throws IOException {
        compileFault("a.cpp", """
                template <int N, int M> struct T { static const long v = T<N - 1, 2 * M>::v + T<N - 1, 2 * M + 1>::v; };
                template <int M> struct T<0, M> { static const long v = 1; };
                int main() { return T<28, 1>::v; }
                """);
    }

    @Test
    void include_endlessDevice_isCompileError() throws IOException {
        compileFault("a.c", "#include \"/dev/zero\"\nint main(void) { return 0; }");
    }

    @Test
    void include_itself_isCompileError() throws IOException {
        compileFault("a.c", "#include __FILE__\n#include __FILE__\nint main(void) { return 0; }");
    }

    @Test
    void include_fileOfTheHost_isNotRevealed() throws IOException {
        Path secret = Files.writeString(Files.createTempFile("outflank-host", ".secret"), "the_secret_of_the_host");
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-rw-rw-"));
        String source = "#include \"" + secret + "\"\nint main(void) { return 0; }";
        assertThat(compileFault("a.c", source).reason()).doesNotContain("the_secret_of_the_host");
        assertThat(compileFault("b.c", "__asm__(\".incbin \\\"" + secret + "\\\"\"); int main(void) { return 0; }")
                        .reason())
                .doesNotContain("the_secret_of_the_host");
        assertThat(compileFault("c.c", "#include \"/etc/passwd\"\n").reason()).doesNotContain("root:");
        Files.delete(secret);
    }

    @Test
    void errors_endless_areBounded() throws IOException {
        compileFault("a.c", "int main(void) { " + "undefined_name;\n".repeat(100_000) + "}");
    }

    @Test
    void javaSource_deepNesting_isCompileError() throws IOException {
        compileFault("A.java", "class A { int a = " + "(".repeat(200_000) + "1" + ")".repeat(200_000) + "; }");
    }

    @Test
    void javaSource_invalidName_isCompileError() throws IOException {
        compileFault("not-a-class.java", "class A {}");
    }
}
