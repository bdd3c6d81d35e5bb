package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.account.Role;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Warnings about provisional marks. */
class MarkPagesTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void marksByRank_beforeEndOfFinal_showWarning() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("test", "lab", "like: vg101-final\ndates: {}\n", true);
            assertThat(site.get("/compete/lab/marks", staff).body()).contains("Freeze the contest first");

            for (String login : List.of("ann", "bob")) {
                site.token(login, Role.STUDENT);
                long person = site.judge.accounts().find(login).orElseThrow().id();
                long upload = site.judge.submissions().add("lab", person, login, Map.of());
                site.judge
                        .competitions()
                        .enter(site.judge.submissions().find(upload).orElseThrow(), login);
            }
            site.judge
                    .contests()
                    .setFrozen("staff", site.judge.contests().find("lab").orElseThrow(), true);
            assertThat(site.get("/compete/lab/marks", staff).body())
                    .as("the final has no pairs yet")
                    .contains("The final is still being played");
        }
    }
}
