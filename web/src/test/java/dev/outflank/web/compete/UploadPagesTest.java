package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.store.Office;
import dev.outflank.judge.store.Upload;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a student is told about handing in. */
class UploadPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void form_saysWhichFilesTheContestTakes() throws Exception {
        try (House house = new House(folder)) {
            String ann = house.token("ann", Office.STUDENT);
            house.judge.hold("test", "lab8", "like: aps105-lab8\ndates: {}\n", true);
            assertThat(house.get("/compete/lab8/mine", ann).body()).contains("takes lab8part1.c and lab8part2.c.");
        }
    }

    @Test
    void upload_whereNobodyCompetes_isAcceptedAndNotInACompetition() throws Exception {
        try (House house = new House(folder)) {
            String ann = house.token("ann", Office.STUDENT);
            house.judge.hold("test", "tiny", "like: cs540-tiny\ndates: {}\n", true);
            long person = house.store.people().find("ann").orElseThrow().id();
            long upload = house.store.uploads().add("tiny", person, "hash", Map.of());
            house.store.uploads().settle(upload, Upload.State.ENTERED, "it was accepted", "");
            for (String page : new String[] {"/compete/tiny/mine", "/compete/tiny/uploads/" + upload}) {
                assertThat(house.get(page, ann).body()).containsIgnoringCase("accepted").doesNotContainIgnoringCase("in the competition");
            }
        }
    }
}
