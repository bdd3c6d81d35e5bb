package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After resubmissions the leaderboard, the cross table and the exported table count the same games. */
class ResubmissionTest {
    @TempDir
    private Path folder = Path.of("/");

    /** Enters a program with this content. */
    private static void enter(JudgeTestServer site, String login, String content) throws Exception {
        long person = site.judge.accounts().find(login).orElseThrow().id();
        long upload = site.judge.submissions().add("cup", person, content, Map.of());
        site.judge.competitions().enter(site.judge.submissions().find(upload).orElseThrow(), login);
    }

    /** A pair in which White loses both games by a fault: one win and one loss for each entry. */
    private static StoredGame game(Pairing pair, int number) {
        long black = number == 0 ? pair.a() : pair.b();
        long white = number == 0 ? pair.b() : pair.a();
        GameRecord record = new GameRecord(
                "black",
                "white",
                Game.start(6),
                0,
                List.of(),
                new GameFault(Colour.WHITE, Verdict.CRASH, "", TimeUsage.ZERO),
                Instant.now());
        return new StoredGame(
                pair.id(),
                number,
                0,
                black,
                white,
                "BLACK",
                Optional.of("CRASH"),
                Optional.of(white),
                GameJson.format(record),
                "",
                "",
                Instant.now());
    }

    /** Everyone in the competition plays everyone. */
    private static void playAll(JudgeTestServer site, HostedContest hosted, Stage stage) {
        List<StoredEntry> playing = site.judge.competitions().entries("cup").stream()
                .filter(StoredEntry::isPlaying)
                .toList();
        for (StoredEntry one : playing) {
            for (StoredEntry other : playing) {
                if (one.id() < other.id()) {
                    site.judge.competitions().addPair("cup", stage, one.id(), other.id(), 0, 1);
                }
            }
        }
        site.judge.competitions().unscheduledPairs().stream()
                .filter(pair -> pair.contest().equals("cup"))
                .forEach(pair ->
                        site.judge.competitions().savePair(pair, List.of(game(pair, 0), game(pair, 1)), "test"));
        site.judge.competitions().update(hosted, 0, Instant.now());
    }

    @ParameterizedTest
    @CsvSource({"round-robin, ROUND_ROBIN", "ladder, LADDER"})
    void standings_afterResubmissions_addUp(String format, Stage stage) throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String staff = site.token("staff", Role.STAFF);
            site.token("ann", Role.STUDENT);
            site.token("bob", Role.STUDENT);
            site.judge
                    .contests()
                    .save("test", "cup", JudgeTestServer.CUP.replace("format: ladder", "format: " + format), true);
            HostedContest hosted = site.judge.contests().find("cup").orElseThrow();
            enter(site, "ann", "ann 1");
            enter(site, "bob", "bob 1");
            playAll(site, hosted, stage);
            enter(site, "ann", "ann 2");
            playAll(site, hosted, stage);
            enter(site, "bob", "bob 2");
            playAll(site, hosted, stage);

            List<StandingsRow> rows = site.judge
                    .competitions()
                    .standings("cup")
                    .table(stage)
                    .orElseThrow()
                    .rows();
            assertThat(rows).extracting(StandingsRow::name).containsExactlyInAnyOrder("novice", "ann", "bob");
            assertThat(rows).anyMatch(row -> row.games() >= 4);
            String cross = site.get("/compete/cup/cross", "").body();
            for (StandingsRow row : rows) {
                Matcher line = Pattern.compile(
                                ">" + row.name() + "</a></th>.*?<td><b>([0-9½]+)</b><small>/([0-9]+)</small></td></tr>",
                                Pattern.DOTALL)
                        .matcher(cross);
                assertThat(line.find()).as(cross).isTrue();
                assertThat(line.group(2)).as(row.name()).isEqualTo(String.valueOf(row.games()));
                assertThat(line.group(1)).isEqualTo(String.valueOf(row.wins()));
                if (stage == Stage.ROUND_ROBIN) {
                    assertThat(row.games())
                            .as("two games with each of the others")
                            .isEqualTo(4);
                    assertThat(row.score()).isEqualTo(2 * row.wins() + row.draws());
                }
            }
            assertThat(site.get("/compete/cup/leaderboard.csv", staff).body())
                    .contains(",ann,", ",bob,")
                    .doesNotContain("upload", " v2");
        }
    }
}
