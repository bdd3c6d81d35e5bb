package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.account.Role;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Extensions, groups and gradebooks on the pages of staff and students. */
final class ClassPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    private static String contest(String closes) {
        return JudgeTestServer.CUP.replace(
                "dates: {}", "dates: {closes: " + closes + "}\nclass: {late: {per-day: 10, days: 3}, group-size: 2}");
    }

    @ParameterizedTest
    @EnumSource
    void rules_extensionAndGroup_areShownToStudents(Databases databases) throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(databases.open(folder))) {
            site.judge.contests().save("test", "cup", contest("2099-01-31 12:00"), true);
            String staff = site.token("tess", Role.STAFF);
            String ann = site.token("ann", Role.STUDENT);
            String bob = site.token("bob", Role.STUDENT);
            assertThat(site.get("/compete/cup/mine", ann).body())
                    .contains("Deadline: 2099-01-31 12:00.", "costs 10 % of the marks. After 3 days");
            Map<String, String> extension = Map.of("student", "ann", "closes", "2099-02-28T12:00");
            assertThat(site.post("/compete/cup/extensions", ann, extension).statusCode())
                    .isEqualTo(403);
            assertThat(site.post("/compete/cup/extensions", staff, extension).statusCode())
                    .isEqualTo(303);
            assertThat(site.get("/compete/cup/mine", ann).body()).contains("Deadline: 2099-02-28 12:00.");
            assertThat(site.get("/compete/cup/mine", bob).body()).contains("Deadline: 2099-01-31 12:00.");
            site.post("/compete/cup/groups", staff, Map.of("students", "ann, bob"));
            assertThat(site.get("/compete/cup/mine", bob).body())
                    .contains("You submit as a group: ann, bob.", "Deadline: 2099-02-28 12:00.");
            assertThat(site.get("/api/contests/cup/rules", bob).body())
                    .contains("You submit as a group: ann, bob.", "Deadline: 2099-02-28 12:00.");
            site.upload("/compete/cup/uploads", bob, "lab8part2.c", "int x;");
            long upload = site.judge
                    .submissions()
                    .counted(
                            "cup",
                            site.judge.accounts().find("ann").orElseThrow().id())
                    .orElseThrow()
                    .id();
            for (String member : new String[] {ann, bob}) {
                assertThat(site.get("/compete/cup/uploads/" + upload, member).statusCode())
                        .isEqualTo(200);
            }
            assertThat(site.get("/compete/cup/uploads/" + upload, site.token("eve", Role.STUDENT))
                            .statusCode())
                    .isEqualTo(404);
            assertThat(site.get("/compete/cup/rules", staff).body()).contains("ann, bob", "2099-02-28 12:00");
            assertThat(site.get("/compete/cup/marks-canvas.csv", staff).body())
                    .contains("Student,ID,SIS User ID,SIS Login ID,Section", "ann,,,ann,,", "bob,,,bob,,");
            assertThat(site.get("/compete/cup/marks-other.csv", staff).statusCode())
                    .isEqualTo(404);
            assertThat(site.judge.accounts().auditEvents(100))
                    .extracting("action")
                    .contains("extend", "group");
        }
    }

    @Test
    void rules_lateSubmission_isPricedBeforeItIsMade() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault()).withNano(0);
            site.judge.contests().save("test", "cup", contest(now.minusHours(30).toString()), true);
            site.judge.contests().save("test", "over", contest(now.minusDays(9).toString()), true);
            String ann = site.token("ann", Role.STUDENT);
            String sentence = "A submission now is 2 days late and loses 20 % of the marks.";
            assertThat(site.get("/compete/cup/mine", ann).body()).contains(sentence);
            assertThat(site.get("/api/contests/cup/rules", ann).body()).contains(sentence);
            assertThat(site.get("/compete/over/mine", ann).body())
                    .contains("closed on")
                    .doesNotContain("A submission now");
        }
    }

    @Test
    void rules_invalidInput_isRefusedWithASentence() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            site.judge.contests().save("test", "cup", contest("2099-01-31"), true);
            String staff = site.token("tess", Role.STAFF);
            site.token("ann", Role.STUDENT);
            assertThat(site.post("/compete/cup/extensions", staff, Map.of("student", "zoe", "closes", "2099-02-01"))
                            .body())
                    .contains("There is no account with the login");
            assertThat(site.post("/compete/cup/extensions", staff, Map.of("student", "ann", "closes", "soon"))
                            .body())
                    .contains("Please give a date and time.");
            assertThat(site.post("/compete/cup/groups", staff, Map.of("students", ""))
                            .statusCode())
                    .isEqualTo(400);
            assertThat(site.post("/compete/cup/groups", staff, Map.of("students", "ann,tess"))
                            .body())
                    .contains("Tess is not a student.");
        }
    }
}
