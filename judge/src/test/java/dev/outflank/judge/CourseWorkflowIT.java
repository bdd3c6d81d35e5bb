package dev.outflank.judge;

import static dev.outflank.judge.CourseFixture.mark;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.marking.Marks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example course of docs/running-a-course.md, built from the text of that page. */
final class CourseWorkflowIT {
    /** A code block of the page, by the text after its three backquotes. */
    private static String block(String title) throws IOException {
        String page = Files.readString(Path.of("../docs/running-a-course.md"));
        Matcher block =
                Pattern.compile("(?s)```" + Pattern.quote(title) + "\n(.*?)```").matcher(page);
        assertThat(block.find()).as(title).isTrue();
        return block.group(1);
    }

    @Test
    void mark_exampleCourseOfThePage_givesTheMarksOfThePage(@TempDir Path folder) throws Exception {
        String count = block("python count.py");
        String bot = block("python bot.py");
        Marks marks = CourseFixture.of(folder, block("yaml contest"))
                .submit("ann", "count.py", count)
                .submit("ann", "bot.py", bot)
                .submit("bob", "count.py", count.replace("board.count(\"X\"), ", ""))
                .submit("bob", "bot.py", "import os\n" + bot)
                .mark();
        assertThat(mark(marks, "ann", "Counting")).isEqualTo("4");
        assertThat(mark(marks, "ann", "Playing"))
                .as(CourseFixture.reason(marks, "ann", "Playing"))
                .isEqualTo("5");
        assertThat(mark(marks, "ann", "Report")).isEqualTo("–");
        assertThat(mark(marks, "bob", "Counting")).isEqualTo("0");
        assertThat(CourseFixture.reason(marks, "bob", "Playing")).contains("line 1: import os is forbidden");
    }
}
