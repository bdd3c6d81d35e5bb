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
        List<Meeting> running = new ArrayList<>();
        while (true) {
            while (running.size() < concurrency) {
                Optional<Meeting> next = format.next(history);
                if (next.isEmpty()) {
                    break;
                }
                running.add(next.get());
                history.begin(next.get());
            }
            if (running.isEmpty()) {
                return history;
            }
            Meeting meeting = running.remove(random.nextInt(running.size()));
            int strongerWins = meeting.a().compareTo(meeting.b()) < 0 ? 2 : 0;
            int first = random.nextInt(4) == 0 ? 2 - strongerWins : strongerWins;
            int second = random.nextInt(4) == 0 ? 1 : strongerWins;
            history.finish(Games.played(
                    meeting.number(), meeting.stage(), meeting.round(), meeting.a(), meeting.b(), first, second));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,1", "3,1", "4,2", "7,3", "8,1", "21,1"})
    void roundRobin_anyNumberOfPlayers_everyTwoMeetOnceARound(int players, int rounds) {
        RoundRobin format = new RoundRobin(rounds);
        List<Meeting> schedule = format.schedule(names(players), 0);
        Map<Set<String>, Integer> met = new HashMap<>();
        schedule.forEach(meeting -> met.merge(Set.of(meeting.a(), meeting.b()), 1, Integer::sum));
        assertThat(schedule).hasSize(format.meetings(players));
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
        assertThat(history.played()).hasSize(2 * 3 * 3).hasSize(new Gauntlet(2, 3).meetings(5));
        assertThat(history.played()).allMatch(one -> one.meeting().a().compareTo("p2") < 0);
        assertThat(history.played()).allMatch(one -> one.meeting().b().compareTo("p2") >= 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void ladder_playedOut_ranksByStrength(int concurrency) {
        History history = playedOut(new Ladder(300), 8, concurrency, 5);
        assertThat(history.played()).hasSize(300);
        LadderState end = new LadderState(history.names(), history.played());
        assertThat(end.rating("p0")).isGreaterThan(end.rating("p3"));
        assertThat(end.rating("p3")).isGreaterThan(end.rating("p7"));
        double sum = history.names().stream().mapToDouble(end::rating).sum();
        assertThat(sum / 8).isBetween(1450.0, 1550.0);
        for (String name : history.names()) {
            assertThat(end.candidate(name).meetings()).as(name).isGreaterThan(10);
        }
    }

    @Test
    void ladder_everyMeeting_keepsTheRulesOrBreaksADeadlock() {
        History history = playedOut(new Ladder(200), 6, 1, 8);
        List<Played> played = history.played();
        int byTheRules = 0;
        for (int i = 0; i < played.size(); i++) {
            LadderState before = new LadderState(history.names(), played.subList(0, i));
            Matchmaker matchmaker = new Matchmaker(
                    history.names().stream().map(before::candidate).toList(), Ladder.past(before, history));
            Meeting meeting = played.get(i).meeting();
            boolean allowed = matchmaker.mayMeet(before.candidate(meeting.a()), before.candidate(meeting.b()));
            byTheRules += allowed ? 1 : 0;
            assertThat(allowed || matchmaker.choose().isEmpty())
                    .as("meeting %d", i)
                    .isTrue();
        }
        assertThat(byTheRules).as("both happen").isBetween(20, 180);
    }

    @Test
    void ladder_sameTwoAgain_playTheNextOpening() {
        History history = playedOut(new Ladder(5), 2, 1, 3);
        assertThat(history.played()).extracting(one -> one.meeting().round()).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void ladder_whoNeverMovedLegally_isNotMatchedAgain() {
        Ladder format = new Ladder(50);
        History history = new History(List.of("a", "b", "dud"));
        for (Optional<Meeting> next = format.next(history); next.isPresent(); next = format.next(history)) {
            Meeting meeting = next.get();
            history.begin(meeting);
            history.finish(
                    meeting.has("dud")
                            ? Games.lostWithoutAMove(meeting, "dud")
                            : Games.played(meeting.number(), Stage.LADDER, 0, meeting.a(), meeting.b(), 2, 0));
        }
        assertThat(history.played()).hasSize(50);
        assertThat(history.played().stream().filter(one -> one.meeting().has("dud")))
                .hasSize(1);
    }

    @Test
    void ladder_meetingGivenUp_isNotMadeAgain() {
        Ladder format = new Ladder(50);
        History history = new History(List.of("a", "b"));
        Meeting meeting = format.next(history).orElseThrow();
        history.giveUp(meeting);
        assertThat(format.next(history)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"4,2,1", "7,4,2", "9,5,3", "12,6,4"})
    void pointsRace_playedOut_hasItsRoundsThenARoundRobin(int players, int rounds, int concurrency) {
        PointsRace format = new PointsRace(rounds);
        History history = playedOut(format, players, concurrency, players);
        assertThat(history.played()).hasSize(format.meetings(players));
        List<Played> race = history.played(Stage.POINTS_RACE);
        assertThat(race).hasSize(rounds * (players / 2));
        for (int round = 0; round < rounds; round++) {
            Set<String> seen = new HashSet<>();
            for (Played played : race) {
                if (played.meeting().round() == round) {
                    assertThat(seen.add(played.meeting().a())).isTrue();
                    assertThat(seen.add(played.meeting().b())).isTrue();
                }
            }
            assertThat(seen).hasSize(players / 2 * 2);
        }
        if (rounds < players - 1) {
            Set<Set<String>> met = new HashSet<>();
            long again = race.stream()
                    .filter(one ->
                            !met.add(Set.of(one.meeting().a(), one.meeting().b())))
                    .count();
            assertThat(again).as("meetings repeated though others had not met").isLessThanOrEqualTo(rounds);
        }
        for (String name : history.names()) {
            long meetings = race.stream().filter(one -> one.meeting().has(name)).count();
            assertThat(meetings).as("rests are shared").isGreaterThanOrEqualTo(rounds - 1 - rounds / players);
        }
    }

    @Test
    void pointsRace_secondRound_meetsNeighboursInTheTableAndWaitsForTheFirst() {
        PointsRace format = new PointsRace(2);
        History history = new History(List.of("a", "b", "c", "d"));
        Meeting one = format.next(history).orElseThrow();
        history.begin(one);
        Meeting two = format.next(history).orElseThrow();
        history.begin(two);
        assertThat(List.of(one.a(), one.b(), two.a(), two.b())).containsExactly("a", "b", "c", "d");
        assertThat(format.next(history)).as("the first round is not over").isEmpty();
        history.finish(Games.played(0, Stage.POINTS_RACE, 0, "a", "b", 0, 0));
        history.finish(Games.played(1, Stage.POINTS_RACE, 0, "c", "d", 2, 2));
        Meeting three = format.next(history).orElseThrow();
        assertThat(Set.of(three.a(), three.b())).isEqualTo(Set.of("b", "c"));
    }

    @Test
    void entrants_fromLines_areNamesAndSpecs() throws Exception {
        List<Entrant> entrants =
                Entrant.parse("# class of 2026\nann = vg101:./ann --depth=3\r\n\n greedy \nlab8:./bob -x=1\n");
        assertThat(entrants)
                .containsExactly(
                        new Entrant("ann", "vg101:./ann --depth=3"),
                        new Entrant("greedy", "greedy"),
                        new Entrant("lab8:./bob -x=1", "lab8:./bob -x=1"));
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
        assertThatThrownBy(() -> Entrant.parse(text.replace(';', '\n')))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
