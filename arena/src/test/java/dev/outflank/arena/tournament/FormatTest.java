package dev.outflank.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.EntryPair;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.Gauntlet;
import dev.outflank.arena.competition.LadderState;
import dev.outflank.arena.competition.PairingState;
import dev.outflank.arena.competition.PointsRace;
import dev.outflank.arena.competition.ResultLog;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.competition.Stage;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FormatTest {
    private static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add("p" + i);
        }
        return names;
    }

    /** Simulates a tournament with several pairs in parallel: the lower a player's number, the likelier it wins. */
    private static History simulate(Format format, int players, int concurrency, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        History history = new History(names(players));
        List<ScheduledPair> running = new ArrayList<>();
        while (true) {
            while (running.size() < concurrency) {
                Optional<ScheduledPair> next = history.nextPair(format);
                if (next.isEmpty()) {
                    break;
                }
                running.add(next.get());
                history.start(next.get());
            }
            if (running.isEmpty()) {
                return history;
            }
            ScheduledPair pair = running.remove(random.nextInt(running.size()));
            int strongerWins = pair.a().compareTo(pair.b()) < 0 ? 2 : 0;
            int first = random.nextInt(4) == 0 ? 2 - strongerWins : strongerWins;
            int second = random.nextInt(4) == 0 ? 1 : strongerWins;
            history.complete(
                    TestGames.playedPair(pair.number(), pair.stage(), pair.round(), pair.a(), pair.b(), first, second));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,1", "3,1", "4,2", "7,3", "8,1", "21,1"})
    void roundRobin_anyNumberOfPlayers_pairsAllOncePerRound(int players, int rounds) {
        RoundRobin format = new RoundRobin(rounds);
        List<EntryPair> schedule = format.nextPairs(
                new PairingState(
                        new ResultLog(),
                        players,
                        IntStream.range(0, players).toArray(),
                        List.of(),
                        List.of(),
                        PairingState.VoidRule.KEEP,
                        PairingState.OpeningCount.UNLIMITED),
                Integer.MAX_VALUE);
        Map<Set<Integer>, Integer> counts = new HashMap<>();
        schedule.forEach(pair -> counts.merge(Set.of(pair.a(), pair.b()), 1, Integer::sum));
        assertThat(schedule).hasSize(format.pairs(players));
        assertThat(counts).hasSize(players * (players - 1) / 2);
        assertThat(counts.values()).allMatch(times -> times == rounds);
        int half = players / 2;
        for (int turn = 0; turn + half <= schedule.size(); turn += half) {
            Set<Integer> seen = new HashSet<>();
            schedule.subList(turn, turn + half).forEach(pair -> {
                seen.add(pair.a());
                seen.add(pair.b());
            });
            assertThat(seen).hasSize(2 * half);
        }
    }

    @Test
    void gauntlet_twoChallengers_playAllOthersButNotEachOther() {
        History history = simulate(new Gauntlet(2, 3), 5, 2, 1);
        assertThat(history.playedPairs()).hasSize(2 * 3 * 3).hasSize(new Gauntlet(2, 3).pairs(5));
        assertThat(history.playedPairs()).allMatch(pair -> pair.scheduled().a().compareTo("p2") < 0);
        assertThat(history.playedPairs()).allMatch(pair -> pair.scheduled().b().compareTo("p2") >= 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void ladder_simulated_ranksByStrength(int concurrency) {
        History history = simulate(new EloLadder(300), 8, concurrency, 5);
        assertThat(history.playedPairs()).hasSize(300);
        LadderState end = LadderState.of(history.log(), 8);
        assertThat(end.rating(0)).isGreaterThan(end.rating(3));
        assertThat(end.rating(3)).isGreaterThan(end.rating(7));
        assertThat(IntStream.range(0, 8).mapToDouble(end::rating).sum() / 8).isBetween(1450.0, 1550.0);
        for (String name : history.names()) {
            assertThat(history.playedPairs())
                    .as(name)
                    .filteredOn(pair -> pair.scheduled().includes(name))
                    .hasSizeGreaterThan(10);
        }
    }

    @Test
    void ladder_samePlayersAgain_useTheNextOpening() {
        History history = simulate(new EloLadder(5), 2, 1, 3);
        assertThat(history.playedPairs())
                .extracting(pair -> pair.scheduled().round())
                .containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void ladder_playerWithoutLegalMove_isNotPairedAgain() {
        EloLadder format = new EloLadder(50);
        History history = new History(List.of("a", "b", "dud"));
        for (Optional<ScheduledPair> next = history.nextPair(format);
                next.isPresent();
                next = history.nextPair(format)) {
            ScheduledPair pair = next.get();
            history.start(pair);
            history.complete(
                    pair.includes("dud")
                            ? TestGames.lostWithoutMove(pair, "dud")
                            : TestGames.playedPair(pair.number(), Stage.LADDER, 0, pair.a(), pair.b(), 2, 0));
        }
        assertThat(history.playedPairs()).hasSize(50);
        assertThat(history.playedPairs().stream()
                        .filter(pair -> pair.scheduled().includes("dud")))
                .hasSize(1);
    }

    @Test
    void ladder_voidPair_isNotScheduledAgain() {
        EloLadder format = new EloLadder(50);
        History history = new History(List.of("a", "b"));
        ScheduledPair pair = history.nextPair(format).orElseThrow();
        history.markVoid(pair);
        assertThat(history.nextPair(format)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"4,2,1", "7,4,2", "9,5,3", "12,6,4"})
    void pointsRace_simulated_hasRoundsThenRoundRobin(int players, int rounds, int concurrency) {
        PointsRace format = new PointsRace(rounds);
        History history = simulate(format, players, concurrency, players);
        assertThat(history.playedPairs()).hasSize(format.pairs(players));
        List<PlayedPair> race = history.playedPairs().stream()
                .filter(pair -> pair.scheduled().stage() == Stage.POINTS_RACE)
                .toList();
        assertThat(race).hasSize(rounds * (players / 2));
        for (int round = 0; round < rounds; round++) {
            Set<String> seen = new HashSet<>();
            for (PlayedPair played : race) {
                if (played.scheduled().round() == round) {
                    assertThat(seen.add(played.scheduled().a())).isTrue();
                    assertThat(seen.add(played.scheduled().b())).isTrue();
                }
            }
            assertThat(seen).hasSize(players / 2 * 2);
        }
        if (rounds < players - 1) {
            Set<Set<String>> opponents = new HashSet<>();
            long repeated = race.stream()
                    .filter(pair -> !opponents.add(
                            Set.of(pair.scheduled().a(), pair.scheduled().b())))
                    .count();
            assertThat(repeated).as("repeated pairings").isLessThanOrEqualTo(rounds);
        }
        for (String name : history.names()) {
            long pairs = race.stream()
                    .filter(pair -> pair.scheduled().includes(name))
                    .count();
            assertThat(pairs).as("byes are shared").isGreaterThanOrEqualTo(rounds - 1 - rounds / players);
        }
    }

    @Test
    void pointsRace_secondRound_waitsForTheFirstAndPairsNeighbours() {
        PointsRace format = new PointsRace(2);
        History history = new History(List.of("a", "b", "c", "d"));
        ScheduledPair first = history.nextPair(format).orElseThrow();
        history.start(first);
        ScheduledPair second = history.nextPair(format).orElseThrow();
        history.start(second);
        assertThat(List.of(first.a(), first.b(), second.a(), second.b())).containsExactly("a", "b", "c", "d");
        assertThat(history.nextPair(format)).as("the first round is not over").isEmpty();
        history.complete(TestGames.playedPair(0, Stage.POINTS_RACE, 0, "a", "b", 0, 0));
        history.complete(TestGames.playedPair(1, Stage.POINTS_RACE, 0, "c", "d", 2, 2));
        ScheduledPair third = history.nextPair(format).orElseThrow();
        assertThat(Set.of(third.a(), third.b())).isEqualTo(Set.of("b", "c"));
    }

    @Test
    void parse_lines_areNamesAndSpecs() throws Exception {
        List<TournamentEntry> entries =
                TournamentEntry.parse("# class of 2026\nann = vg101:./ann --depth=3\r\n\n greedy \nlab8:./bob -x=1\n");
        assertThat(entries)
                .containsExactly(
                        new TournamentEntry("ann", "vg101:./ann --depth=3"),
                        new TournamentEntry("greedy", "greedy"),
                        new TournamentEntry("lab8:./bob -x=1", "lab8:./bob -x=1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=x;a=y | line 2: the name 'a' is already used",
                "a=x;= y | line 2: expected name = spec, not '= y'",
                "a=x;b= | line 2: expected name = spec, not 'b='",
                "a=x | at least two players"
            })
    void parse_invalidLine_isRejectedWithLineNumber(String text, String message) {
        assertThatThrownBy(() -> TournamentEntry.parse(text.replace(';', '\n')))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
