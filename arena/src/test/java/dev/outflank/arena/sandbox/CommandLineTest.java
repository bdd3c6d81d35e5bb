package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Command lines as people type them. */
final class CommandLineTest {
    @Test
    void words_blanksQuotesAndBackslashes_areUnderstood() {
        assertThat(CommandLine.words("  python3  bot.py ")).containsExactly("python3", "bot.py");
        assertThat(CommandLine.words("'my bot' \"a 'b'\" c\\ d \"\" e'f'g"))
                .containsExactly("my bot", "a 'b'", "c d", "", "efg");
        assertThat(CommandLine.words("")).isEmpty();
        assertThatThrownBy(() -> CommandLine.words("bot 'open")).hasMessageContaining("without its end");
    }

    @Test
    void withHeap_javaCommand_getsItsMemory() {
        List<String> java = CommandLine.withHeap(List.of("java", "-cp", "/box", "Bot"), 512L << 20);
        assertThat(java).startsWith("java", "-Xmx352m").endsWith("-cp", "/box", "Bot");
        List<String> own = List.of("/usr/bin/java", "-Xmx64m", "Bot");
        assertThat(CommandLine.withHeap(own, 512L << 20)).isEqualTo(own);
        assertThat(CommandLine.withHeap(List.of("./javabot"), 1L << 30)).containsExactly("./javabot");
    }
}
