package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.rules.Game;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which pairs a contest plans, and when, with staff players and the result of one short game for all pairs. */
final class ContestScheduleTest {
    private static final Instant NOON = Instant.parse("2027-01-01T12:00:00Z");

    private JudgeFixture fixture;

    @BeforeEach
    void open(@TempDir Path folder) throws Exception {
        fixture = new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    /** A contest of the players a, b, c … */
    private HostedContest contest(String competition, int players) throws Exception {
        String names = "a, b, c, d, e, f".substring(0, 3 * players - 2);
        return fixture.saveContest(
                "cup",
                JudgeFixture.cup(competition)
                        .replace(
                                "staff: {novice: first, greedy: greedy}",
                                "staff: {" + names.replace(",", ": first,") + ": first}")
                        .replace("players: [novice, greedy]", "players: [" + names + "]"));
    }

    private HostedContest cup() {
        return fixture.judge.contests().find("cup").orElseThrow();
    }

    /** Plans for this number of slots, and returns all pending pairs. */
    private List<Pairing> update(int slots, int seconds) {
        fixture.judge.competitions().update(cup(), slots, NOON.plusSeconds(seconds));
        return fixture.judge.competitions().unscheduledPairs();
    }

    /** Saves the result of every pending pair: the entry with the lower id wins both games. */
    private void playPending() throws Exception {
        BuiltInPlayerRegistry players = new BuiltInPlayerRegistry();
        GamePair played = GamePair.play(
                new PlayerContestant("a", () -> players.createPlayer("minimax:2"), TimeLimit.UNLIMITED),
                new PlayerContestant("b", () -> players.createPlayer("first"), TimeLimit.UNLIMITED),
                Game.start(6),
                1);
        for (Pairing pair : fixture.judge.competitions().unscheduledPairs()) {
            assertThat(fixture.judge
                            .competitions()
                            .savePair(
                                    pair,
                                    List.of(
                                            stored(pair, 0, pair.a(), pair.b(), played.first()),
                                            stored(pair, 1, pair.b(), pair.a(), played.second())),
                                    "w"))
                    .isTrue();
        }
    }

    private static StoredGame stored(Pairing pair, int number, long black, long white, GameRecord game) {
        return new StoredGame(
                pair.id(),
                number,
                0,
                black,
                white,
                game.outcome().name(),
                Optional.empty(),
                Optional.empty(),
                GameJson.format(game),
                "",
                "",
                NOON);
    }

    @Test
    void update_slots_keepTwoPairsEachPending() throws Exception {
        contest("format: ladder", 6);
        assertThat(update(1, 0)).hasSize(2);
        assertThat(update(1, 1)).as("again").hasSize(2);
        assertThat(update(9, 2)).as("each entry is in one pair").hasSize(3);
    }

    @Test
    void update_staffOnly_hasTheLowestPriorityAndANewStudentTheHighest() throws Exception {
        contest("format: ladder", 2);
        assertThat(update(1, 0)).extracting(Pairing::priority).containsExactly(10);
        playPending();
        enter("ann");
        assertThat(update(1, 1)).extracting(Pairing::priority).containsExactly(80);
    }

    private StoredEntry enter(String login) {
        Person person = fixture.person(login);
        long id = fixture.judge
                .submissions()
                .add("cup", person.id(), login, Map.of("lab8part2.c", login.getBytes(StandardCharsets.UTF_8)));
        fixture.judge.submissions().finishCheck(id, StoredSubmission.State.ENTERED, "", "");
        fixture.judge.competitions().enter(fixture.judge.submissions().find(id).orElseThrow(), login);
        return fixture.judge.competitions().entries("cup").getLast();
    }

    @Test
    void update_ladderWithEnoughGames_goesOnSlowlyUntilItIsFrozen() throws Exception {
        contest("format: ladder\n  meetings: 1", 4);
        assertThat(update(1, 0)).hasSize(2);
        playPending();
        assertThat(update(1, 4)).as("all have played enough").isEmpty();
        assertThat(update(1, 6)).as("after a pause").hasSize(1);
        assertThat(update(1, 60)).as("one at a time").hasSize(1);
        playPending();
        fixture.judge.contests().setFrozen("staff", cup(), true);
        assertThat(update(1, 61))
                .as("the final does not wait")
                .hasSize(2)
                .allSatisfy(pair -> assertThat(pair.stage()).isEqualTo(Stage.ROUND_ROBIN));
    }

    @Test
    void update_roundRobin_playsEveryBoardInEveryRound() throws Exception {
        contest("format: round-robin\n  rounds: 2", 2);
        fixture.saveContest("cup", cup().stored().text().replace("boards: [6]", "boards: [6, 8]"));
        assertThat(update(1, 0)).extracting(Pairing::round).containsExactly(0, 1);
        playPending();
        assertThat(update(1, 1)).extracting(Pairing::round).containsExactly(2, 3);
        playPending();
        assertThat(update(1, 9)).isEmpty();
        assertThat(fixture.judge.competitions().countPairs("cup", Pairing.State.PLAYED))
                .isEqualTo(4);
    }

    @Test
    void update_final_playsEveryBoardOnceAndThenIsFinished() throws Exception {
        contest("format: ladder\n  meetings: 1", 3);
        StoredEntry ann = enter("ann");
        fixture.saveContest("cup", cup().stored().text().replace("boards: [6]", "boards: [6, 8]"));
        update(1, 0);
        playPending();
        assertThat(stages()).containsExactly(Stage.LADDER);
        fixture.judge.contests().setFrozen("staff", cup(), true);
        for (int i = 0; i < 6; i++) {
            assertThat(fixture.judge.competitions().isFinalFinished(cup())).isFalse();
            assertThat(update(1, 10 + i)).hasSize(2);
            assertThat(fixture.judge.competitions().isFinalFinished(cup()))
                    .as("pending")
                    .isFalse();
            playPending();
        }
        assertThat(fixture.judge.competitions().isFinalFinished(cup()))
                .as("not in the table")
                .isFalse();
        assertThat(update(1, 20)).isEmpty();
        assertThat(fixture.judge.competitions().isFinalFinished(cup())).isTrue();
        assertThat(stages()).containsExactly(Stage.ROUND_ROBIN, Stage.LADDER);
        assertThat(fixture.judge.competitions().standings("cup").students()).containsExactly(ann.id());
    }

    private List<Stage> stages() {
        return fixture.judge.competitions().standings("cup").tables().stream()
                .map(StageStandings::stage)
                .toList();
    }

    @Test
    void update_frozenWithUncheckedSubmission_waits() throws Exception {
        contest("format: ladder", 2);
        fixture.judge.contests().setFrozen("staff", cup(), true);
        long id = fixture.judge.submissions().add("cup", fixture.person("ann").id(), "hash", Map.of());
        assertThat(update(1, 0)).isEmpty();
        fixture.judge.submissions().finishCheck(id, StoredSubmission.State.BROKEN, "", "");
        assertThat(update(1, 1)).hasSize(1);
    }

    @Test
    void update_pointsRace_endsWithARoundRobin() throws Exception {
        contest("format: points-race\n  rounds: 1", 2);
        assertThat(update(1, 0)).extracting(Pairing::stage).containsExactly(Stage.POINTS_RACE);
        playPending();
        assertThat(update(1, 1)).isEmpty();
        fixture.judge.contests().setFrozen("staff", cup(), true);
        assertThat(update(1, 2)).extracting(Pairing::stage).containsExactly(Stage.ROUND_ROBIN);
    }

    @Test
    void update_entryThatLeft_playsNoMore() throws Exception {
        contest("format: ladder", 2);
        StoredEntry ann = enter("ann");
        update(1, 0);
        playPending();
        assertThat(update(1, 1)).hasSize(1).allMatch(pair -> pair.b() == ann.id());
        fixture.judge.competitions().disqualify("staff", ann, Optional.of("copied"));
        assertThat(update(1, 2)).hasSize(1).noneMatch(pair -> pair.b() == ann.id());
        playPending();
        fixture.judge.competitions().disqualify("staff", ann, Optional.empty());
        assertThat(update(1, 3)).as("readmitted").hasSize(1).allMatch(pair -> pair.b() == ann.id());
    }

    @Test
    void update_entryThatLeavesAgainAndAgain_isNotTakenForOneThatFails() throws Exception {
        contest("format: round-robin", 2);
        StoredEntry ann = enter("ann");
        for (int i = 0; i < 3; i++) {
            assertThat(update(9, i)).filteredOn(pair -> pair.b() == ann.id()).hasSize(2);
            fixture.judge.competitions().disqualify("staff", ann, Optional.of("copied"));
            assertThat(update(9, i)).noneMatch(pair -> pair.b() == ann.id());
            fixture.judge.competitions().disqualify("staff", ann, Optional.empty());
        }
        assertThat(update(9, 9)).filteredOn(pair -> pair.b() == ann.id()).hasSize(2);
    }

    @Test
    void openings_protocolThatBeginsAtTheStart_onlyStaffPlayersHaveOthers() throws Exception {
        HostedContest cup = contest("format: ladder", 2);
        CompetitionOpenings openings = CompetitionOpenings.of(
                cup.contest(), cup.contest().competition().orElseThrow());
        assertThat(openings.isStartPositionOnly()).isTrue();
        assertThat(openings.get(Stage.LADDER, 5, false)).isEqualTo(Game.start(6));
        assertThat(openings.get(Stage.LADDER, 0, true)).isEqualTo(Game.start(6));
        assertThat(openings.get(Stage.LADDER, 5, true).ply()).isPositive();
        assertThat(openings.get(Stage.ROUND_ROBIN, 5, true)).isEqualTo(Game.start(6));
        assertThat(openings.get(Stage.LADDER, 5, true)).isNotEqualTo(openings.get(Stage.LADDER, 6, true));
    }
}
