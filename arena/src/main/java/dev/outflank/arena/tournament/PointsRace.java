package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * CS303: first a race for points over some rounds, then a round robin. In every round of the race those next to each
 * other in the table meet, preferably such as have not met before; with an odd number of entrants one has a rest, the
 * last in the table among those who rested least.
 */
public record PointsRace(int rounds) implements Format {
    private static final RoundRobin FINAL = new RoundRobin(1);

    public PointsRace {
        if (rounds < 1) {
            throw new IllegalArgumentException("a points race has at least one round, not " + rounds);
        }
    }

    @Override
    public Optional<Meeting> next(History history) {
        List<String> names = history.names();
        for (int round = 0; round < rounds; round++) {
            List<Meeting> meetings = meetings(round, history);
            Optional<Meeting> free = history.firstFree(meetings);
            if (free.isPresent()) {
                return free;
            }
            boolean ended =
                    meetings.stream().noneMatch(meeting -> history.running().contains(meeting));
            if (!ended) {
                return Optional.empty();
            }
        }
        return history.firstFree(FINAL.schedule(names, rounds * (names.size() / 2)));
    }

    /** The meetings of a round, given that the rounds before have ended. */
    private static List<Meeting> meetings(int round, History history) {
        List<Played> before = history.played(Stage.POINTS_RACE).stream()
                .filter(played -> played.meeting().round() < round)
                .toList();
        List<String> table = new ArrayList<>(history.names());
        Map<String, Double> points = Points.RACE.sums(table, before);
        table.sort(Comparator.comparingDouble(points::get).reversed());
        if (table.size() % 2 == 1) {
            table.remove(resting(table, before));
        }
        List<Meeting> meetings = new ArrayList<>();
        int first = round * (table.size() / 2);
        while (!table.isEmpty()) {
            String a = table.removeFirst();
            String b = table.stream()
                    .min(Comparator.comparingInt(other -> count(before, a, other)))
                    .orElseThrow();
            table.remove(b);
            meetings.add(new Meeting(first + meetings.size(), Stage.POINTS_RACE, round, a, b));
        }
        return meetings;
    }

    private static int count(List<Played> before, String a, String b) {
        return (int) before.stream()
                .filter(played -> played.meeting().has(a) && played.meeting().has(b))
                .count();
    }

    /** Who has played most, and of those the lowest in the table. */
    private static String resting(List<String> table, List<Played> before) {
        return table.stream()
                .max(Comparator.comparingLong((String name) -> before.stream()
                                .filter(played -> played.meeting().has(name))
                                .count())
                        .thenComparingInt(table::indexOf))
                .orElseThrow();
    }

    @Override
    public int meetings(int entrants) {
        return rounds * (entrants / 2) + FINAL.meetings(entrants);
    }

    @Override
    public String description() {
        return "points race, rounds " + rounds + ", then round robin";
    }

    @Override
    public boolean isFixed() {
        return false;
    }
}
