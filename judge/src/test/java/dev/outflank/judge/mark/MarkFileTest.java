package dev.outflank.judge.mark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of marks that were given. */
final class MarkFileTest {
    private static final PartMark MARK = PartMark.of(new BigDecimal("2.25"), "because", "log\nof two lines");

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void open_again_knowsWhatWasKept_butNotACutLine() throws IOException {
        Path file = folder.resolve("record.jsonl");
        try (MarkFile record = MarkFile.open(file)) {
            record.put("a", MARK);
            record.put("b", PartMark.unknown("the machine failed"));
        }
        Files.writeString(file, "{\"key\":\"c\",\"marks\":\"1\",\"reas", StandardOpenOption.APPEND);
        try (MarkFile record = MarkFile.open(file)) {
            assertThat(record.find("a")).contains(MARK);
            assertThat(record.find("b")).isEmpty();
            assertThat(record.find("c")).isEmpty();
            record.put("c", MARK);
        }
        try (MarkFile record = MarkFile.open(file)) {
            assertThat(record.find("c")).contains(MARK);
        }
    }

    @Test
    void open_inUseOrNoRecord_isRefusedPlainly() throws IOException {
        Path file = folder.resolve("record.jsonl");
        try (MarkFile record = MarkFile.open(file)) {
            assertThatThrownBy(() -> MarkFile.open(file)).hasMessageContaining("is in use");
            record.put("a", MARK);
        }
        Path other = Files.writeString(folder.resolve("other"), "hello\n");
        assertThatThrownBy(() -> MarkFile.open(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("line 1");
    }
}
