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
                .containsPattern(
                        "\"distinctGames\":4,\"faultGames\":0,\"elo\":[-0-9.]+,\"error\":[0-9.]+,\"los\":[0-9.]+,"
                                + "\"pentanomial\":\\[\\d(,\\d){4}\\],\"llr\":[-0-9.E]+}\\R$");
    }

    @Test
    void match_out_keepsRecordsAndRefusesAnotherMatch() throws IOException {
        Path kept = folder.resolve("m");
        Run run = Run.of("match", "greedy", "first", "--games", "2", "--size", "4", "-o", kept.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Elo", "2 games", kept.toString());
        assertThat(Files.readAllLines(kept.resolve("games.jsonl"))).hasSize(2);
        assertThat(Files.readString(kept.resolve("games.ggf"))).contains("(;GM[Othello]");
        assertThat(Run.of("match", "greedy", "first", "--games", "2", "-o", kept.toString())
                        .err())
                .contains("was started with another setting of conditions: it has", "4×4, ", "8×8, ");
    }

    @Test
    void match_sameFolderWithMoreGames_playsOnlyTheNewOnes() throws IOException {
        String kept = folder.resolve("m").toString();
        String[] match = {"match", "greedy", "first", "--size", "6", "-o", kept};
        assertThat(Run.of(with(match, "--games", "4")).out()).contains("4 games", "Ptnml(0-2): [");
        Run more = Run.of(with(match, "--rounds", "4", "--json"));
        assertThat(more.exit()).isZero();
        assertThat(more.err()).contains("resuming after 4 of 8 games");
        assertThat(more.out()).contains("\"games\":8,");
        assertThat(Files.readAllLines(folder.resolve("m/games.jsonl"))).hasSize(8);
        assertThat(Run.of(with(match, "--games", "4", "--rounds", "4")).err()).contains("contradict each other");
    }

    private static String[] with(String[] command, String... more) {
        return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void commands_programThatCannotStart_stopBeforeTheFirstGame() throws IOException {
        Path players = Files.writeString(folder.resolve("players.txt"), "a = greedy\nb = gtp:/nonexist\n");
        for (String[] command : new String[][] {
            {"match", "greedy", "gtp:/nonexist"},
            {"sprt", "greedy", "botzone:/nonexist", "--elo0", "0", "--elo1", "10"},
            {"match", "nboard:/bin/true", "greedy"},
            {"tournament", "roundrobin", players.toString()}
        }) {
            Run run = Run.of(
                    with(command, "--no-sandbox", "-o", folder.resolve("none").toString()));
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err()).contains("cannot play: NO_START").doesNotContain("Exception");
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void sprt_sameFolder_isResumedOnlyWithTheSameHypotheses() {
        String kept = folder.resolve("s").toString();
        String[] sprt = {"sprt", "greedy", "first", "--size", "6", "--elo0", "0", "-o", kept};
        assertThat(Run.of(with(sprt, "--elo1", "5", "--games", "4")).out()).contains("undecided after 4 games");
        Run more = Run.of(with(sprt, "--elo1", "5", "--games", "6", "--json"));
        assertThat(more.err()).contains("resuming after 4 of 6 games");
        assertThat(more.out()).contains("\"decision\":\"GO_ON\"", "\"pentanomial\":[", "\"los\":", "\"games\":6");
        assertThat(Run.of(with(sprt, "--elo1", "9", "--games", "6")).err()).contains("another setting of kind");
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
    void match_timeControls_arePlayedAndPartOfTheSettings() throws IOException {
        String kept = folder.resolve("tc").toString();
        Run run = Run.of(with(
                new String[] {"match", "engine", "engine:level=3", "--size", "4", "--games", "2", "-o", kept},
                "--tc",
                "5s+100ms",
                "--tc-b",
                "200ms/move",
                "--wall"));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(Files.readString(folder.resolve("tc/match.json")))
                .contains("5s+100ms of wall time, ", "B 200ms/move");
        assertThat(Run.of("match", "first", "first", "--tc", "quick").err())
                .contains("expected a time")
                .doesNotContain("Exception");
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
