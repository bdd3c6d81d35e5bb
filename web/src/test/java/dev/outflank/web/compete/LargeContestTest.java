package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.contest.HostedContest;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a contest with many entries and games are sent in parts. */
@Tag("attack")
final class LargeContestTest {
    private static final int ENTRIES = 250;

    @TempDir
    private Path folder = Path.of("/");

    private static HostedContest addEntries(JudgeTestServer site) throws Exception {
        site.judge.contests().save("test", "cup", JudgeTestServer.CUP, true);
        site.database.jdbi().useTransaction(handle -> {
            for (int i = 1; i < ENTRIES; i++) {
                handle.execute(
                        "insert into contenders (contest, name, content, active, entered_at) values ('cup', ?, 'first',"
                                + " true, 0)",
                        "entry-" + i);
            }
        });
        return site.judge.contests().find("cup").orElseThrow();
    }

    /** Adds a played pair of each entry and the next. */
    private static void addGames(JudgeTestServer site) {
        site.database.jdbi().useTransaction(handle -> {
            handle.execute("insert into pairs (contest, stage, a, b, round, edition, counts, state, priority, attempts,"
                    + " reason, worker, created_at) select 'cup', 'LADDER', id, id + 1, 0, 0, true, 'PLAYED', 0, 0, '',"
                    + " 'w', 0 from contenders where contest = 'cup' and id < (select max(id) from contenders)");
            for (int number = 0; number < 2; number++) {
                handle.execute(
                        "insert into games (pair, number, attempt, black, white, outcome, record, black_errors,"
                                + " white_errors, ended_at) select id, ?, 0, a, b, 'BLACK', '{}', '', '', 0 from pairs",
                        number);
            }
        });
    }

    private static long rows(String html) {
        return html.lines()
                .filter(line -> line.startsWith("<tr data-contender="))
                .count();
    }

    @Test
    void leaderboard_pages_haveAHundredRowsEach() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            site.judge.competitions().update(addEntries(site), 1, Instant.now());
            String first = site.get("/compete/cup", "").body();
            assertThat(rows(first)).isEqualTo(100);
            assertThat(first).contains("<a href=\"/compete/cup?page=2\">201–250</a>");
            assertThat(rows(site.get("/compete/cup?page=1", "").body())).isEqualTo(100);
            String last = site.get("/compete/cup?page=2", "").body();
            assertThat(rows(last)).isEqualTo(50);
            assertThat(last).contains("src=\"/compete/cup/events?page=2\"");
            assertThat(rows(site.get("/compete/cup?page=999999", "").body()))
                    .as("the last page")
                    .isEqualTo(50);
            HttpResponse<InputStream> stream = site.open("/compete/cup/events?page=2", "");
            try (InputStream in = stream.body()) {
                ByteArrayOutputStream event = new ByteArrayOutputStream();
                byte[] piece = new byte[10_000];
                while (!event.toString(StandardCharsets.UTF_8).contains("</table>")) {
                    event.write(piece, 0, in.read(piece));
                }
                assertThat(event.toString(StandardCharsets.UTF_8).split("<tr data-contender=", -1))
                        .hasSize(51);
            }
        }
    }

    @Test
    void games_pages_showEveryGameOnce() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            addEntries(site);
            addGames(site);
            List<String> first = gameLinks(site.get("/compete/cup/games", "").body());
            List<String> second =
                    gameLinks(site.get("/compete/cup/games?page=1", "").body());
            List<String> last =
                    gameLinks(site.get("/compete/cup/games?page=9", "").body());
            assertThat(first).hasSize(50).doesNotHaveDuplicates().doesNotContainAnyElementsOf(second);
            assertThat(second).hasSize(50);
            assertThat(last).hasSize(2 * (ENTRIES - 1) - 9 * 50);
            HttpResponse<String> beyond = site.get("/compete/cup/games?page=999999", "");
            assertThat(beyond.statusCode()).isEqualTo(200);
            assertThat(gameLinks(beyond.body())).isEmpty();
        }
    }

    private static List<String> gameLinks(String html) {
        return html.lines()
                .filter(line -> line.contains("href=\"/compete/cup/games/"))
                .map(line -> line.replaceAll(".*href=\"(/compete/cup/games/[^\"]*)\".*", "$1"))
                .toList();
    }
}
