package dev.outflank.judge.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.MarksCsv;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Submissions;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClassRulesTest {
    private static final LocalDateTime CLOSES = LocalDateTime.of(2027, 3, 31, 23, 59);

    @TempDir
    private Path folder = Path.of("/");

    @ParameterizedTest
    @CsvSource({
        "2027-03-31T23:59:00,0,0",
        "2027-03-31T23:59:01,1,10",
        "2027-04-01T23:59:00,1,10",
        "2027-04-01T23:59:01,2,20",
        "2027-04-03T23:59:00,3,30",
        "2027-04-03T23:59:01,4,100",
        "2028-01-01T00:00:00,276,100"
    })
    void penalty_startedDays_cost(LocalDateTime submitted, int days, int percent) {
        Optional<ClassRules.Penalty> penalty = new ClassRules(10, 3, 1, List.of(), Map.of()).penalty(CLOSES, submitted);
        assertThat(penalty.map(ClassRules.Penalty::days).orElse(0)).isEqualTo(days);
        assertThat(penalty.map(ClassRules.Penalty::percent).orElse(0)).isEqualTo(percent);
    }

    @Test
    void penalty_marks_areRounded() {
        assertThat(new ClassRules.Penalty(1, 15).of(new BigDecimal("3.35"))).isEqualByComparingTo("0.50");
    }

    private static String contest(String closes, String rules) {
        return JudgeFixture.cup("format: ladder")
                .replace("dates: {}", "dates: {closes: " + closes + "}\nclass: " + rules);
    }

    private JudgeFixture open() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    @Test
    void submit_afterTheDeadline_isClosedLateOrExtended() throws Exception {
        try (JudgeFixture fixture = open()) {
            Person ann = fixture.person("ann");
            String yesterday = LocalDateTime.now(ZoneId.systemDefault())
                    .minusHours(12)
                    .withNano(0)
                    .withSecond(0)
                    .toString();
            HostedContest closed = fixture.saveContest("closed", contest(yesterday, "{}"));
            assertThatThrownBy(() -> fixture.submit(ann, closed, "int x;"))
                    .isInstanceOf(RequestRefusedException.class)
                    .hasMessageContaining("closed on");
            fixture.judge.classes().setExtension("staff", closed, ann, Optional.of(LocalDateTime.of(2099, 1, 1, 0, 0)));
            fixture.submit(ann, closed, "int x;");
            assertThat(fixture.judge.marks().marks(closed).students().getFirst().penalty())
                    .isEmpty();
            HostedContest late = fixture.saveContest("late", contest(yesterday, "{late: {per-day: 25, days: 2}}"));
            fixture.submit(ann, late, "int x;");
            fixture.judge.marks().setManualMark("staff", late, ann, "Style", Optional.of(new BigDecimal(8)));
            Marks marks = fixture.judge.marks().marks(late);
            assertThat(marks.students().getFirst().total()).isEqualByComparingTo("6");
            assertThat(MarksCsv.format(marks))
                    .contains(",penalty,total")
                    .contains("-2.00,6.00")
                    .contains("1 day late");
            assertThat(fixture.judge.accounts().auditEvents(50))
                    .anyMatch(event -> event.action().equals("extend"));
        }
    }

    @Test
    void group_submission_countsForAll() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", contest("2099-01-01", "{group-size: 2}"));
            Person ann = fixture.person("ann");
            Person bob = fixture.person("bob");
            Person cid = fixture.person("cid");
            fixture.judge.classes().setGroup("staff", cup, List.of(ann, bob));
            fixture.submit(bob, cup, "int x;");
            assertThat(fixture.judge.submissions().counted("cup", ann.id())).isPresent();
            assertThat(fixture.judge.classes().group(cup, bob)).containsExactly(ann, bob);
            assertThat(fixture.judge.classes().groups(cup)).containsExactly(List.of("ann", "bob"));
            fixture.judge.contests().enrol("staff", cup, bob);
            assertThat(fixture.judge.marks().marks(cup).students())
                    .extracting(Marks.StudentMarks::name)
                    .containsExactly("ann", "bob");
            assertThat(fixture.judge.marks().marks(cup).students())
                    .allMatch(student -> !student.part("Working").reason().equals("nothing was submitted"));
            assertThatThrownBy(() -> fixture.judge.classes().setGroup("staff", cup, List.of(ann, bob, cid)))
                    .isInstanceOf(RequestRefusedException.class)
                    .hasMessageContaining("1 to 2");
            fixture.judge.classes().setGroup("staff", cup, List.of(ann, cid));
            assertThat(fixture.judge.classes().group(cup, bob)).containsExactly(bob);
        }
    }

    @Test
    void folder_groupsAndFileTimes_areUsed() throws Exception {
        String text = contest(
                "2020-01-01",
                "{late: {per-day: 10, days: 3}, group-size: 2, groups: {a: [ann, bob]},"
                        + " extensions: {cid: 2099-01-01 12:00}}");
        Contest contest = new ContestLoader(new BuiltInPlayerRegistry()).parse("cup", text);
        Path submissions = Files.createDirectories(folder.resolve("submissions"));
        for (String student : List.of("ann", "cid")) {
            Files.writeString(
                    Files.createDirectories(submissions.resolve(student)).resolve("lab8part2.c"), "int x;");
        }
        List<Submission> read = Submissions.readFolder(submissions, contest);
        assertThat(read).extracting(Submission::name).containsExactly("ann", "bob", "cid");
        assertThat(read.get(1).files()).isEqualTo(read.get(0).files());
        assertThat(contest.classRules().deadline(contest.dates(), List.of("cid")))
                .contains(LocalDateTime.of(2099, 1, 1, 12, 0));
        assertThat(new ContestLoader(new BuiltInPlayerRegistry()).publicText("cup", text))
                .as("logins are not for students")
                .doesNotContain("cid")
                .doesNotContain("extensions");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{late: {per-day: 101, days: 1}} | class.late.per-day",
                "{late: {per-day: 10}} | class.late.days",
                "{group-size: 1, groups: {a: [x, y]}} | class.groups.a",
                "{group-size: 2, groups: {a: [x, y], b: [y]}} | class.groups.b",
                "{extensions: {ann: soon}} | class.extensions.ann",
                "{latte: 1} | latte"
            })
    void parse_invalidRules_nameTheField(String rules, String field) {
        assertThatThrownBy(
                        () -> new ContestLoader(new BuiltInPlayerRegistry()).parse("cup", contest("2027-01-01", rules)))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining(field);
    }
}
