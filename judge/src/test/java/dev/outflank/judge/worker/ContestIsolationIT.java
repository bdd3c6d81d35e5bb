package dev.outflank.judge.worker;

import static dev.outflank.judge.JudgeFixture.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A contest that fails or hangs does not stop the others. */
@Tag("attack")
final class ContestIsolationIT {
    private static final String TEXT = JudgeFixture.cup("format: round-robin\n  rounds: 2");

    @TempDir
    private Path folder = Path.of("/");

    private static long count(JudgeFixture fixture, String contest, String state) {
        return fixture.database
                .jdbi()
                .withHandle(handle -> handle.createQuery(
                                "select count(*) from pairs where contest = :contest and state = :state")
                        .bind("contest", contest)
                        .bind("state", state)
                        .mapTo(Long.class)
                        .one());
    }

    private static boolean isRanked(JudgeFixture fixture, String contest) {
        return fixture.judge.competitions().standings(contest).tables().stream()
                .flatMap(table -> table.rows().stream())
                .anyMatch(row -> row.games() == 4);
    }

    @Test
    void unreadableAndInconsistentContests_othersArePlayedAndStaffAreNotified() throws Exception {
        try (JudgeFixture fixture = new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder)) {
            fixture.saveContest("a-unreadable", TEXT);
            fixture.saveContest("b-inconsistent", TEXT);
            fixture.saveContest("c-healthy", TEXT);
            StoredEntry foreign =
                    fixture.judge.competitions().entries("a-unreadable").getFirst();
            fixture.database.jdbi().useHandle(handle -> {
                handle.execute("update contests set text = 'like: no-such-contest' where id = 'a-unreadable'");
                handle.execute(
                        "insert into pairs (contest, stage, a, b, round, edition, counts, state, priority, attempts,"
                                + " reason, worker, created_at) select 'b-inconsistent', 'ROUND_ROBIN', ?, id, 0, 0,"
                                + " true, 'PENDING', 0, 0, '', '', 0 from contenders where contest = 'b-inconsistent'"
                                + " limit 1",
                        foreign.id());
            });
            assertThat(fixture.judge.contests().all())
                    .extracting(hosted -> hosted.id())
                    .containsExactlyInAnyOrder("b-inconsistent", "c-healthy");
            try (Worker _ = fixture.worker("w")) {
                await("the healthy contest is played", () -> isRanked(fixture, "c-healthy"));
            }
            assertThat(fixture.judge.accounts().auditEvents(100).stream()
                            .filter(event -> event.action().equals("scheduling failed")))
                    .extracting(event -> event.contest())
                    .as("one notice each, although the contests fail every second")
                    .containsExactlyInAnyOrder("a-unreadable", "b-inconsistent");
        }
    }

    @Test
    void contestThatHangs_othersArePlayed_andItContinuesAfterwards() throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setPGStartupWait(Duration.ofMinutes(5))
                .start()) {
            String address = "localhost:" + server.getPort() + "/postgres";
            try (JudgeFixture fixture =
                            new JudgeFixture(Database.openPostgres("postgresql://postgres@" + address), folder);
                    Connection connection =
                            DriverManager.getConnection("jdbc:postgresql://" + address + "?user=postgres");
                    Statement statement = connection.createStatement()) {
                fixture.saveContest("a-hanging", TEXT);
                fixture.saveContest("b-healthy", TEXT);
                fixture.judge
                        .competitions()
                        .addPair(
                                "a-hanging",
                                Stage.ROUND_ROBIN,
                                fixture.judge
                                        .competitions()
                                        .entries("a-hanging")
                                        .getFirst()
                                        .id(),
                                fixture.judge
                                        .competitions()
                                        .entries("a-hanging")
                                        .getLast()
                                        .id(),
                                0,
                                0);
                // An entry that left: the update makes its pair void, for which it waits until this lock is released.
                fixture.judge
                        .competitions()
                        .disqualify(
                                "staff",
                                fixture.judge
                                        .competitions()
                                        .entries("a-hanging")
                                        .getFirst(),
                                Optional.of("left"));
                connection.setAutoCommit(false);
                statement.execute("select id from pairs where contest = 'a-hanging' for update");
                try (Worker _ = fixture.worker("w")) {
                    await("the healthy contest is played", () -> isRanked(fixture, "b-healthy"));
                    assertThat(count(fixture, "a-hanging", "VOID")).isZero();
                    connection.rollback();
                    await("the other continues", () -> count(fixture, "a-hanging", "VOID") == 1);
                }
            }
        }
    }
}
