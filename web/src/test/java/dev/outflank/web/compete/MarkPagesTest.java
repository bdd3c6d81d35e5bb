package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.store.Role;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What staff are told about marks. */
class MarkPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void marksByRank_untilTheFinalIsOver_areSaidToBeOpen() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String staff = house.token("staff", Role.STAFF);
            house.judge.saveContest("test", "lab", "like: vg101-final\ndates: {}\n", true);
            assertThat(house.get("/compete/lab/marks", staff).body()).contains("freeze the contest first");

            for (String login : List.of("ann", "bob")) {
                house.token(login, Role.STUDENT);
                long person = house.store.people().find(login).orElseThrow().id();
                long upload = house.store.submissions().add("lab", person, login, Map.of());
                house.store
                        .entries()
                        .enter(house.store.submissions().find(upload).orElseThrow(), login);
            }
            house.judge.setFrozen("staff", house.judge.contest("lab").orElseThrow(), true);
            assertThat(house.get("/compete/lab/marks", staff).body())
                    .as("no pair of the final is made yet")
                    .contains("The final is still being played");
        }
    }
}
