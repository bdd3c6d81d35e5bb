package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.account.Role;
import dev.outflank.judge.submission.StoredSubmission;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a student's submissions. */
class SubmissionPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void form_listsAcceptedFiles() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            site.judge.contests().save("test", "lab8", "like: aps105-lab8\ndates: {}\n", true);
            assertThat(site.get("/compete/lab8/mine", ann).body()).contains("accepts: lab8part1.c, lab8part2.c.");
        }
    }

    @Test
    void submission_withoutCompetition_isAccepted() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            site.judge.contests().save("test", "tiny", "like: cs540-tiny\ndates: {}\n", true);
            long person = site.judge.accounts().find("ann").orElseThrow().id();
            long upload = site.judge.submissions().add("tiny", person, "hash", Map.of());
            site.judge.submissions().finishCheck(upload, StoredSubmission.State.ENTERED, "it was accepted", "");
            for (String page : new String[] {"/compete/tiny/mine", "/compete/tiny/uploads/" + upload}) {
                assertThat(site.get(page, ann).body())
                        .containsIgnoringCase("accepted")
                        .doesNotContainIgnoringCase("in the competition");
            }
        }
    }

    @Test
    void submission_followedByAnother_isReplaced() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            long person = site.judge.accounts().find("ann").orElseThrow().id();
            long first = entered(site, person, "first");
            assertThat(site.get("/compete/house-ladder/uploads/" + first, ann).body())
                    .contains("It is in the competition.");
            long second = entered(site, person, "second");
            assertThat(site.get("/compete/house-ladder/uploads/" + first, ann).body())
                    .contains("Replaced by a later submission.", "no longer")
                    .doesNotContain("It is in the competition.");
            assertThat(site.get("/compete/house-ladder/uploads/" + second, ann).body())
                    .contains("It is in the competition.");
            assertThat(site.get("/compete/house-ladder/mine", ann).body())
                    .containsOnlyOnce("it is in the competition")
                    .containsOnlyOnce("replaced by a later submission");
        }
    }

    /** On a phone only the first columns are visible. */
    @Test
    void submissions_stateAndReasonAreBeforeTheTime() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            entered(site, site.judge.accounts().find("ann").orElseThrow().id(), "first");
            assertThat(site.get("/compete/house-ladder/mine", ann).body())
                    .containsSubsequence(">State<", ">Reason<", ">Time<")
                    .containsSubsequence("chip won", "it is in the competition", "<time");
        }
    }

    @Test
    void demoContest_isInTheVisitorsLanguage() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            for (String page : new String[] {"/compete", "/compete/house-ladder"}) {
                assertThat(site.withCookie(page, "language=ja").body())
                        .contains("お試しラダー戦", "内蔵プレイヤー")
                        .doesNotContain("Demo ladder", "Built-in players.");
            }
        }
    }

    private static long entered(JudgeTestServer site, long person, String content) throws Exception {
        long upload = site.judge.submissions().add("house-ladder", person, content, Map.of());
        site.judge.competitions().enter(site.judge.submissions().find(upload).orElseThrow(), "ann");
        site.judge.submissions().finishCheck(upload, StoredSubmission.State.ENTERED, "it is in the competition", "");
        return upload;
    }
}
