package dev.outflank.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.arena.rating.Sprt.Decision;
import dev.outflank.arena.rating.Sprt.Scale;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.record.MatchFolder;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

final class MatchRunnerTest {
    private static final List<Game> START = Openings.none(8, Objective.MOST_DISCS);
    private static final List<Game> VARIED = Openings.afterPlies(4, 8, Objective.MOST_DISCS, 1);
    private static final ObjectNode SETTINGS = JsonFields.newObject().put("a", "a/b");
    private static final MatchListener SILENT = (number, pair, score) -> true;

    private static MatchOptions options(int games, List<Game> openings, int concurrency) {
        return new MatchOptions(games, openings, concurrency, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void play_randomAgainstGreedy_usesEveryOpeningWithBothColours(int concurrency) throws Exception {
        List<GamePair> pairs = new ArrayList<>();
        Set<Integer> numbers = new HashSet<>();
        MatchScore score = MatchRunner.play(
                TestContestants.random("random", 3),
                TestContestants.greedy("greedy"),
                options(40, VARIED, concurrency),
                null,
                (number, pair, current) -> {
                    assertThat(current.games()).isEqualTo(2 * (pairs.size() + 1));
                    pairs.add(pair);
                    numbers.add(number);
                    return true;
                });
        MatchSummary summary = score.summary();
        assertThat(summary.winsA() + summary.draws() + summary.winsB())
                .isEqualTo(summary.games())
                .isEqualTo(40);
        assertThat(numbers).hasSize(20).contains(0, 19);
        assertThat(pairs).allSatisfy(pair -> {
            assertThat(pair.first().black())
                    .isEqualTo("random")
                    .isEqualTo(pair.second().white());
            assertThat(opening(pair.first())).isEqualTo(opening(pair.second()));
        });
        assertThat(pairs.stream().map(pair -> opening(pair.first()))).doesNotHaveDuplicates();
        assertThat(summary.maxCpuA()).isPositive();
    }

    private static List<Move> opening(GameRecord record) {
        return record.game().moves().subList(0, record.openingPlies());
    }

    @Test
    void play_deterministicContestants_countsRepeatedGamesOnce() throws Exception {
        MatchScore score = MatchRunner.play(
                TestContestants.first("f"), TestContestants.greedy("g"), options(100, START, 2), null, SILENT);
        assertThat(score.games()).isEqualTo(100);
        assertThat(score.distinctGames()).isEqualTo(2);
        assertThat(score.distinctPairs().pairs()).isEqualTo(1);
        assertThat(score.toLine()).endsWith("98 games repeated");
    }

    @Test
    void summary_json_hasExactFields() throws Exception {
        Contestant cheat =
                TestContestants.scripted("cheat \"1\"", game -> new Answer.ChosenMove(Move.PASS, TimeUsage.ZERO));
        Contestant crash = TestContestants.failing("b", Verdict.CRASH);
        MatchScore score = MatchRunner.play(cheat, crash, options(2, START, 1), null, SILENT);
        assertThat(score.summary().toJson()).isEqualTo("""
            {"a":"cheat \\"1\\"","b":"b","games":2,"winsA":1,"draws":0,"winsB":1,\
            "faultsA":{"ILLEGAL_MOVE":1},"faultsB":{"CRASH":1},\
            "maxCpuA":0.0,"maxWallA":0.0,"maxCpuB":0.0,"maxWallB":0.0,"distinctGames":1,"faultGames":2,\
            "elo":0.0,"error":453.9742,"los":0.5,"pentanomial":[0,0,1,0,0],"llr":-4.0E-4}\
            """);
    }

    @Test
    void internalFault_inTheSecondGame_replaysTheWholePair() throws Exception {
        AtomicInteger games = new AtomicInteger();
        Contestant unlucky = TestContestants.scripted("unlucky", game -> {
            boolean begins = game.ply() < 2;
            int number = begins ? games.incrementAndGet() : games.get();
            return begins && number == 2
                    ? TestContestants.failed(Verdict.INTERNAL)
                    : new Answer.ChosenMove(
                            game.position().mustPass()
                                    ? Move.PASS
                                    : game.position().move(0),
                            TimeUsage.ZERO);
        });
        MatchScore score = MatchRunner.play(unlucky, TestContestants.first("f"), options(2, START, 1), null, SILENT);
        assertThat(games).hasValue(4);
        assertThat(score.games()).isEqualTo(2);
        assertThat(score.summary().faultsA()).isEmpty();
    }

    @Test
    void internalFault_everyAttempt_voidsAndReportsThePair() throws Exception {
        List<String> reasons = new ArrayList<>();
        MatchScore score = MatchRunner.play(
                TestContestants.failing("x", Verdict.INTERNAL),
                TestContestants.first("f"),
                options(4, START, 2),
                null,
                new MatchListener() {
                    @Override
                    public boolean pairPlayed(int number, GamePair pair, MatchScore current) {
                        throw new AssertionError("no pair can be played");
                    }

                    @Override
                    public void pairVoided(int number, String reason) {
                        reasons.add(reason);
                    }
                });
        assertThat(score.games()).isZero();
        assertThat(reasons).hasSize(2).contains("the pair of x and f could not be played in 3 attempts: test fault");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void internalFault_everyAttempt_isTriedExactlyMaxAttemptsTimes(int maxAttempts) throws Exception {
        AtomicInteger attempts = new AtomicInteger();
        Contestant failing = TestContestants.scripted("failing", game -> {
            attempts.incrementAndGet();
            return TestContestants.failed(Verdict.INTERNAL);
        });
        MatchOptions options = new MatchOptions(2, START, 1, maxAttempts);
        MatchScore score = MatchRunner.play(failing, TestContestants.first("f"), options, null, SILENT);
        assertThat(score.games()).isZero();
        assertThat(attempts).hasValue(maxAttempts);
    }

    @Test
    void internalFault_allButTheLastAttempt_playsThePair() throws Exception {
        AtomicInteger failures = new AtomicInteger(2);
        Contestant unlucky = TestContestants.scripted(
                "unlucky",
                game -> failures.getAndDecrement() > 0
                        ? TestContestants.failed(Verdict.INTERNAL)
                        : TestContestants.failed(Verdict.CRASH));
        MatchOptions options = new MatchOptions(2, START, 1, 3);
        MatchScore score = MatchRunner.play(unlucky, TestContestants.first("f"), options, null, SILENT);
        assertThat(score.summary().winsB()).isEqualTo(2);
    }

    @Test
    void play_stoppedByListener_finishesStartedPairs() throws Exception {
        MatchScore score = MatchRunner.play(
                TestContestants.first("f"),
                TestContestants.random("r", 1),
                options(1000, VARIED, 2),
                null,
                (number, pair, current) -> current.games() < 10);
        assertThat(score.games()).isBetween(10, 14);
    }

    @Test
    void folder_everyGame_isSavedAsJsonGgfAndLog(@TempDir Path temp) throws Exception {
        Path folder = temp.resolve("games");
        List<GameRecord> played = new ArrayList<>();
        try (MatchFolder files = MatchFolder.open(folder, SETTINGS)) {
            MatchRunner.play(
                    TestContestants.random("a/b", 1),
                    TestContestants.greedy("g"),
                    options(6, VARIED, 2),
                    files,
                    (number, pair, score) -> {
                        played.addAll(pair.games());
                        return true;
                    });
        }
        List<GameRecord> read = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("games.jsonl"))) {
            read.add(GameJson.parse(line));
        }
        assertThat(read).isEqualTo(played).hasSize(6);
        assertThat(Files.readAllLines(folder.resolve("games.ggf")))
                .hasSize(6)
                .allMatch(line -> line.startsWith("(;GM[Othello]") && line.endsWith(";)"));
        try (var logs = Files.list(folder.resolve("logs"))) {
            assertThat(logs.map(path -> path.getFileName().toString()))
                    .hasSize(6)
                    .contains("00001-a_b-v-g.txt", "00002-g-v-a_b.txt");
        }
        assertThatThrownBy(() -> MatchFolder.open(folder, JsonFields.newObject().put("a", "a/b, strict")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was started with another setting of a: it has 'a/b', not 'a/b, strict'");
    }

    @Test
    void folder_stoppedInTheMiddleOfALine_isContinuedWithoutLossOrRepetition(@TempDir Path temp) throws Exception {
        List<GameRecord> whole = new ArrayList<>();
        playInto(temp.resolve("whole"), 8, whole);
        Path folder = temp.resolve("cut");
        playInto(folder, 6, new ArrayList<>());
        String json = Files.readString(folder.resolve("games.jsonl"));
        Files.writeString(folder.resolve("games.jsonl"), json.substring(0, json.length() - 40));
        List<GameRecord> continued = new ArrayList<>();
        MatchScore score = playInto(folder, 8, continued);
        assertThat(score.games()).isEqualTo(8);
        assertThat(continued.stream().map(GameRecord::hash))
                .containsExactlyInAnyOrderElementsOf(
                        whole.stream().map(GameRecord::hash).toList());
        assertThat(Files.readAllLines(folder.resolve("games.jsonl"))).hasSize(8);
        assertThat(Files.readAllLines(folder.resolve("games.ggf"))).hasSize(8);
    }

    private static MatchScore playInto(Path folder, int games, List<GameRecord> played) throws Exception {
        try (MatchFolder files = MatchFolder.open(folder, SETTINGS)) {
            return MatchRunner.play(
                    TestContestants.first("f"),
                    TestContestants.greedy("g"),
                    options(games, VARIED, 1),
                    files,
                    (number, pair, score) -> played.addAll(pair.games()));
        }
    }

    @Test
    void folder_inUse_isRefused(@TempDir Path temp) throws Exception {
        try (MatchFolder first = MatchFolder.open(temp, SETTINGS)) {
            assertThat(first.savedGames()).isEmpty();
            assertThatThrownBy(() -> MatchFolder.open(temp, SETTINGS)).hasMessageContaining("already running");
        }
    }

    @Test
    void sprt_contestantAlwaysFails_hasNoVerdict() throws Exception {
        SprtMatch.Status status = SprtMatch.play(
                TestContestants.first("f"),
                TestContestants.failing("bad", Verdict.CRASH),
                new Sprt(Scale.LOGISTIC, 0, 100),
                options(2000, Openings.afterPlies(5, 8, Objective.MOST_DISCS, 1), 1),
                null,
                (number, pair, current) -> {});
        assertThat(status.decision()).isEqualTo(Decision.REFUSED);
        assertThat(status.isFaulty()).isTrue();
        assertThat(status.score().faultGames()).isEqualTo(status.score().games());
        assertThat(status.score().games()).isLessThan(200);
        assertThat(status.toLine()).contains("LLR").contains("for [0.0, 100.0] logistic Elo");
    }

    @Test
    void sprt_repeatedGames_isNeverDecided() throws Exception {
        SprtMatch.Status status = SprtMatch.play(
                TestContestants.first("f"),
                TestContestants.failing("bad", Verdict.CRASH),
                new Sprt(Scale.LOGISTIC, 0, 100),
                options(400, START, 1),
                null,
                (number, pair, current) -> {});
        assertThat(status.decision()).isEqualTo(Decision.GO_ON);
        assertThat(status.score().games()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(ints = {-2, 0, 1, 7})
    void options_invalidNumberOfGames_areRejected(int games) {
        assertThatThrownBy(() -> new MatchOptions(games, START)).hasMessageEndingWith("; not " + games);
    }
}
