package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.doctor.IdleDoctor;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.rules.Game;
import dev.outflank.web.engine.EngineAnalyst;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The doctor on the server: it works in idle time only, and shows an entry's diagnosis to its author, their group and the staff. */
class DoctorPagesTest {
    private static final String CONTEST = "cup";

    @TempDir
    private Path folder = Path.of("/");

    /** Enters a submission of a person, and saves a pair of games that built-in players play in its name. */
    private static StoredEntry enterAndPlay(JudgeTestServer site, String login, String content, String player)
            throws Exception {
        long person = site.judge.accounts().find(login).orElseThrow().id();
        long id = site.judge.submissions().add(CONTEST, person, content, Map.of());
        site.judge.competitions().enter(site.judge.submissions().find(id).orElseThrow(), login);
        List<StoredEntry> entries = site.judge.competitions().entries(CONTEST);
        StoredEntry own = entries.getLast();
        StoredEntry other = entries.getFirst();
        site.judge.competitions().addPair(CONTEST, Stage.LADDER, own.id(), other.id(), 0, 1);
        Pairing pair = site.judge.competitions().unscheduledPairs().getLast();
        GamePair played =
                GamePair.play(contestant(login, player), contestant("other", "alphabeta:3"), Game.start(6), 1);
        List<StoredGame> games = new ArrayList<>();
        for (GameRecord game : List.of(played.first(), played.second())) {
            boolean black = game.black().equals(login);
            games.add(new StoredGame(
                    pair.id(),
                    games.size(),
                    0,
                    black ? own.id() : other.id(),
                    black ? other.id() : own.id(),
                    game.outcome().name(),
                    Optional.empty(),
                    Optional.empty(),
                    GameJson.format(game),
                    "",
                    "",
                    Instant.now()));
        }
        assertThat(site.judge.competitions().savePair(pair, games, "test")).isTrue();
        return own;
    }

    private static Contestant contestant(String name, String spec) {
        return new PlayerContestant(
                name,
                () -> JudgeTestServer.PLAYER_REGISTRY.createPlayer(spec),
                TimeLimit.ofCpu(Duration.ofSeconds(60)));
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plusSeconds(300);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waiting until " + what).isBefore(end);
            Thread.sleep(50);
        }
    }

    @Test
    void diagnosis_isMadeInIdleTime_forAuthorGroupAndStaff() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            String bob = site.token("bob", Role.STUDENT);
            String cid = site.token("cid", Role.STUDENT);
            String staff = site.token("staff", Role.STAFF);
            site.judge.contests().save("staff", CONTEST, JudgeTestServer.CUP + "class: {group-size: 2}", true);
            site.post("/compete/" + CONTEST + "/groups", staff, Map.of("students", "ann, cid"));
            StoredEntry first = enterAndPlay(site, "ann", "version 1", "first");
            StoredEntry second = enterAndPlay(site, "ann", "version 2", "greedy");
            String path = "/compete/" + CONTEST + "/contenders/" + second.id();
            assertThat(site.get(path + "/doctor", ann).body()).contains("has not looked at any game");
            // No worker takes this task: the doctor waits.
            new WorkQueue(site.database).add(TaskType.PLAY, 1_000_000, 1);
            try (IdleDoctor _ = IdleDoctor.start(site.judge.doctor(), new EngineAnalyst())) {
                Thread.sleep(500);
                assertThat(site.judge.doctor().diagnosis(second).games()).isEmpty();
                site.database.jdbi().useHandle(handle -> handle.execute("delete from work_queue"));
                await("four games are diagnosed", () -> games(site, first) == 2 && games(site, second) == 2);
            }
            assertThat(site.judge.doctor().diagnosis(first).discsPerGame()).isPositive();
            assertThat(site.get(path + "/doctor", ann).body())
                    .contains(
                            "In 2 games",
                            "Opening",
                            "Mean of the class",
                            "The worst moves",
                            "<svg",
                            "Your submissions");
            for (String member : List.of(ann, cid)) {
                assertThat(site.get(path, member).body()).contains(path + "/doctor");
                assertThat(site.get(path + "/doctor", member).statusCode()).isEqualTo(200);
            }
            assertThat(site.get(path + "/doctor", staff).statusCode()).isEqualTo(200);
            assertThat(site.get("/compete/" + CONTEST + "/doctor", staff).body())
                    .contains(path + "/doctor");
            assertThat(site.get(path, bob).body()).doesNotContain("/doctor");
            assertThat(site.get(path + "/doctor", bob).statusCode()).isEqualTo(403);
            assertThat(site.get("/compete/" + CONTEST + "/doctor", bob).statusCode())
                    .isEqualTo(403);
        }
    }

    private static int games(JudgeTestServer site, StoredEntry entry) {
        return site.judge.doctor().diagnosis(entry).games().size();
    }
}
