package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.store.Role;
import dev.outflank.judge.store.StoredSubmission;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a student is told about handing in. */
class SubmissionPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void form_saysWhichFilesTheContestTakes() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String ann = house.token("ann", Role.STUDENT);
            house.judge.saveContest("test", "lab8", "like: aps105-lab8\ndates: {}\n", true);
            assertThat(house.get("/compete/lab8/mine", ann).body()).contains("takes lab8part1.c and lab8part2.c.");
        }
    }

    @Test
    void upload_whereNobodyCompetes_isAcceptedAndNotInACompetition() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String ann = house.token("ann", Role.STUDENT);
            house.judge.saveContest("test", "tiny", "like: cs540-tiny\ndates: {}\n", true);
            long person = house.store.people().find("ann").orElseThrow().id();
            long upload = house.store.submissions().add("tiny", person, "hash", Map.of());
            house.store.submissions().finishCheck(upload, StoredSubmission.State.ENTERED, "it was accepted", "");
            for (String page : new String[] {"/compete/tiny/mine", "/compete/tiny/uploads/" + upload}) {
                assertThat(house.get(page, ann).body())
                        .containsIgnoringCase("accepted")
                        .doesNotContainIgnoringCase("in the competition");
            }
        }
    }

    @Test
    void upload_afterALaterOne_isReplacedAndTheLaterOnePlays() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String ann = house.token("ann", Role.STUDENT);
            long person = house.store.people().find("ann").orElseThrow().id();
            long first = entered(house, person, "first");
            assertThat(house.get("/compete/house-ladder/uploads/" + first, ann).body())
                    .contains("It is in the competition.");
            long second = entered(house, person, "second");
            assertThat(house.get("/compete/house-ladder/uploads/" + first, ann).body())
                    .contains("A later one plays instead.", "no longer")
                    .doesNotContain("It is in the competition.");
            assertThat(house.get("/compete/house-ladder/uploads/" + second, ann).body())
                    .contains("It is in the competition.");
            assertThat(house.get("/compete/house-ladder/mine", ann).body())
                    .containsOnlyOnce("it is in the competition")
                    .containsOnlyOnce("a later one plays instead");
        }
    }

    private static long entered(JudgeTestServer house, long person, String content) throws Exception {
        long upload = house.store.submissions().add("house-ladder", person, content, Map.of());
        house.store.entries().enter(house.store.submissions().find(upload).orElseThrow(), "ann");
        house.store.submissions().finishCheck(upload, StoredSubmission.State.ENTERED, "it is in the competition", "");
        return upload;
    }
}
