package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Server and workers that are killed, stopped or lose disk or database: no result is lost or counted twice.
 */
@Tag("attack")
class FaultsIT {
    /** Two staff players and two students play a double round robin. */
    private static final int PAIRS = 12;

    static final Duration MAX_WAIT = Duration.ofMinutes(5);
    static final String CUP = """
        like: aps105-lab8
        title: Cup
        dates: {}
        staff: {novice: first, greedy: greedy}
        total: 1
        marking: [{part: Style, marks: 1, manual: by hand}]
        competition:
          hand-in: part2
          boards: [6]
          entry: {move: true}
          players: [novice, greedy]
          format: round-robin
          rounds: 2
        """;
    static final String PLAYED = "select count(*) from pairs where state = 'PLAYED'";
    private static final String PENDING = "select count(*) from pairs where state = 'PENDING'";
    private static final String PICKED = "select count(*) from work_queue where picked and task_name = 'play-pair'";

    @TempDir
    private Path folder = Path.of("/");

    /** Builds first, so that the time of a build does not count. */
    @BeforeAll
    static void build() throws Exception {
        Sandbox sandbox = Sandbox.probe();
        assumeTrue(sandbox.isReady(), () -> "no sandbox here: " + sandbox.missing());
        assertThat(new ProcessBuilder("../outflank", "--version").start().waitFor())
                .isZero();
    }

    /** The source of a program that thinks for the given time per move. */
    static String thinking(int milliseconds) throws IOException {
        return Files.readString(Path.of("../judge/src/test/resources/submissions/lab8.c"))
                .replace("#include <stdio.h>", "#include <stdio.h>\n#include <time.h>")
                .replace(
                        "            choose(&b, turn, &row, &col);",
                        "            clock_t c = clock(); while (clock() - c < CLOCKS_PER_SEC * " + milliseconds
                                + " / 1000) { }\n            choose(&b, turn, &row, &col);");
    }

    /** The source of a program that thinks for the given time per move, and chooses at random. */
    static String random(int milliseconds) throws IOException {
        return thinking(milliseconds)
                .replace("            int score = turned;", "            int score = rand();")
                .replace("            clock_t c = clock();", "            srand(time(NULL)); clock_t c = clock();")
                .replace("int best = -1000000;", "int best = -1;");
    }

    static StoredSubmission submit(JudgeServices judge, String login, String source) throws Exception {
        Person person = judge.accounts().add(login, login, Role.STUDENT).orElseThrow();
        return judge.submissions()
                .submit(
                        person,
                        judge.contests().find("cup").orElseThrow(),
                        Map.of("lab8part2.c", source.getBytes(StandardCharsets.UTF_8)));
    }

    private static void prepare(Database database) throws Exception {
        JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
        judge.contests().save("test", "cup", CUP, true);
        submit(judge, "ann", thinking(12));
        submit(judge, "bob", thinking(13));
    }

    private static void assertComplete(Database database) {
        JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
        List<StoredGame> games = judge.competitions().latestGames("cup", Optional.empty(), 1000, 0);
        assertThat(games).hasSize(2 * PAIRS);
        assertThat(games.stream().map(game -> game.pair() + "/" + game.number()).distinct())
                .hasSize(2 * PAIRS);
        assertThat(games)
                .as("no program is blamed for failures of the server")
                .allMatch(game -> game.verdict().isEmpty());
        assertThat(judge.competitions().countPairs(Pairing.State.PLAYED)).isEqualTo(PAIRS);
        assertThat(judge.competitions().countPairs(Pairing.State.PENDING)).isZero();
        assertThat(judge.competitions().countPairs(Pairing.State.VOID)).isZero();
        judge.recomputeStandings();
        assertThat(judge.recomputeStandings())
                .containsExactly(new CompetitionService.Recomputation("cup", PAIRS, true));
    }

    static void await(String what, Callable<Boolean> condition) throws Exception {
        Instant end = Instant.now().plus(MAX_WAIT);
        while (!condition.call()) {
            assertThat(Instant.now()).as("waiting until " + what).isBefore(end);
            Thread.sleep(200);
        }
    }

    static Connection openSqlite(Path data) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("outflank.db"));
    }

    /** Queries a number from the SQLite database of a running server; -1 if there is no database yet. */
    static long querySqlite(Path data, String query) {
        try (Connection connection = openSqlite(data);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            return row.next() ? row.getLong(1) : -1;
        } catch (SQLException e) {
            return -1;
        }
    }

    /** Queries a number from a shared database; -1 while it is down. */
    static long query(Database database, String query) {
        try {
            return database.jdbi()
                    .withHandle(handle ->
                            handle.createQuery(query).mapTo(Long.class).one());
        } catch (JdbiException down) {
            return -1;
        }
    }

    /** The heartbeat is long enough that a server on a busy machine is not taken for dead. */
    private LauncherProcess serve(String name, Path data) throws IOException {
        return LauncherProcess.start(
                folder, name, "serve", "--port", "0", "--data", data.toString(), "--jobs", "1", "--heartbeat", "2s");
    }

    private LauncherProcess worker(String name, String address) throws IOException {
        return LauncherProcess.start(
                folder, name, "worker", "--database", address, "--jobs", "1", "--heartbeat", "500ms");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void sqlite_serverKilledMidGame_resumes() throws Exception {
        Path data = folder.resolve("data");
        try (Database database = Database.openSqlite(data)) {
            prepare(database);
        }
        long before = 0;
        for (String name : List.of("killed", "killed-again", "ended")) {
            try (LauncherProcess server = serve(name, data)) {
                long minPlayed = before + 2;
                await(
                        "games are played",
                        () -> querySqlite(data, PLAYED) >= minPlayed && querySqlite(data, PICKED) > 0);
                if (name.equals("ended")) {
                    try (LauncherProcess second = serve("second", data)) {
                        await("it is refused", () -> !second.isAlive());
                        assertThat(second.err())
                                .contains("another server is using the folder")
                                .hasLineCount(1);
                    }
                    assertThat(server.endsWithin(60)).isTrue();
                    assertThat(querySqlite(data, PICKED)).as("released").isZero();
                } else {
                    server.kill();
                }
                assertThat(querySqlite(data, PLAYED)).as("nothing is lost").isGreaterThanOrEqualTo(minPlayed);
                before = querySqlite(data, PLAYED);
            }
        }
        try (LauncherProcess server = serve("last", data)) {
            await("all pairs are played", () -> querySqlite(data, PLAYED) == PAIRS);
            assertThat(server.endsWithin(60)).isTrue();
            assertThat(server.err()).isEmpty();
        }
        try (Database database = Database.openSqlite(data)) {
            assertComplete(database);
        }
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void postgres_workersKilledStoppedEndedAndWithoutDatabase_loseNoResult() throws Exception {
        EmbeddedPostgres.Builder server = EmbeddedPostgres.builder()
                .setPGStartupWait(MAX_WAIT)
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false);
        EmbeddedPostgres running = server.start();
        server.setPort(running.getPort());
        String address = "postgresql://postgres@localhost:" + running.getPort() + "/postgres";
        try (Database database = Database.openPostgres(address)) {
            prepare(database);
            try (LauncherProcess killed = worker("killed", address);
                    LauncherProcess stopped = worker("stopped", address);
                    LauncherProcess ended = worker("ended", address)) {
                await("all workers play", () -> query(database, PLAYED) >= 2 && query(database, PICKED) == 3);
                killed.kill();
                stopped.signal("STOP");
                assertThat(ended.endsWithin(60)).isTrue();
                assertThat(query(database, PICKED))
                        .as("one of three workers has released its game")
                        .isLessThanOrEqualTo(2);
                try (LauncherProcess _ = worker("successor", address)) {
                    long before = query(database, PLAYED);
                    await("the successor plays", () -> query(database, PLAYED) >= before + 1);
                    stopped.signal("CONT");
                    running.close();
                    Thread.sleep(1000);
                    running = server.start();
                    await("all pairs are played", () -> query(database, PLAYED) == PAIRS);
                }
            }
            assertComplete(database);
        } finally {
            running.close();
        }
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void disk_full_isReportedAndWorkContinuesWhenThereIsSpace() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=4m", "outflank", disk.toString())
                                .start()
                                .waitFor()
                        == 0,
                "a small disk cannot be mounted here");
        try {
            Path data = disk.resolve("data");
            String key;
            try (Database database = Database.openSqlite(data)) {
                prepare(database);
                JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
                key = judge.accounts().addToken(judge.accounts().find("ann").orElseThrow(), "test");
            }
            try (LauncherProcess server = serve("full", data);
                    HttpClient client = HttpClient.newHttpClient()) {
                await("games are played", () -> querySqlite(data, PLAYED) >= 2);
                URI home = URI.create(server.out().replaceAll("(?s).*running at (http://\\S+),.*", "$1"));
                long before = querySqlite(data, PLAYED);
                fill(disk.resolve("filler"));
                HttpResponse<String> refused = submit(client, home, key);
                assertThat(refused.statusCode()).as(refused.body()).isEqualTo(503);
                assertThat(refused.body()).contains("disk is full").doesNotContain("Exception");
                await(
                        "the health page reports it",
                        () -> health(client, home).body().contains("the disk is full"));
                assertThat(health(client, home).statusCode()).isEqualTo(503);
                await("the worker pauses", () -> server.err().contains("the disk is full; work continues when"));
                long lines = server.err().lines().count();
                // Long enough for thousands of lines if every poll of the queue were logged.
                Thread.sleep(3000);
                assertThat(server.err().lines().count())
                        .as("it does not flood the log")
                        .isLessThan(lines + 20);
                assertThat(querySqlite(data, PLAYED)).isGreaterThanOrEqualTo(before);
                Files.delete(disk.resolve("filler"));
                await("the server is up", () -> health(client, home).statusCode() == 200);
                await("the upload is accepted", () -> submit(client, home, key).statusCode() == 201);
                await(
                        "all pairs are played",
                        () -> querySqlite(data, PLAYED) >= PAIRS && querySqlite(data, PENDING) == 0);
                assertThat(server.err()).contains("full").doesNotContain("\tat ");
                assertThat(server.endsWithin(60)).isTrue();
            }
            assertThat(querySqlite(
                            data, "select count(*) from (select pair from games group by pair having count(*) <> 2)"))
                    .isZero();
            assertThat(querySqlite(data, "select count(*) from games where verdict is not null"))
                    .isZero();
        } finally {
            new ProcessBuilder("umount", "-l", disk.toString()).start().waitFor();
        }
    }

    private static HttpResponse<String> health(HttpClient client, URI home) throws Exception {
        return client.send(HttpRequest.newBuilder(home.resolve("/health")).build(), BodyHandlers.ofString());
    }

    /** Submits a program that differs from the first, so that its games are still to be played. */
    private static HttpResponse<String> submit(HttpClient client, URI home, String key) throws Exception {
        String source = thinking(1)
                .replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\t", "\\t");
        return client.send(
                HttpRequest.newBuilder(home.resolve("/api/contests/cup/uploads"))
                        .header("Authorization", "Bearer " + key)
                        .POST(BodyPublishers.ofString("{\"files\":{\"lab8part2.c\":\"" + source + "\"}}"))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Fills the disk to the last byte. */
    static void fill(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int size = 1 << 16; size > 0; size /= 2) {
                fill(out, new byte[size]);
            }
        }
    }

    private static void fill(OutputStream out, byte[] piece) {
        try {
            while (true) {
                out.write(piece);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }
}
