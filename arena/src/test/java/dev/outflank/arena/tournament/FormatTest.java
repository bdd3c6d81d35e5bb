package dev.outflank.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
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

    /** Plays a format out: the lower a player's number, the likelier it wins. Several meetings are open at once. */
    private static History playedOut(Format format, int players, int concurrency, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        History history = new History(names(players));
        List<ScheduledPair> running = new ArrayList<>();
        while (true) {
            while (running.size() < concurrency) {
                Optional<ScheduledPair> next = format.nextPair(history);
                if (next.isEmpty()) {
                    break;
                }
                running.add(next.get());
                history.start(next.get());
            }
            if (running.isEmpty()) {
                return history;
            }
            ScheduledPair meeting = running.remove(random.nextInt(running.size()));
            int strongerWins = meeting.a().compareTo(meeting.b()) < 0 ? 2 : 0;
            int first = random.nextInt(4) == 0 ? 2 - strongerWins : strongerWins;
            int second = random.nextInt(4) == 0 ? 1 : strongerWins;
            history.complete(TestGames.playedPair(
                    meeting.number(), meeting.stage(), meeting.round(), meeting.a(), meeting.b(), first, second));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,1", "3,1", "4,2", "7,3", "8,1", "21,1"})
    void roundRobin_anyNumberOfPlayers_everyTwoMeetOnceARound(int players, int rounds) {
        RoundRobin format = new RoundRobin(rounds);
        List<ScheduledPair> schedule = format.schedule(names(players), 0);
        Map<Set<String>, Integer> met = new HashMap<>();
        schedule.forEach(meeting -> met.merge(Set.of(meeting.a(), meeting.b()), 1, Integer::sum));
        assertThat(schedule).hasSize(format.pairs(players));
        assertThat(met).hasSize(players * (players - 1) / 2);
        assertThat(met.values()).allMatch(times -> times == rounds);
        int half = players / 2;
        for (int turn = 0; turn + half <= schedule.size(); turn += half) {
            Set<String> seen = new HashSet<>();
            schedule.subList(turn, turn + half).forEach(meeting -> {
                seen.add(meeting.a());
                seen.add(meeting.b());
            });
            assertThat(seen).hasSize(2 * half);
        }
    }

    @Test
    void gauntlet_twoChallengers_meetAllOthersButNotEachOther() {
        History history = playedOut(new Gauntlet(2, 3), 5, 2, 1);
        assertThat(history.playedPairs()).hasSize(2 * 3 * 3).hasSize(new Gauntlet(2, 3).pairs(5));
        assertThat(history.playedPairs()).allMatch(one -> one.scheduled().a().compareTo("p2") < 0);
        assertThat(history.playedPairs()).allMatch(one -> one.scheduled().b().compareTo("p2") >= 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void ladder_playedOut_ranksByStrength(int concurrency) {
        History history = playedOut(new EloLadder(300), 8, concurrency, 5);
        assertThat(history.playedPairs()).hasSize(300);
        LadderState end = new LadderState(history.names(), history.playedPairs());
        assertThat(end.rating("p0")).isGreaterThan(end.rating("p3"));
        assertThat(end.rating("p3")).isGreaterThan(end.rating("p7"));
        double sum = history.names().stream().mapToDouble(end::rating).sum();
        assertThat(sum / 8).isBetween(1450.0, 1550.0);
        for (String name : history.names()) {
            assertThat(end.candidate(name).pairs()).as(name).isGreaterThan(10);
        }
    }

    @Test
    void ladder_everyMeeting_keepsTheRulesOrBreaksADeadlock() {
        History history = playedOut(new EloLadder(200), 6, 1, 8);
        List<PlayedPair> played = history.playedPairs();
        int byTheRules = 0;
        for (int i = 0; i < played.size(); i++) {
            LadderState before = new LadderState(history.names(), played.subList(0, i));
            Matchmaker matchmaker = new Matchmaker(
                    history.names().stream().map(before::candidate).toList(), EloLadder.pairHistory(before, history));
            ScheduledPair meeting = played.get(i).scheduled();
            boolean allowed = matchmaker.isAllowed(before.candidate(meeting.a()), before.candidate(meeting.b()));
            byTheRules += allowed ? 1 : 0;
            assertThat(allowed || matchmaker.choose().isEmpty())
                    .as("meeting %d", i)
                    .isTrue();
        }
        assertThat(byTheRules).as("both happen").isBetween(20, 180);
    }

    @Test
    void ladder_sameTwoAgain_playTheNextOpening() {
        History history = playedOut(new EloLadder(5), 2, 1, 3);
        assertThat(history.playedPairs())
                .extracting(one -> one.scheduled().round())
                .containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void ladder_whoNeverMovedLegally_isNotMatchedAgain() {
        EloLadder format = new EloLadder(50);
        History history = new History(List.of("a", "b", "dud"));
        for (Optional<ScheduledPair> next = format.nextPair(history);
                next.isPresent();
                next = format.nextPair(history)) {
            ScheduledPair meeting = next.get();
            history.start(meeting);
            history.complete(
                    meeting.includes("dud")
                            ? TestGames.lostWithoutMove(meeting, "dud")
                            : TestGames.playedPair(meeting.number(), Stage.LADDER, 0, meeting.a(), meeting.b(), 2, 0));
        }
        assertThat(history.playedPairs()).hasSize(50);
        assertThat(history.playedPairs().stream().filter(one -> one.scheduled().includes("dud")))
                .hasSize(1);
    }

    @Test
    void ladder_meetingGivenUp_isNotMadeAgain() {
        EloLadder format = new EloLadder(50);
        History history = new History(List.of("a", "b"));
        ScheduledPair meeting = format.nextPair(history).orElseThrow();
        history.markVoid(meeting);
        assertThat(format.nextPair(history)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"4,2,1", "7,4,2", "9,5,3", "12,6,4"})
    void pointsRace_playedOut_hasItsRoundsThenARoundRobin(int players, int rounds, int concurrency) {
        PointsRace format = new PointsRace(rounds);
        History history = playedOut(format, players, concurrency, players);
        assertThat(history.playedPairs()).hasSize(format.pairs(players));
        List<PlayedPair> race = history.playedPairs(Stage.POINTS_RACE);
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
            Set<Set<String>> met = new HashSet<>();
            long again = race.stream()
                    .filter(one ->
                            !met.add(Set.of(one.scheduled().a(), one.scheduled().b())))
                    .count();
            assertThat(again).as("meetings repeated though others had not met").isLessThanOrEqualTo(rounds);
        }
        for (String name : history.names()) {
            long meetings =
                    race.stream().filter(one -> one.scheduled().includes(name)).count();
            assertThat(meetings).as("rests are shared").isGreaterThanOrEqualTo(rounds - 1 - rounds / players);
        }
    }

    @Test
    void pointsRace_secondRound_meetsNeighboursInTheTableAndWaitsForTheFirst() {
        PointsRace format = new PointsRace(2);
        History history = new History(List.of("a", "b", "c", "d"));
        ScheduledPair one = format.nextPair(history).orElseThrow();
        history.start(one);
        ScheduledPair two = format.nextPair(history).orElseThrow();
        history.start(two);
        assertThat(List.of(one.a(), one.b(), two.a(), two.b())).containsExactly("a", "b", "c", "d");
        assertThat(format.nextPair(history)).as("the first round is not over").isEmpty();
        history.complete(TestGames.playedPair(0, Stage.POINTS_RACE, 0, "a", "b", 0, 0));
        history.complete(TestGames.playedPair(1, Stage.POINTS_RACE, 0, "c", "d", 2, 2));
        ScheduledPair three = format.nextPair(history).orElseThrow();
        assertThat(Set.of(three.a(), three.b())).isEqualTo(Set.of("b", "c"));
    }

    @Test
    void entrants_fromLines_areNamesAndSpecs() throws Exception {
        List<TournamentEntry> entrants =
                TournamentEntry.parse("# class of 2026\nann = vg101:./ann --depth=3\r\n\n greedy \nlab8:./bob -x=1\n");
        assertThat(entrants)
                .containsExactly(
                        new TournamentEntry("ann", "vg101:./ann --depth=3"),
                        new TournamentEntry("greedy", "greedy"),
                        new TournamentEntry("lab8:./bob -x=1", "lab8:./bob -x=1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=x;a=y | line 2: the name 'a' is taken",
                "a=x;= y | line 2: expected name = spec, not '= y'",
                "a=x;b= | line 2: expected name = spec, not 'b='",
                "a=x | at least two players"
            })
    void entrants_withAFault_areRefusedWithTheirLine(String text, String message) {
        assertThatThrownBy(() -> TournamentEntry.parse(text.replace(';', '\n')))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
