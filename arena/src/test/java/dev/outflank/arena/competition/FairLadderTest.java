package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.PairingState.VoidPair;
import dev.outflank.arena.competition.PairingState.VoidRule;
import dev.outflank.arena.record.Outcome;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ladders of programs that always play the same moves in the same position. */
final class FairLadderTest {
    private static final int ENTRIES = 9;

    /** A ladder whose entries below {@link #randomFrom} are deterministic: a game follows from its sides and opening. */
    private static final class Ladder {
        final TestResults results = new TestResults(ENTRIES);
        final SplittableRandom random = new SplittableRandom(5);
        final int openings;
        final int randomFrom;
        int[] available = IntStream.range(0, ENTRIES).toArray();

        Ladder(int openings, int randomFrom) {
            this.openings = openings;
            this.randomFrom = randomFrom;
            results.openings = (a, b) -> openings;
        }

        PairingState state() {
            return results.state(VoidRule.REPLACE, available);
        }

        /** Plays pairs until none is left, at most this number; returns the number played. */
        int play(int limit) {
            for (int played = 0; played < limit; played++) {
                List<EntryPair> next = EloLadder.ENDLESS.nextPairs(state(), 1);
                if (next.isEmpty()) {
                    return played;
                }
                EntryPair pair = next.getFirst();
                results.log.add(
                        results.log.size(),
                        pair,
                        game(pair.a(), pair.b(), pair.round() % openings),
                        game(pair.b(), pair.a(), pair.round() % openings));
            }
            return limit;
        }

        private GameSummary game(int black, int white, int opening) {
            long luck = Math.max(black, white) >= randomFrom ? random.nextLong() : 0;
            long hash = new SplittableRandom(luck + 1000L * opening + 31L * black + white).nextLong();
            // The lower index is stronger, with exceptions.
            boolean upset = Math.floorMod(hash, 5) == 0;
            return TestResults.game(black < white != upset ? Outcome.BLACK : Outcome.WHITE, hash);
        }

        Map<Set<Integer>, Integer> meetings() {
            Map<Set<Integer>, Integer> meetings = new HashMap<>();
            for (int a : available) {
                for (int b : available) {
                    if (a < b) {
                        meetings.put(Set.of(a, b), 0);
                    }
                }
            }
            results.log
                    .pairs(Stage.LADDER)
                    .forEach(pair -> meetings.computeIfPresent(
                            Set.of(results.log.a(pair), results.log.b(pair)), (key, count) -> count + 1));
            return meetings;
        }

        int repeatedGames() {
            return (int) IntStream.range(0, 2 * results.log.size())
                    .filter(results.log::isRepeated)
                    .count();
        }
    }

    @Test
    void ladder_startPositionOnly_everyoneMeetsEveryoneAndItEnds() {
        Ladder ladder = new Ladder(1, ENTRIES);
        int pairs = ladder.play(1000);
        assertThat(ladder.meetings().values()).allMatch(times -> times >= 1 && times <= 2);
        assertThat(pairs).as("each entry is tried once").isBetween(36, 36 + ENTRIES);
        assertThat(EloLadder.ENDLESS.nextPairs(ladder.state(), 9)).isEmpty();
    }

    @Test
    void ladder_newEntry_meetsEveryoneOnce() {
        Ladder ladder = new Ladder(1, ENTRIES);
        ladder.available = IntStream.range(0, ENTRIES - 1).toArray();
        ladder.play(1000);
        ladder.available = IntStream.range(0, ENTRIES).toArray();
        assertThat(ladder.play(1000)).isBetween(ENTRIES - 1, ENTRIES);
        assertThat(ladder.meetings().values()).allMatch(times -> times >= 1);
    }

    @ParameterizedTest
    @CsvSource({"40,20", "40,100", "40,1000", "7,200"})
    void ladder_openings_noGameIsRepeatedAndMeetingsStayLevel(int openings, int pairs) {
        Ladder ladder = new Ladder(openings, ENTRIES);
        int played = ladder.play(pairs);
        if (pairs <= 36 * openings) {
            assertThat(played).isEqualTo(pairs);
            assertThat(ladder.repeatedGames()).isZero();
        }
        assertLevel(ladder, MeetingBalance.MAX_LEAD);
    }

    /** For every entry, the opponents met most and least often differ by at most this number of meetings. */
    private static void assertLevel(Ladder ladder, int difference) {
        for (int entry : ladder.available) {
            int one = entry;
            List<Integer> counts = ladder.meetings().entrySet().stream()
                    .filter(couple -> couple.getKey().contains(one))
                    .map(Map.Entry::getValue)
                    .toList();
            assertThat(counts.stream().mapToInt(Integer::intValue).max().orElseThrow()
                            - counts.stream().mapToInt(Integer::intValue).min().orElseThrow())
                    .as("entry %d: %s", entry, counts)
                    .isLessThanOrEqualTo(difference);
        }
    }

    @Test
    void ladder_sideThatPlaysDifferently_meetsOthersAgain() {
        Ladder ladder = new Ladder(1, ENTRIES - 1);
        assertThat(ladder.play(400))
                .as("the random entry never runs out of games")
                .isEqualTo(400);
        Map<Set<Integer>, Integer> meetings = ladder.meetings();
        meetings.forEach((couple, times) -> {
            if (couple.contains(ENTRIES - 1)) {
                assertThat(times).isGreaterThan(10);
            } else {
                assertThat(times).as("%s always play the same", couple).isBetween(1, 2);
            }
        });
        assertThat(ladder.repeatedGames()).isLessThanOrEqualTo(2 * ENTRIES);
    }

    @Test
    void ladder_blockedCouple_stopsNobody() {
        Ladder ladder = new Ladder(50, ENTRIES);
        for (int round = 0; round < 3; round++) {
            ladder.results.voided.add(new VoidPair(new EntryPair(Stage.LADDER, round, 0, 1), true));
        }
        assertThat(ladder.play(300)).isEqualTo(300);
        assertThat(ladder.meetings()).containsEntry(Set.of(0, 1), 0);
    }

    @Test
    void standings_repeatedGames_countOnce() {
        TestResults results = new TestResults(2);
        for (int round = 0; round < 5; round++) {
            results.log.add(
                    round,
                    new EntryPair(Stage.LADDER, round, 0, 1),
                    TestResults.game(Outcome.BLACK, 1),
                    TestResults.game(Outcome.WHITE, 2));
        }
        List<StandingsRow> rows = new StandingsCalculator(results.log, results.entries(), new int[] {0, 1}, Map.of())
                .standings(Stage.LADDER)
                .rows();
        assertThat(rows).extracting(StandingsRow::score).containsExactly(1516.0, 1484.0);
        assertThat(rows).extracting(StandingsRow::games).containsExactly(2, 2);
    }

    @Test
    void standings_ladder_areOrderedByStrength() {
        Ladder ladder = new Ladder(40, ENTRIES);
        ladder.play(150);
        List<StandingsRow> rows = new StandingsCalculator(
                        ladder.results.log, ladder.results.entries(), ladder.available, Map.of())
                .standings(Stage.LADDER)
                .rows();
        assertThat(rows).isSortedAccordingTo((a, b) -> Double.compare(b.elo(), a.elo()));
        assertThat(new HashSet<>(rows.stream().map(StandingsRow::rank).toList()))
                .hasSize(ENTRIES);
    }

    @Test
    void isRepeated_resultInsertedEarlier_isFoundAgain() {
        ResultLog log = new ResultLog();
        EntryPair pair = new EntryPair(Stage.LADDER, 0, 0, 1);
        log.add(5, pair, TestResults.game(Outcome.BLACK, 1), TestResults.game(Outcome.BLACK, 2));
        assertThat(log.isRepeated(0)).isFalse();
        log.add(3, pair, TestResults.game(Outcome.BLACK, 1), TestResults.game(Outcome.BLACK, 7));
        assertThat(IntStream.range(0, 4).mapToObj(log::isRepeated)).containsExactly(false, false, true, false);
        log.add(
                9,
                new EntryPair(Stage.LADDER, 1, 1, 0),
                TestResults.game(Outcome.BLACK, 1),
                TestResults.game(Outcome.BLACK, 7));
        assertThat(log.isRepeated(4)).as("other colours").isFalse();
        assertThat(log.isRepeated(5)).as("the first entry has Black again").isFalse();
    }
}
