package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The command compete --watch in its own process. */
class WatchIT {
    private static final Path SOURCES = Path.of("../judge/src/test/resources/submissions");

    private static final String CONTEST = """
        like: aps105-lab8
        title: Cup
        total: 10
        staff: {novice: first}
        marking:
          - {part: Style, marks: 10, manual: by hand}
        competition:
          hand-in: part2
          boards: [4]
          entry: {move: true}
          players: [novice]
          format: round-robin
        """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Process start(String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "compete",
                folder.resolve("cup.yaml").toString(),
                folder.resolve("class").toString(),
                "--json"));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectError(folder.resolve("stderr").toFile())
                .start();
    }

    private void submit(String student, String text) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("class").resolve(student))
                        .resolve("lab8part2.c"),
                text);
    }

    private static List<String> finalists(JsonNode standing) {
        List<String> names = new ArrayList<>();
        standing.get("students").forEach(name -> names.add(name.stringValue()));
        return names;
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void watch_submissionsAddedChangedAndRemoved_updatesTheStandingsAndResumes() throws Exception {
        String good = Files.readString(SOURCES.resolve("lab8.c"));
        Files.writeString(folder.resolve("cup.yaml"), CONTEST);
        submit("ann", good);
        Process process = start("--watch");
        JsonNode last;
        try (BufferedReader standings = process.inputReader(StandardCharsets.UTF_8)) {
            JsonNode first = next(standings, "ann");
            assertThat(first.get("games").intValue()).isEqualTo(2);

            submit("bob", good.replace("STRATEGY 1", "STRATEGY 3"));
            JsonNode second = next(standings, "ann", "bob");
            assertThat(second.get("games").intValue()).isEqualTo(6);

            submit("ann", "int main(void) { return 3 }");
            Files.delete(folder.resolve("class/bob/lab8part2.c"));
            submit("cyd", good);
            last = next(standings, "cyd");
            assertThat(last.get("refused").toString())
                    .contains("ann", "COMPILE_ERROR: The first error is in line 1", "bob", "nothing was submitted");
            assertThat(Files.readString(folder.resolve("class.competition/leaderboard.html")))
                    .contains("cyd", "ann", "COMPILE_ERROR");
        } finally {
            new ProcessBuilder("kill", "-TERM", String.valueOf(process.pid()))
                    .start()
                    .waitFor();
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS))
                .as("ends after SIGTERM")
                .isTrue();

        Process again = start();
        try (BufferedReader standings = again.inputReader(StandardCharsets.UTF_8)) {
            assertThat(next(standings, "cyd")).isEqualTo(last);
        }
        assertThat(again.waitFor()).isZero();
        assertThat(Files.readString(folder.resolve("stderr"))).contains("resuming after 1 of 1 pairs");
    }

    /** Reads standings until they have these finalists, since simultaneous changes may be detected one by one. */
    private static JsonNode next(BufferedReader standings, String... names) throws Exception {
        JsonNode standing;
        do {
            standing = JsonFields.parse(String.valueOf(standings.readLine())).node();
        } while (!finalists(standing).equals(List.of(names)));
        return standing;
    }
}
