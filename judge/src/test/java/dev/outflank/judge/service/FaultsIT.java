package dev.outflank.judge.service;

import static dev.outflank.judge.service.Bench.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.service.Judge.Recomputed;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.Workers;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes and machines end as they like; no result is lost or counted twice, and all is played in the end. */
final class FaultsIT {
    /** Everyone meets everyone twice: two players of the staff and two students. */
    private static final int PAIRS = 12;

    @TempDir
    private Path folder = Path.of("/");

    /** A program that thinks long enough to be caught at it. */
    private static String thinking(int milliseconds) throws IOException {
        return Bench.greedy()
                .replace("#include <stdio.h>", "#include <stdio.h>\n#include <time.h>")
                .replace(
                        "            choose(&b, turn, &row, &col);",
                        "            clock_t c = clock(); while (clock() - c < CLOCKS_PER_SEC * " + milliseconds
                                + " / 1000) { }\n            choose(&b, turn, &row, &col);");
    }

    private static void begin(Bench bench) throws Exception {
        Held held = bench.hold("cup", Bench.cup("format: round-robin\n  rounds: 2"));
        bench.submit(bench.person("ann"), held, thinking(12));
        bench.submit(bench.person("bob"), held, thinking(13));
    }

    private static void expectWhole(Bench bench) throws Exception {
        await("all pairs are played", () -> count(bench.store, Pairing.State.PLAYED) == PAIRS);
        List<StoredGame> games = bench.store.pairings().latest("cup", Optional.empty(), 1000, 0);
        assertThat(games).hasSize(2 * PAIRS);
        assertThat(games.stream().map(game -> game.pair() + "/" + game.number()).distinct()).hasSize(2 * PAIRS);
        assertThat(games).as("nobody is charged with what we did").allMatch(game -> game.verdict().isEmpty());
        assertThat(count(bench.store, Pairing.State.PENDING)).isZero();
        assertThat(count(bench.store, Pairing.State.VOID)).isZero();
        bench.judge.recompute();
        assertThat(bench.judge.recompute()).containsExactly(new Recomputed("cup", PAIRS, true));
    }

    /** While the database is down nobody can say. */
    private static long count(Store store, Pairing.State state) {
        try {
            return store.pairings().count(state);
        } catch (JdbiException down) {
            return -1;
        }
    }

    private static boolean isPlaying(Store store) {
        return store.database().jdbi().<Long, RuntimeException>withHandle(handle -> handle.createQuery(
                                "select count(*) from work_queue where picked and task_name = 'play-pair'")
                        .mapTo(Long.class)
                        .one())
                > 0;
    }

    @Test
    void sqlite_serverKilledAgainAndAgain_goesOnWhereItWas() throws Exception {
        Path data = folder.resolve("data");
        try (Bench bench = new Bench(Database.inFolder(data), folder)) {
            begin(bench);
        }
        for (int i = 0; i < 3; i++) {
            try (WorkerProcess worker = WorkerProcess.start(data.toString(), "w" + i, folder)) {
                Thread.sleep(3500 + 500 * i);
                worker.kill();
            }
        }
        try (Bench bench = new Bench(Database.inFolder(data), folder);
                Worker _ = bench.worker("last")) {
            expectWhole(bench);
        }
    }

    @Test
    void postgres_workersKilledStoppedAndWithoutDatabase_loseNothing() throws Exception {
        EmbeddedPostgres.Builder server = EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false);
        EmbeddedPostgres running = server.start();
        server.setPort(running.getPort());
        String address = "postgresql://postgres@localhost:" + running.getPort() + "/postgres";
        try (Bench bench = new Bench(Database.at(address), folder)) {
            begin(bench);
            try (WorkerProcess killed = WorkerProcess.start(address, "killed", folder);
                    WorkerProcess stopped = WorkerProcess.start(address, "stopped", folder)) {
                await("both are there", () -> bench.store.workers().all().size() == 2);
                await("pairs are played", () -> count(bench.store, Pairing.State.PLAYED) >= 2 && isPlaying(bench.store));
                killed.kill();
                stopped.signal("STOP");
                try (WorkerProcess _ = WorkerProcess.start(address, "heir", folder)) {
                    long before = count(bench.store, Pairing.State.PLAYED);
                    await("the heir plays", () -> count(bench.store, Pairing.State.PLAYED) >= before + 2);
                    stopped.signal("CONT");
                    running.close();
                    Thread.sleep(1500);
                    running = server.start();
                    expectWhole(bench);
                }
            }
            assertThat(bench.store.workers().all()).extracting(Workers.Worker::name).contains("killed", "stopped", "heir");
        } finally {
            running.close();
        }
    }
}
