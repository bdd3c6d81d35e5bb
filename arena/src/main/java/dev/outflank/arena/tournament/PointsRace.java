package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * CS303 format: rounds of a points race, then a round robin. As in a Swiss system, every round pairs neighbours in the
 * standings, preferably those that have not played each other. With an odd number of entries, one has a bye: the
 * lowest placed of those with the most pairs played.
 */
public record PointsRace(int rounds) implements Format {
    private static final RoundRobin FINAL_STAGE = new RoundRobin(1);

    public PointsRace {
        if (rounds < 1) {
            throw new IllegalArgumentException("a points race needs at least one round, not " + rounds);
        }
    }

    @Override
    public Optional<ScheduledPair> nextPair(History history) {
        List<String> names = history.names();
        for (int round = 0; round < rounds; round++) {
            List<ScheduledPair> pairs = pairs(round, history);
            Optional<ScheduledPair> free = history.firstUnassigned(pairs);
            if (free.isPresent()) {
                return free;
            }
            boolean ended =
                    pairs.stream().noneMatch(pair -> history.runningPairs().contains(pair));
            if (!ended) {
                return Optional.empty();
            }
        }
        return history.firstUnassigned(FINAL_STAGE.schedule(names, rounds * (names.size() / 2)));
    }

    /** The pairs of a round, after all earlier rounds have ended. */
    private static List<ScheduledPair> pairs(int round, History history) {
        List<PlayedPair> before = history.playedPairs(Stage.POINTS_RACE).stream()
                .filter(pair -> pair.scheduled().round() < round)
                .toList();
        List<String> table = new ArrayList<>(history.names());
        Map<String, Double> points = ScoringSystem.CS303.totals(table, before);
        table.sort(Comparator.comparingDouble(points::get).reversed());
        if (table.size() % 2 == 1) {
            table.remove(bye(table, before));
        }
        List<ScheduledPair> pairs = new ArrayList<>();
        int first = round * (table.size() / 2);
        while (!table.isEmpty()) {
            String a = table.removeFirst();
            String b = table.stream()
                    .min(Comparator.comparingInt(other -> timesPlayed(before, a, other)))
                    .orElseThrow();
            table.remove(b);
            pairs.add(new ScheduledPair(first + pairs.size(), Stage.POINTS_RACE, round, a, b));
        }
        return pairs;
    }

    private static int timesPlayed(List<PlayedPair> before, String a, String b) {
        return (int) before.stream()
                .filter(pair -> pair.scheduled().includes(a) && pair.scheduled().includes(b))
                .count();
    }

    /** The entry with the most pairs played, and among equals the lowest in the standings. */
    private static String bye(List<String> table, List<PlayedPair> before) {
        return table.stream()
                .max(Comparator.comparingLong((String name) -> before.stream()
                                .filter(pair -> pair.scheduled().includes(name))
                                .count())
                        .thenComparingInt(table::indexOf))
                .orElseThrow();
    }

    @Override
    public int pairs(int entries) {
        return rounds * (entries / 2) + FINAL_STAGE.pairs(entries);
    }

    @Override
    public String description() {
        return "points race, rounds " + rounds + ", then round robin";
    }

    @Override
    public boolean hasFixedSchedule() {
        return false;
    }
}
