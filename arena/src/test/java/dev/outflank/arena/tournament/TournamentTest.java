package dev.outflank.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.Gauntlet;
import dev.outflank.arena.competition.PointsRace;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TournamentTest {
    private static final TournamentListener SILENT = new TournamentListener() {};
    private static final List<Game> OPENINGS = Openings.afterPlies(3, 4, Objective.MOST_DISCS, 1);

    @TempDir
    Path temp;

    private static TournamentOptions options(Format format, String... specs) {
        List<TournamentEntry> entries = Arrays.stream(specs)
                .map(spec -> new TournamentEntry(spec + "-" + spec.length(), spec))
                .toList();
        return new TournamentOptions(format, entries, OPENINGS, "no limit");
    }

    /** Deterministic contestants by spec. */
    static Contestant contestant(TournamentEntry entry) {
        return switch (entry.spec()) {
            case "first" -> TestContestants.first("first");
            case "greedy" -> TestContestants.greedy("greedy");
            case "last" ->
                TestContestants.player(
                        "last", () -> (game, clock) -> game.position().moves().getLast());
            case "crash" -> TestContestants.failing("crash", Verdict.CRASH);
            default -> throw new IllegalArgumentException(entry.spec() + " is not a known spec");
        };
    }

    private TournamentResults play(TournamentOptions options, Path folder) throws IOException, InterruptedException {
        return Tournament.play(options, folder, TournamentTest::contestant, 2, 2, SILENT);
    }

    static List<Format> formats() {
        return List.of(new RoundRobin(2), new Gauntlet(1, 2), new EloLadder(12), new PointsRace(3));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void tournament_anyFormat_isReadBackUnchanged(Format format) throws Exception {
        TournamentOptions options = options(format, "first", "greedy", "last", "crash");
        TournamentResults results = play(options, temp);
        assertThat(results.playedPairs()).hasSize(format.pairs(4));
        assertThat(Tournament.read(options, temp).playedPairs()).isEqualTo(results.playedPairs());
        assertThat(Tournament.read(options, temp).standings()).isEqualTo(results.standings());
        assertThat(play(options, temp).playedPairs()).as("no pairs remain").isEqualTo(results.playedPairs());
        try (var logs = Files.list(temp.resolve("logs"))) {
            assertThat(logs).hasSize(2 * results.playedPairs().size());
        }
        assertThat(results.standings().getLast().rows().getLast().name())
                .as("an entry without a legal move is last, on a ladder too")
                .isEqualTo("crash-5");
        assertThat(results.standings().getLast().rows().getLast().status()).isEqualTo("RE");
        assertThat(results.crossTable().score("first-5", "crash-5").losses()).isZero();
    }

    @Test
    void journal_cutAnywhere_resumesWithoutLossOrRepetition() throws Exception {
        TournamentOptions options = options(new RoundRobin(1), "first", "greedy", "last");
        Path whole = temp.resolve("whole");
        TournamentResults expected = play(options, whole);
        byte[] bytes = Files.readAllBytes(whole.resolve("journal.jsonl"));
        Path cut = Files.createDirectories(temp.resolve("cut"));
        for (int length = 0; length <= bytes.length; length += length < 60 ? 13 : 149) {
            Files.write(cut.resolve("journal.jsonl"), Arrays.copyOf(bytes, length));
            TournamentResults results = play(options, cut);
            assertThat(moves(results)).as("cut after %d bytes", length).isEqualTo(moves(expected));
            assertThat(moves(Tournament.read(options, cut))).isEqualTo(moves(expected));
        }
    }

    private static List<String> moves(TournamentResults results) {
        return results.playedPairs().stream()
                .map(played -> played.scheduled() + " " + played.pair().first().hash() + " "
                        + played.pair().second().hash())
                .toList();
    }

    @Test
    void journal_otherOptions_isRejected() throws Exception {
        play(options(new RoundRobin(1), "first", "greedy"), temp);
        assertThatThrownBy(() -> play(options(new Gauntlet(1, 1), "first", "greedy"), temp))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("journal.jsonl was started with another setting of format: it has"
                        + " 'round robin', not 'gauntlet, challengers 1';"
                        + " continue with the same settings, or choose a new folder");
        assertThatThrownBy(() -> play(options(new RoundRobin(1), "first", "last"), temp))
                .hasMessageContaining("another setting of players: number 2 differs");
    }

    @Test
    void journal_moreRounds_continuesWithTheNewOnes() throws Exception {
        TournamentResults one = play(options(new RoundRobin(1), "first", "greedy", "last"), temp);
        TournamentResults three = play(options(new RoundRobin(3), "first", "greedy", "last"), temp);
        assertThat(moves(three).subList(0, 3)).isEqualTo(moves(one));
        assertThat(three.playedPairs()).hasSize(9);
    }

    @Test
    void journal_unknownFile_isNotOverwritten() throws Exception {
        Path file = temp.resolve("journal.jsonl");
        Files.writeString(file, "other text without a line end");
        assertThatThrownBy(() -> play(options(new RoundRobin(1), "first", "greedy"), temp))
                .hasMessageContaining("is not a tournament journal");
        assertThat(file).hasContent("other text without a line end");
    }

    @Test
    void journal_damagedLine_isRejectedWithLineNumber() throws Exception {
        TournamentOptions options = options(new RoundRobin(1), "first", "greedy", "last");
        play(options, temp);
        Path file = temp.resolve("journal.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        String third = lines.get(2);
        lines.set(2, third.substring(0, third.length() / 2));
        Files.write(file, lines);
        assertThatThrownBy(() -> play(options, temp))
                .hasMessageContaining("journal.jsonl, line 3: expected a JSON object");
        lines.set(2, lines.get(1));
        Files.write(file, lines);
        assertThatThrownBy(() -> play(options, temp)).hasMessageMatching("(?s).*line 3: pair \\d occurs twice.*");
        lines.set(2, third.replaceFirst("\"a\":\"[a-z0-9-]+\"", "\"a\":\"unknown\""));
        Files.write(file, lines);
        assertThatThrownBy(() -> play(options, temp)).hasMessageContaining("line 3: there is no entry");
    }

    @Test
    void journal_inUse_isRejected() throws Exception {
        TournamentOptions options = options(new RoundRobin(1), "first", "greedy");
        try (Journal journal = Journal.open(temp.resolve("journal.jsonl"), options)) {
            assertThat(journal.history().playedPairs()).isEmpty();
            assertThatThrownBy(() -> play(options, temp)).hasMessageContaining("is in use");
        }
        assertThat(play(options, temp).playedPairs()).hasSize(1);
    }

    @Test
    void voidPair_isReportedAndPlayedInTheNextRun() throws Exception {
        AtomicBoolean broken = new AtomicBoolean(true);
        TournamentOptions options = options(new RoundRobin(1), "first", "greedy", "last");
        List<ScheduledPair> reported = new ArrayList<>();
        TournamentListener listener = new TournamentListener() {
            @Override
            public void pairVoided(ScheduledPair pair, String reason) {
                reported.add(pair);
            }
        };
        Contestant fragile = TestContestants.scripted(
                "last",
                game -> broken.get()
                        ? TestContestants.failed(Verdict.INTERNAL)
                        : new Answer.ChosenMove(game.position().move(0), TimeUsage.ZERO));
        TournamentResults first = Tournament.play(
                options, temp, entry -> entry.spec().equals("last") ? fragile : contestant(entry), 1, 2, listener);
        assertThat(first.playedPairs()).hasSize(1);
        assertThat(first.voidPairs()).isEqualTo(reported).hasSize(2);
        broken.set(false);
        TournamentResults second = Tournament.play(
                options, temp, entry -> entry.spec().equals("last") ? fragile : contestant(entry), 1, 2, SILENT);
        assertThat(second.playedPairs()).hasSize(3);
        assertThat(second.voidPairs()).isEmpty();
    }

    @Test
    void options_invalid_areRejected() {
        assertThatThrownBy(() -> options(new Gauntlet(2, 1), "first", "greedy"))
                .hasMessageContaining("a gauntlet needs others");
        assertThatThrownBy(() -> options(new RoundRobin(1), "first")).hasMessageContaining("at least two players");
        assertThatThrownBy(() -> options(new RoundRobin(1), "first", "first")).hasMessageContaining("same name");
    }

    @Test
    void play_unknownSpec_failsBeforeWriting() {
        Path folder = temp.resolve("new");
        assertThatThrownBy(() -> play(options(new RoundRobin(1), "first", "typo"), folder))
                .hasMessage("typo is not a known spec");
        assertThat(folder).doesNotExist();
    }

    @Test
    void standings_tie_favoursTheFaster() {
        TournamentResults results = timedTie();
        List<StandingsRow> rows = results.standings().getFirst().rows();
        assertThat(rows).extracting(StandingsRow::name).containsExactly("fast", "slow");
        assertThat(rows.getFirst().score()).isCloseTo(2 * 0.75, within(1e-9));
        assertThat(rows.getLast().score()).isCloseTo(2 * 0.25, within(1e-9));
        assertThat(rows.getLast().indicator()).isCloseTo(100 / 3.0, within(1e-9));
    }

    /** Two tied games on 4×4 in which one side used three times as much time as the other. */
    private static TournamentResults timedTie() {
        TournamentOptions options = new TournamentOptions(
                new RoundRobin(1),
                List.of(new TournamentEntry("fast", "x"), new TournamentEntry("slow", "x")),
                OPENINGS,
                "");
        History history = new History(options.names());
        Game tied = tiedGame();
        history.complete(new PlayedPair(
                new ScheduledPair(0, Stage.ROUND_ROBIN, 0, "fast", "slow"),
                new GamePair(timed("fast", "slow", tied), timed("slow", "fast", tied))));
        return new TournamentResults(options, history);
    }

    private static GameRecord timed(String black, String white, Game game) {
        List<TimeUsage> spent = new ArrayList<>();
        for (int ply = 0; ply < game.ply(); ply++) {
            String mover = ply % 2 == 0 ? black : white;
            long total = mover.equals("fast") ? 1_000_000 : 3_000_000;
            spent.add(ply < 2 ? new TimeUsage(Duration.ofNanos(total), Duration.ZERO) : TimeUsage.ZERO);
        }
        return new GameRecord(black, white, game, 0, spent, null, Instant.EPOCH);
    }

    private static Game tiedGame() {
        SplittableRandom random = new SplittableRandom(1);
        while (true) {
            Game game = Game.start(4);
            while (!game.isOver()) {
                int mobility = game.position().mobility();
                game = game.play(mobility == 0 ? Move.PASS : game.position().move(random.nextInt(mobility)));
            }
            if (game.winner() == null) {
                return game;
            }
        }
    }

    @Test
    void strengths_repeatedGames_keepErrorBars() throws Exception {
        List<Game> start = Openings.none(8, Objective.MOST_DISCS);
        List<TournamentEntry> entries =
                List.of(new TournamentEntry("first", "first"), new TournamentEntry("greedy", "greedy"));
        TournamentResults once = play(new TournamentOptions(new RoundRobin(1), entries, start, ""), temp.resolve("1"));
        TournamentResults repeated =
                play(new TournamentOptions(new RoundRobin(9), entries, start, ""), temp.resolve("9"));
        assertThat(repeated.strengths().error(0)).isCloseTo(once.strengths().error(0), within(1e-6));
    }

    @Test
    void journal_isReadableText() throws Exception {
        play(options(new RoundRobin(1), "first", "greedy"), temp);
        List<String> lines = Files.readAllLines(temp.resolve("journal.jsonl"), StandardCharsets.UTF_8);
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).startsWith("{\"journal\":\"outflank tournament\",\"format\":\"round robin\"");
        assertThat(lines.getLast())
                .startsWith("{\"meeting\":0,\"stage\":\"ROUND_ROBIN\",\"round\":0,\"a\":\"first-5\"");
    }
}
