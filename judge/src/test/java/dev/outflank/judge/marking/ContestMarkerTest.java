package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.CourseFixture;
import dev.outflank.judge.submission.Submission;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContestMarkerTest {
    @TempDir
    private Path folder = Path.of("/");

    /** Found with a real class: the same student had another reason in the folder's marks than in the server's. */
    @Test
    void markAll_nothingSubmitted_hasTheReasonOfTheServer() throws Exception {
        CourseFixture course = new CourseFixture(folder, "aps105-lab8");
        Files.createDirectories(course.submissions().resolve("ann"));
        Files.writeString(course.submissions().resolve("ben.zip"), "not a zip");
        Marks marks = course.mark();
        try (MarkFile none = MarkFile.open(folder.resolve("none.jsonl"))) {
            Submission nothing = new Submission("ann", List.of(), Instant.EPOCH, List.of());
            Marks ofServer = new MarkAssembler(course.contest(), none, 0)
                    .fromCache(List.of(nothing), part -> List.of(), Map.of(), Map.of());
            assertThat(CourseFixture.reason(marks, "ann", "Part 1"))
                    .isEqualTo(CourseFixture.reason(ofServer, "ann", "Part 1"))
                    .isEqualTo("nothing was submitted");
        }
        assertThat(CourseFixture.reason(marks, "ben", "Part 1")).contains("ben.zip cannot be read");
    }
}
