package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.account.ClassList;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestLoader;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GradebookCsvTest {
    private static final Map<String, GradebookCsv.Student> STUDENTS =
            Map.of("ann", new GradebookCsv.Student("Ann Example", Optional.of("ann@example.edu")));

    private static Marks marks() throws Exception {
        Contest contest = new ContestLoader(new BuiltInPlayerRegistry()).parse("lab", "like: aps105-lab8\n");
        return new Marks(
                contest,
                List.of(new Marks.StudentMarks(
                        "ann", Map.of("Part 1", PartMark.of(new BigDecimal("2.5"), "", "")), List.of())));
    }

    @Test
    void format_canvas_hasItsColumnsAndPointsPossible() throws Exception {
        assertThat(GradebookCsv.format(GradebookCsv.Platform.CANVAS, marks(), STUDENTS)
                        .lines())
                .hasSize(3)
                .anyMatch(line -> line.startsWith("Student,ID,SIS User ID,SIS Login ID,Section,"))
                .anyMatch(line -> line.equals("Points Possible,,,,,10"))
                .contains("\"Example, Ann\",,,ann,,2.5");
    }

    @Test
    void format_moodleAndGradescope_identifyStudentsByLoginAndAddress() throws Exception {
        assertThat(GradebookCsv.format(GradebookCsv.Platform.MOODLE, marks(), STUDENTS))
                .startsWith("Username,Email address,")
                .contains("ann,ann@example.edu,2.5");
        assertThat(GradebookCsv.format(GradebookCsv.Platform.GRADESCOPE, marks(), STUDENTS))
                .contains("First Name,Last Name,SID,Email,Total Score,Max Points")
                .contains("Ann,Example,ann,ann@example.edu,2.5,10");
    }

    /** What is exported can be read as a class list again, unless it lacks names. */
    @ParameterizedTest
    @EnumSource(
            value = GradebookCsv.Platform.class,
            names = {"CANVAS", "GRADESCOPE"})
    void format_exportedTable_isAClassList(GradebookCsv.Platform platform) throws Exception {
        assertThat(ClassList.parse(GradebookCsv.format(platform, marks(), STUDENTS)))
                .extracting(ClassList.Member::login, ClassList.Member::name)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("ann", "Ann Example"));
    }
}
