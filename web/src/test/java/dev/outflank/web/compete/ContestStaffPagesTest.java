package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.account.Role;
import dev.outflank.judge.submission.StoredSubmission;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The staff's way through a contest: forms that keep what was typed, the class, manual marks. */
class ContestStaffPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    private static Map<String, String> form(String id, String closes, String classList) {
        return Map.of(
                "like", "aps105-lab8",
                "id", id,
                "title", "Lab 8: \"Reversi\" <2027>",
                "opens", "2027-01-10T08:00",
                "closes", closes,
                "boards", "6, 8",
                "csv", classList);
    }

    @Test
    void newContest_fromACourse_hasItsTitleDatesBoardsAndClass() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            HttpResponse<String> created = site.post(
                    "/staff/contests",
                    staff,
                    form("lab8-2027", "2027-03-31T23:59", "ann,Ann A.,ann@example.org\nbob,Bob"));
            assertThat(created.body()).contains("2 with a new link", "http://test/welcome/", "ann@example.org");
            var contest = site.judge.contests().find("lab8-2027").orElseThrow().contest();
            assertThat(contest.title()).isEqualTo("Lab 8: \"Reversi\" <2027>");
            assertThat(contest.dates().closes()).hasToString("Optional[2027-03-31T23:59]");
            assertThat(contest.competition().orElseThrow().boards()).containsExactly(6, 8);
            assertThat(site.get("/compete/lab8-2027/staff", staff).body())
                    .contains("2027-01-10 08:00", "2027-03-31 23:59", "6×6, 8×8", "2 students", "0 of 2");
            assertThat(site.get("/staff", staff).body()).contains("/compete/lab8-2027/staff");
        }
    }

    @Test
    void newContest_withErrors_keepsWhatWasTyped() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            HttpResponse<String> refused =
                    site.post("/staff/contests", staff, form("lab8", "2027-01-01T00:00", "ann,Ann\nann,Again"));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body())
                    .contains("The contest must close later than it opens.", "Line 2 of the class list repeats")
                    .contains("value=\"2027-01-01T00:00\"", "value=\"lab8\"", "value=\"6, 8\"", "ann,Again")
                    .contains("Lab 8: &#34;Reversi&#34; &lt;2027>");
            assertThat(site.judge.contests().find("lab8")).isEmpty();
            assertThat(site.post("/staff/contests", staff, form("house-ladder", "", ""))
                            .body())
                    .contains("already a contest 'house-ladder'");
            assertThat(site.post("/staff/contests", staff, form("Lab 8", "", ""))
                            .body())
                    .contains("lower-case letters, digits and dashes");
        }
    }

    @Test
    void settings_areChangedInTheFile() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "cup", "# mine\n" + JudgeTestServer.CUP, true);
            String hash =
                    site.judge.contests().find("cup").orElseThrow().contest().hash();
            assertThat(site.get("/compete/cup/settings", staff).body()).contains("value=\"Cup &lt;of> 6\"");
            site.post(
                    "/compete/cup/settings",
                    staff,
                    Map.of("title", "Cup", "closes", "2099-01-01T12:00", "boards", "6"));
            var changed = site.judge.contests().find("cup").orElseThrow();
            assertThat(changed.stored().text())
                    .startsWith("# mine\n")
                    .contains("title: \"Cup\"\n", "dates: {closes: 2099-01-01 12:00}\n", "staff: {novice: first}");
            assertThat(changed.stored().open()).isFalse();
            assertThat(changed.contest().hash())
                    .as("marks and games stay valid")
                    .isEqualTo(hash);
            HttpResponse<String> refused =
                    site.post("/compete/cup/settings", staff, Map.of("title", "", "boards", "7"));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body())
                    .contains("A title has 1 to", "even numbers from 4 to 26, like 8 or 8, 10, not 7.");
        }
    }

    @Test
    void contestFile_withAnError_marksItsLine() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, true);
            HttpResponse<String> refused = site.post(
                    "/compete/cup/file",
                    staff,
                    Map.of("text", JudgeTestServer.CUP.replace("boards: [6]", "boards: [<7>]")));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("<mark>  boards: [&lt;7&gt;]</mark>", "Line 11: the field");
            assertThat(site.post("/compete/cup/file", staff, Map.of("text", JudgeTestServer.CUP.replace("Cup", "Cap")))
                            .statusCode())
                    .isEqualTo(303);
            assertThat(site.judge.contests().find("cup").orElseThrow().contest().title())
                    .isEqualTo("Cap <of> 6");
        }
    }

    @Test
    void students_showWhoSubmittedAndWhatFailed() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, false);
            String typed = "ann,Ann\nbob,Bob\nnot a login";
            HttpResponse<String> refused = site.post("/compete/cup/class", staff, Map.of("csv", typed));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains(typed, "Line 3 of the class list begins with");

            site.post("/compete/cup/class", staff, Map.of("csv", "ann,Ann\nbob,Bob\ncyd,Cyd"));
            long ann = site.judge.accounts().find("ann").orElseThrow().id();
            long upload = site.judge.submissions().add("cup", ann, "x", Map.of());
            site.judge.submissions().finishCheck(upload, StoredSubmission.State.BROKEN, "it does not compile", "");
            assertThat(site.get("/compete/cup/students?show=problems", staff).body())
                    .contains("it does not compile", "not accepted")
                    .doesNotContain(">bob<");
            assertThat(site.get("/compete/cup/students?show=missing", staff).body())
                    .contains(">bob<", ">cyd<", "(2)")
                    .doesNotContain(">ann<");
            assertThat(site.get("/compete/cup/staff", staff).body())
                    .contains("1 of 3", "1 with a problem", "it does not compile");

            // Only students who have never signed in get new links.
            site.judge
                    .accounts()
                    .changePassword(site.judge.accounts().find("bob").orElseThrow(), "hash");
            String again =
                    site.post("/compete/cup/invitations", staff, Map.of()).body();
            assertThat(again)
                    .contains("2 with a new link", "<td>ann</td>", "<td>cyd</td>")
                    .doesNotContain("bob");
        }
    }

    @Test
    void manualMarks_areFilledInAsATable() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, false);
            site.post("/compete/cup/class", staff, Map.of("csv", "ann,Ann\nbob,Bob"));
            HttpResponse<String> refused =
                    site.post("/compete/cup/marks/table", staff, Map.of("mark+1+ann", "9,5", "mark+1+bob", "eleven"));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("Nothing was saved", "value=\"9,5\"", "value=\"eleven\"", "0 to 10");

            site.post("/compete/cup/marks/table", staff, Map.of("mark+1+ann", "9,5", "mark+1+bob", ""));
            assertThat(site.get("/compete/cup/marks.csv", staff).body()).contains("ann,0,9.5,9.5", "bob,0,,0");
            assertThat(site.get("/compete/cup/marks", staff).body())
                    .contains("value=\"9.5\"", "1 manual marks are missing");

            HttpResponse<String> table =
                    site.post("/compete/cup/marks/import", staff, Map.of("csv", "student,Style\nbob,12"));
            assertThat(table.statusCode()).isEqualTo(400);
            assertThat(table.body()).contains("student,Style\nbob,12", "a number from 0 to 10");
            site.post("/compete/cup/marks/import", staff, Map.of("csv", "student,Style\nbob,8"));
            assertThat(site.get("/compete/cup/marks.csv", staff).body()).contains("ann,0,9.5,9.5", "bob,0,8,8");
        }
    }

    @Test
    void largeClass_isShownInPages() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, false);
            StringBuilder list = new StringBuilder();
            for (int i = 1000; i < 1250; i++) {
                list.append("s").append(i).append(",Student ").append(i).append('\n');
            }
            site.post("/compete/cup/class", staff, Map.of("csv", list.toString()));
            for (String page : List.of("/compete/cup/students", "/compete/cup/marks")) {
                assertThat(site.get(page, staff).body())
                        .contains(">s1099<", "More ›")
                        .doesNotContain(">s1100<");
                assertThat(site.get(page + "?page=2", staff).body())
                        .contains(">s1249<", "‹ Back")
                        .doesNotContain(">s1199<", "More ›");
            }
            assertThat(site.get("/staff/people?page=1", staff).body())
                    .contains(">s1199<", "More ›")
                    .doesNotContain(">s1250<", ">s1000<");
            assertThat(site.get("/staff/people?find=STUDENT+1249", staff).body())
                    .contains(">s1249<")
                    .doesNotContain(">s1248<", "More ›");
            HttpResponse<String> saved =
                    site.post("/compete/cup/marks/table?page=2", staff, Map.of("mark+1+s1249", "7.25"));
            String shown = saved.headers().firstValue("Location").orElse("");
            assertThat(site.get(shown, staff).body()).contains("value=\"7.25\"", ">s1249<");
        }
    }
}
