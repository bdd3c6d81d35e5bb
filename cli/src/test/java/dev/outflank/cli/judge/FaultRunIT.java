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
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
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
 * -Dfailsafe.failIfNoSpecifiedTests=false -Doutflank.faults=500}, {@code -Doutflank.seed=N} to repeat a run, and
 * {@code -Doutflank.minutes=N} to end it after that time.
 */
@Tag("attack")
@EnabledIfSystemProperty(named = "outflank.faults", matches = "[0-9]+")
final class FaultRunIT {
    private static final int FAULTS = Integer.getInteger("outflank.faults", 0);
    private static final Duration MAX_TIME = Duration.ofMinutes(Long.getLong("outflank.minutes", 600));
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
    private static final String VERDICTS =
            "select 'wrong verdict: ' || pair || '/' || number || ': ' || record from games where verdict is not null";

    @TempDir
    private Path folder = Path.of("/");

    private final Random random = new Random(SEED);
    private final Map<String, Integer> injected = new TreeMap<>();
    private final Set<String> seen = new TreeSet<>();
    private final Set<String> verdicts = new TreeSet<>();
    private final long begun = System.nanoTime();
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
    private void assertComplete(Database database, String name) throws SQLException {
        Set<String> results;
        try (Connection connection = database.dataSource().getConnection()) {
            look(connection);
            results = lines(connection, RESULTS);
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

    /** Remembers all results, one line per game; a game that is played again ends at another time. True if one is new. */
    private boolean look(Connection connection) throws SQLException {
        for (String verdict : lines(connection, VERDICTS)) {
            if (verdicts.add(verdict)) {
                System.out.println(verdict);
            }
        }
        return seen.addAll(lines(connection, RESULTS));
    }

    private static Set<String> lines(Connection connection, String query) throws SQLException {
        Set<String> lines = new TreeSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                lines.add(rows.getString(1));
            }
        }
        return lines;
    }

    private boolean isOver() {
        return System.nanoTime() - begun > MAX_TIME.toNanos();
    }

    private void count(String fault) {
        injected.merge(fault, 1, Integer::sum);
        System.out.println(Instant.now() + " " + folder.getFileName() + " " + injected + ", " + seen.size() + " games");
    }

    private LauncherProcess start(String... args) throws IOException {
        return LauncherProcess.start(folder, "process-" + started++, clock.environment(), args);
    }

    /** Moves the clock of all processes by up to two hours, forwards or backwards. */
    private void jump() throws IOException {
        clock.set(random.nextInt(-7200, 7200));
        count("clock jump");
    }

    /** Sometimes for longer than the time limit of a move, 4 s. */
    private void stopForAWhile(LauncherProcess process) throws Exception {
        process.signal("STOP");
        Thread.sleep(random.nextInt(200, 6000));
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
            List<LauncherProcess> servers = new ArrayList<>(List.of(serve(data)));
            try {
                for (int fault = 0; fault < FAULTS && !isOver(); fault++) {
                    FaultsIT.await("games are played", () -> {
                        restartEnded(servers, () -> serve(data));
                        try (Connection connection = FaultsIT.openSqlite(data)) {
                            return look(connection);
                        } catch (SQLException busy) {
                            return false;
                        }
                    });
                    Thread.sleep(random.nextInt(1000));
                    switch (random.nextInt(5)) {
                        case 0, 1 -> {
                            servers.getFirst().kill();
                            count("kill -9");
                            servers.set(0, serve(data));
                        }
                        case 2 -> stopForAWhile(servers.getFirst());
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
                servers.getFirst().kill();
            }
            try (Database database = Database.openSqlite(data)) {
                assertComplete(database, "SQLite");
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
                for (int fault = 0; fault < FAULTS && !isOver(); fault++) {
                    FaultsIT.await("games are played", () -> {
                        restartEnded(workers, () -> worker(address));
                        try (Connection connection = database.dataSource().getConnection()) {
                            return look(connection);
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
                assertComplete(database, "PostgreSQL");
            }
        } finally {
            for (LauncherProcess worker : workers) {
                worker.kill();
            }
            postgres.close();
        }
    }

    /** Like a service manager: a process ends if the database is down, or the disk full, when it starts. */
    private static void restartEnded(List<LauncherProcess> processes, Callable<LauncherProcess> start)
            throws Exception {
        for (int i = 0; i < processes.size(); i++) {
            if (!processes.get(i).isAlive()) {
                processes.set(i, start.call());
            }
        }
    }

    private LauncherProcess worker(String address) throws IOException {
        return start("worker", "--database", address, "--jobs", "1", "--heartbeat", "1s");
    }
}
