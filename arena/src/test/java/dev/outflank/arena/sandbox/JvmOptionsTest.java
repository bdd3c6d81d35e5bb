package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JvmOptionsTest {
    @Test
    void withHeapLimit_javaCommand_getsHeapSize() {
        List<String> java = JvmOptions.withHeapLimit(List.of("java", "-cp", "/box", "Bot"), 512L << 20);
        assertThat(java).startsWith("java", "-Xmx352m").endsWith("-cp", "/box", "Bot");
        List<String> own = List.of("/usr/bin/java", "-Xmx64m", "Bot");
        assertThat(JvmOptions.withHeapLimit(own, 512L << 20)).isEqualTo(own);
        assertThat(JvmOptions.withHeapLimit(List.of("./javabot"), 1L << 30)).containsExactly("./javabot");
    }
}
