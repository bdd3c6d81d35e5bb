package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The mark cache in a file. */
final class MarkFileTest {
    private static final PartMark MARK = PartMark.of(new BigDecimal("2.25"), "because", "log\nof two lines");

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void open_existingFile_readsMarksAndDropsIncompleteLine() throws IOException {
        Path file = folder.resolve("record.jsonl");
        try (MarkFile marks = MarkFile.open(file)) {
            marks.put("a", MARK);
            marks.put("b", PartMark.unknown("the machine failed"));
        }
        Files.writeString(file, "{\"key\":\"c\",\"marks\":\"1\",\"reas", StandardOpenOption.APPEND);
        try (MarkFile marks = MarkFile.open(file)) {
            assertThat(marks.find("a")).contains(MARK);
            assertThat(marks.find("b")).isEmpty();
            assertThat(marks.find("c")).isEmpty();
            marks.put("c", MARK);
        }
        try (MarkFile marks = MarkFile.open(file)) {
            assertThat(marks.find("c")).contains(MARK);
        }
    }

    @Test
    void open_fileInUseOrInvalid_isRejected() throws IOException {
        Path file = folder.resolve("record.jsonl");
        try (MarkFile marks = MarkFile.open(file)) {
            assertThatThrownBy(() -> MarkFile.open(file)).hasMessageContaining("is in use");
            marks.put("a", MARK);
        }
        Path other = Files.writeString(folder.resolve("other"), "hello\n");
        assertThatThrownBy(() -> MarkFile.open(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("line 1");
    }
}
