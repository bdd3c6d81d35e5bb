package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Part;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarksCsvTest {
    @TempDir
    Path folder;

    private Contest contest;
    private String manualPart;

    @BeforeEach
    void load() throws Exception {
        contest = new ContestLoader(new BuiltInPlayerRegistry()).load("aps105-lab8");
        manualPart = contest.parts().stream()
                .filter(Part.Manual.class::isInstance)
                .findFirst()
                .orElseThrow()
                .title();
    }

    private Marks marks(String student, String reason) {
        Map<String, PartMark> parts = new LinkedHashMap<>();
        contest.parts().forEach(part -> parts.put(part.title(), PartMark.unknown(reason)));
        parts.put(manualPart, PartMark.of(new BigDecimal("0.5"), reason, ""));
        return new Marks(contest, List.of(new Marks.StudentMarks(student, parts, List.of())));
    }

    private Map<String, Map<String, BigDecimal>> read(String text) throws IOException {
        Path file = folder.resolve("marks.csv");
        Files.writeString(file, text);
        return MarksCsv.readManualMarks(file, contest);
    }

    @Test
    void format_formulasOfStudents_areTextAndReadBack() throws Exception {
        String student = "=cmd|'/C calc'!A1";
        String text = MarksCsv.format(marks(student, "\t@SUM(1)"));
        assertThat(text).contains("\r\n'=cmd|").doesNotContain("\n=").doesNotContain(",=", ",@", ",\"=", ",\"@");
        assertThat(read(text)).isEqualTo(Map.of(student, Map.of(manualPart, new BigDecimal("0.5"))));
    }

    @Test
    void read_savedByASpreadsheetWithSemicolons_isUnderstood() throws Exception {
        String text = "\uFEFFstudent;" + manualPart + ";total\r\n\"Example; Ann\";0,5;0,5\r\n";
        assertThat(read(text)).isEqualTo(Map.of("Example; Ann", Map.of(manualPart, new BigDecimal("0.5"))));
    }

    @Test
    void read_otherFile_isRefused() {
        assertThatThrownBy(() -> read("name,marks\nann,1\n")).hasMessageContaining("a table of marks is expected");
        assertThatThrownBy(() -> read("")).hasMessageContaining("a table of marks is expected");
        assertThatThrownBy(() -> read("student,\"a\"b\n")).hasMessageContaining("the table cannot be read");
    }
}
