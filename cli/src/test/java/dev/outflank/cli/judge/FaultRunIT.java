package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A long run outside the default one: random faults while games are played, then every result is checked. Run with
 * {@code mvn -pl cli -am verify -Dit.test=FaultRunIT -Dtest=none -Dsurefire.failIfNoSpecifiedTests=false
 * -Dfailsafe.failIfNoSpecifiedTests=false -Doutflank.faults=500}, and {@code -Doutflank.seed=N} to
 * repeat a run.
 */
@Tag("attack")
@EnabledIfSystemProperty(named = "outflank.faults", matches = "[0-9]+")
final class FaultRunIT {
    private static final int FAULTS = Integer.getInteger("outflank.faults", 0);
    private static final long SEED = Long.getLong("outflank.seed", System.nanoTime());
    /**
     * With a random player, because a ladder of deterministic programs ends when everyone has met everyone, and at full
     * speed until the end.
     */
    private static final String LADDER = FaultsIT.CUP
            .replace("novice: first", "novice: random")
            .replace("format: round-robin\n", "format: ladder\n")
            .replace("  rounds: 2\n", "  meetings: 1000\n");

    private static final String INCOMPLETE =
            "select count(*) from (select pair from games group by pair having count(*) <> 2) as one";
    private static final String GAMES_PER_PAIR =
            "select 2 * (select count(*) from pairs where state = 'PLAYED') - (select count(*) from games)";
    private static final String FAULTY = "select count(*) from games where verdict is not null";
    private static final String GAMES = "select count(*) from games";
    private static final String VOID = "select count(*) from pairs where state = 'VOID'";
    private static final String RESULTS =
            "select pair || '/' || number || ': ' || outcome || ' at ' || ended_at from games";

    @TempDir
    private Path folder = Path.of("/");

    private final Random random = new Random(SEED);
    private final Map<String, Integer> injected = new TreeMap<>();
    private int started;

    @SuppressWarnings("NullAway.Init")
    private AdjustableClock clock;

    @BeforeEach
    void openClock() throws Exception {
        clock = AdjustableClock.create(folder);
    }

    private void prepare(Database database) throws Exception {
        JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
        judge.contests().save("test", "cup", LADDER, true);
        FaultsIT.submit(judge, "ann", FaultsIT.thinking(3));
        // Deterministic programs do not meet again once their games are known.
        FaultsIT.submit(judge, "bob", FaultsIT.random(4));
    }

    /** Reports and checks that no result was lost, doubled, changed or charged to a program. */
    private void assertComplete(Database database, String name, Set<String> seen) throws SQLException {
        Set<String> results;
        try (Connection connection = database.dataSource().getConnection()) {
            results = results(connection);
        }
        Set<String> lost = new TreeSet<>(seen);
        lost.removeAll(results);
        long incomplete = FaultsIT.query(database, INCOMPLETE);
        long missing = FaultsIT.query(database, GAMES_PER_PAIR);
        long voided = FaultsIT.query(database, VOID);
        long faulty = FaultsIT.query(database, FAULTY);
        System.out.println("fault run on " + name + ", seed " + SEED + ": " + injected + ", "
                + FaultsIT.query(database, GAMES) + " games in " + FaultsIT.query(database, FaultsIT.PLAYED)
                + " pairs, of " + seen.size() + " games seen " + lost.size() + " lost or changed, " + incomplete
                + " pairs incomplete, " + missing + " games missing, " + voided + " pairs void, " + faulty
                + " wrong verdicts");
        assertThat(lost).as("lost or changed").isEmpty();
        assertThat(List.of(incomplete, missing, voided, faulty)).containsOnly(0L);
        JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
        judge.recomputeStandings();
        assertThat(judge.recomputeStandings()).allMatch(CompetitionService.Recomputation::same);
    }

    /** One line per game; a game that is played again ends at another time. */
    private static Set<String> results(Connection connection) throws SQLException {
        Set<String> results = new TreeSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(RESULTS)) {
            while (rows.next()) {
                results.add(rows.getString(1));
            }
        }
        return results;
    }

    private void count(String fault) {
        injected.merge(fault, 1, Integer::sum);
    }

    private LauncherProcess start(String... args) throws IOException {
        return LauncherProcess.start(folder, "process-" + started++, clock.environment(), args);
    }

    /** Moves the clock of all processes by up to two hours, forwards or backwards. */
    private void jump() throws IOException {
        clock.set(random.nextInt(-7200, 7200));
        count("clock jump");
    }

    private void stopForAWhile(LauncherProcess process) throws Exception {
        process.signal("STOP");
        Thread.sleep(random.nextInt(200, 4000));
        process.signal("CONT");
        count("SIGSTOP");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void sqlite_randomFaults_loseNothing() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=64m", "outflank", disk.toString())
                                .start()
                                .waitFor()
                        == 0,
                "a small disk cannot be mounted here");
        Path data = disk.resolve("data");
        try {
            try (Database database = Database.openSqlite(data)) {
                prepare(database);
            }
            Set<String> seen = new TreeSet<>();
            LauncherProcess server = serve(data);
            try {
                for (int fault = 0; fault < FAULTS; fault++) {
                    FaultsIT.await("games are played", () -> {
                        try (Connection connection = FaultsIT.openSqlite(data)) {
                            return seen.addAll(results(connection));
                        } catch (SQLException busy) {
                            return false;
                        }
                    });
                    Thread.sleep(random.nextInt(1000));
                    switch (random.nextInt(5)) {
                        case 0, 1 -> {
                            server.kill();
                            count("kill -9");
                            server = serve(data);
                        }
                        case 2 -> stopForAWhile(server);
                        case 4 -> jump();
                        default -> {
                            FaultsIT.fill(disk.resolve("filler"));
                            Thread.sleep(random.nextInt(500, 3000));
                            Files.delete(disk.resolve("filler"));
                            count("disk full");
                        }
                    }
                }
            } finally {
                server.kill();
            }
            try (Database database = Database.openSqlite(data)) {
                assertComplete(database, "SQLite", seen);
            }
        } finally {
            new ProcessBuilder("umount", "-l", disk.toString()).start().waitFor();
        }
    }

    private LauncherProcess serve(Path data) throws IOException {
        return start("serve", "--port", "0", "--data", data.toString(), "--jobs", "2", "--heartbeat", "2s");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void postgres_randomFaults_loseNothing() throws Exception {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setPGStartupWait(FaultsIT.MAX_WAIT)
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false);
        EmbeddedPostgres postgres = builder.start();
        builder.setPort(postgres.getPort());
        String address = "postgresql://postgres@localhost:" + postgres.getPort() + "/postgres";
        List<LauncherProcess> workers = new ArrayList<>();
        try (Database database = Database.openPostgres(address)) {
            prepare(database);
            try (LauncherProcess _ =
                    start("serve", "--port", "0", "--jobs", "0", "--database", address, "--data", folder + "/data")) {
                workers.add(worker(address));
                workers.add(worker(address));
                Set<String> seen = new TreeSet<>();
                for (int fault = 0; fault < FAULTS; fault++) {
                    FaultsIT.await("games are played", () -> {
                        restartEnded(workers, address);
                        try (Connection connection = database.dataSource().getConnection()) {
                            return seen.addAll(results(connection));
                        } catch (SQLException down) {
                            return false;
                        }
                    });
                    Thread.sleep(random.nextInt(1000));
                    int victim = random.nextInt(workers.size());
                    switch (random.nextInt(5)) {
                        case 0, 1 -> {
                            workers.get(victim).kill();
                            count("kill -9");
                            workers.set(victim, worker(address));
                        }
                        case 2 -> stopForAWhile(workers.get(victim));
                        case 4 -> jump();
                        default -> {
                            postgres.close();
                            Thread.sleep(random.nextInt(2000));
                            postgres = builder.start();
                            count("database restart");
                        }
                    }
                }
                for (LauncherProcess worker : workers) {
                    worker.kill();
                }
                assertComplete(database, "PostgreSQL", seen);
            }
        } finally {
            for (LauncherProcess worker : workers) {
                worker.kill();
            }
            postgres.close();
        }
    }

    /** Like a service manager: a worker ends if the database is down when it starts. */
    private void restartEnded(List<LauncherProcess> workers, String address) throws IOException {
        for (int i = 0; i < workers.size(); i++) {
            if (!workers.get(i).isAlive()) {
                workers.set(i, worker(address));
            }
        }
    }

    private LauncherProcess worker(String address) throws IOException {
        return start("worker", "--database", address, "--jobs", "1", "--heartbeat", "1s");
    }
}
