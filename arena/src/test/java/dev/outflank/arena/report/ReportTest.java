package dev.outflank.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.PointsRace;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentListener;
import dev.outflank.arena.tournament.TournamentOptions;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class ReportTest {
    private static final String EVIL = "</script><img src=x onerror=alert(1)>\"'&";

    @TempDir
    Path temp;

    private TournamentResults results(Format format) throws Exception {
        List<TournamentEntry> entries = List.of(
                new TournamentEntry("Ann", "greedy"),
                new TournamentEntry(EVIL, "random"),
                new TournamentEntry("=cmd, \"x\"", "first"),
                new TournamentEntry("cheat", "cheat"));
        TournamentOptions options = new TournamentOptions(
                format, entries, Openings.afterPlies(4, 8, Objective.MOST_DISCS, 1), "1 s of processor time per move");
        return Tournament.play(options, temp, ReportTest::contestant, 2, 1, new TournamentListener() {});
    }

    private static Contestant contestant(TournamentEntry entry) {
        return switch (entry.spec()) {
            case "greedy" -> TestContestants.greedy("g");
            case "random" -> TestContestants.random("r", 5);
            case "first" -> TestContestants.first("f");
            default ->
                TestContestants.scripted(
                        "c",
                        game -> new Answer.ChosenMove(
                                game.ply() > 12
                                        ? Move.at(0, 0)
                                        : game.position().move(0),
                                TimeUsage.ZERO));
        };
    }

    @Test
    void text_roundRobin_hasStandingsCrossTableAndFaults() throws Exception {
        String text = TextReport.format(results(new RoundRobin(1)));
        assertThat(text.lines().toList().get(1)).startsWith("rank  player").contains("score  indicator");
        assertThat(text)
                .contains("Round robin\n")
                .contains("cheat: ILLEGAL_MOVE 6")
                .contains("Points of the player on the left")
                .contains("12 games; moving first is worth");
        assertThat(text.lines().filter(line -> line.startsWith("   4  cheat")))
                .singleElement()
                .asString()
                .contains("IM")
                .contains("0.00");
    }

    @Test
    void csv_namesLikeFormulas_areEscaped() throws Exception {
        List<String> lines =
                CsvReport.format(results(new RoundRobin(1))).lines().toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.getFirst()).startsWith("stage,rank,player,score,");
        assertThat(lines).anyMatch(line -> line.contains(",\"'=cmd, \"\"x\"\"\","));
        assertThat(lines).anyMatch(line -> line.startsWith("ROUND_ROBIN,4,cheat,0.000,"));
    }

    @Test
    void json_pointsRace_hasBothStages() throws Exception {
        JsonNode json =
                JsonFields.parse(JsonReport.format(results(new PointsRace(2)))).node();
        assertThat(json.get("tables")).hasSize(2);
        assertThat(json.get("tables").get(0).get("stage").stringValue()).isEqualTo("POINTS_RACE");
        assertThat(json.get("games").intValue()).isEqualTo(2 * (2 * 2 + 6));
        double sum = 0;
        for (JsonNode row : json.get("tables").get(0).get("rows")) {
            sum += row.get("score").doubleValue();
        }
        assertThat(sum).as("zero sum").isZero();
        assertThat(json.get("cross")).hasSize(12);
    }

    @Test
    void page_hostileNames_areEscaped() throws Exception {
        String page = HtmlReport.format(results(new RoundRobin(1)));
        assertThat(page)
                .doesNotContain("http://")
                .doesNotContain("https://")
                .doesNotContain("<img")
                .contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;")
                .contains("default-src 'none'");
        assertThat(page.replaceAll("(?s)<(script|style)[^>]*>.*?</\\1>", "").replaceAll("\"[^\"]*\"", ""))
                .doesNotContainPattern("<[^>]* on[a-z]+=")
                .doesNotContainPattern("<[^>]* style=");
        assertThat(Pattern.compile("</script>").matcher(page).results().count()).isEqualTo(2);
    }

    @Test
    void page_replayData_reproducesEveryBoard() throws Exception {
        TournamentResults results = results(new EloLadder(5));
        Matcher data = Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>")
                .matcher(HtmlReport.format(results));
        assertThat(data.find()).isTrue();
        JsonNode games = JsonFields.parse(data.group(1)).array("games");
        List<GameRecord> records = new ArrayList<>();
        for (PlayedPair played : results.playedPairs()) {
            records.addAll(played.games());
        }
        assertThat(games).hasSameSizeAs(records);
        for (int i = 0; i < records.size(); i++) {
            assertReplays(games.get(i), records.get(i));
        }
    }

    /** Replays like the page: all squares of a move get the mover's colour, and the colours alternate. */
    private static void assertReplays(JsonNode game, GameRecord record) {
        char[] board = game.get("start").stringValue().toCharArray();
        char side = game.get("first").stringValue().charAt(0);
        List<Position> positions = record.game().positions();
        for (int ply = 0; ply < record.game().ply(); ply++) {
            for (JsonNode square : game.get("plies").get(ply)) {
                board[square.intValue()] = side;
            }
            side = side == 'X' ? 'O' : 'X';
            assertThat(new String(board)).isEqualTo(BoardText.board(positions.get(ply + 1), 'X', 'O', '-', ""));
        }
    }

    @Test
    void write_folder_hasAllReportsAndTheLinkedLogs() throws Exception {
        TournamentResults results = results(new EloLadder(8));
        TournamentReports.write(results, temp);
        TournamentReports.write(results, temp);
        try (var files = Files.list(temp)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "journal.jsonl", "logs", "table.txt", "table.csv", "table.json", "games.ggf", "index.html");
        }
        assertThat(Files.readAllLines(temp.resolve("games.ggf"))).hasSize(16);
        Matcher names = Pattern.compile("\"log\":\"([^\"]+)\"").matcher(Files.readString(temp.resolve("index.html")));
        int count = 0;
        while (names.find()) {
            assertThat(temp.resolve("logs").resolve(names.group(1))).exists();
            count++;
        }
        assertThat(count).isEqualTo(16);
    }
}
