package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.process.Toolchain;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompileCacheTest {
    private static final Toolchain.CompilerOutput OUTPUT =
            new Toolchain.CompilerOutput(Map.of("bot", "a program".getBytes(StandardCharsets.UTF_8)), "a warning");

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void find_afterPut_isTheSame() {
        CompileCache cache = new CompileCache(folder);
        cache.put("key", OUTPUT);
        assertThat(cache.find("key")).hasValueSatisfying(found -> {
            assertThat(found.messages()).isEqualTo("a warning");
            assertThat(found.files().get("bot")).asString().isEqualTo("a program");
        });
        assertThat(folder).isDirectoryContaining("glob:**key").isDirectoryNotContaining("glob:**new*");
    }

    /** A machine that lost its power; its programs must not be blamed. */
    @Test
    void find_truncatedFile_isNothing() throws Exception {
        CompileCache cache = new CompileCache(folder);
        cache.put("key", OUTPUT);
        Path file = folder.resolve("key");
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThat(cache.find("key"))
                    .as(length + " of " + whole.length + " bytes")
                    .isEmpty();
        }
    }
}
