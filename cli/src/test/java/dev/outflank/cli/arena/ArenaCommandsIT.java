package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Matches and tournaments between built-in players; {@link ProgramsIT} tests programs. */
class ArenaCommandsIT {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void match_json_isOneObjectWithFieldsInOrder() {
        Run run = Run.of("match", "greedy", "first", "--games", "4", "--size", "6", "--json", "--no-records");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .hasLineCount(1)
                .startsWith("{\"a\":\"greedy\",\"b\":\"first\",\"games\":4,\"winsA\":")
                .containsPattern("\"draws\":\\d,\"winsB\":\\d,\"faultsA\":\\{\\},\"faultsB\":\\{\\},\"maxCpuA\":")
                .containsPattern("\"distinctGames\":4}\\R$");
    }

    @Test
    void match_out_keepsRecordsAndRefusesASecondMatch() throws IOException {
        Path kept = folder.resolve("m");
        Run run = Run.of("match", "greedy", "first", "--games", "2", "--size", "4", "-o", kept.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Elo", "2 games", kept.toString());
        assertThat(Files.readAllLines(kept.resolve("games.jsonl"))).hasSize(2);
        assertThat(Files.readString(kept.resolve("games.ggf"))).contains("(;GM[Othello]");
        assertThat(Run.of("match", "greedy", "first", "--games", "2", "-o", kept.toString())
                        .err())
                .contains("contains the games of another match");
    }

    @Test
    void match_openingsOfAllKinds_arePlayed() throws IOException {
        Path file = folder.resolve("openings.txt");
        Files.writeString(file, "f5d6c3\nf5f6\n");
        for (String openings : new String[] {"none", "0", "3", file.toString()}) {
            Run run =
                    Run.of("match", "first", "first", "--games", "4", "--openings", openings, "--json", "--no-records");
            assertThat(run.exit()).as(openings).isZero();
        }
    }

    @Test
    void sprt_clearDifference_isDecided() {
        Run run =
                Run.of("sprt", "engine:depth=4", "first", "--elo0", "0", "--elo1", "50", "--size", "6", "--no-records");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("elo1 is accepted");
    }

    @Test
    void sprt_json_isOneObject() {
        Run run = Run.of(
                "sprt",
                "greedy",
                "first",
                "--elo0",
                "0",
                "--elo1",
                "5",
                "--size",
                "4",
                "--games",
                "2",
                "--no-records",
                "--json");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .hasLineCount(1)
                .startsWith("{\"decision\":\"GO_ON\",\"llr\":")
                .contains("\"score\":{\"a\":\"greedy\",\"b\":\"first\",\"games\":2,");
    }

    @Test
    void checkBot_json_isOneObjectPerGame() {
        Run run = Run.of("check-bot", "vg101:/bin/false", "--no-sandbox", "--json");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .hasLineCount(2)
                .startsWith("{\"side\":\"black\",\"fine\":false,\"moves\":0,")
                .contains("\"side\":\"white\"", "\"verdict\":\"NO_START\"", "\"reason\":");
    }

    @Test
    void tournament_startedAgain_resumesAndPrintsTheSameTable() throws Exception {
        Path players = folder.resolve("players.txt");
        Files.writeString(players, "a = greedy\nb = first\nc = smarter\n");
        String[] command = {"tournament", "roundrobin", players.toString(), "--size", "4", "--openings", "none"};
        Run run = Run.of(command);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("rank", "score", "indicator", "Points of the player");
        Run again = Run.of(command);
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(again.err()).contains("resuming after 3 of 3 pairs");
        String[] json = Stream.concat(Stream.of(command), Stream.of("--json")).toArray(String[]::new);
        JsonNode report = JsonFields.parse(Run.of(json).out()).node();
        assertThat(report.get("games").intValue()).isEqualTo(6);
        assertThat(report.get("tables").get(0).get("rows")).hasSize(3);
        Path home = folder.resolve("players.txt.tournament");
        assertThat(home.resolve("index.html")).isNotEmptyFile();
        assertThat(home.resolve("table.csv")).isNotEmptyFile();
        assertThat(Run.of("tournament", "ladder", players.toString(), "--size", "4", "--openings", "none")
                        .err())
                .contains("was started with another setting")
                .doesNotContain("Exception");
    }

    @Test
    void tournament_everyFormat_isPlayed() throws IOException {
        Path players = folder.resolve("players.txt");
        Files.writeString(players, "a = greedy\nb = first\nc = smarter\nd = random:3\n");
        for (String format : new String[] {"gauntlet", "ladder", "pointsrace"}) {
            Run run = Run.of(
                    "tournament",
                    format,
                    players.toString(),
                    "--size",
                    "4",
                    "-o",
                    folder.resolve(format).toString());
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(run.out()).contains("rank");
        }
    }
}
