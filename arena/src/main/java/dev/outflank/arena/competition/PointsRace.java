package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

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
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        for (int round = 0; round < rounds; round++) {
            List<EntryPair> pairs = pairs(round, state);
            List<EntryPair> unassigned = pairs.stream()
                    .filter(pair -> !state.isAssigned(Stage.POINTS_RACE, pair.round(), pair.a(), pair.b()))
                    .limit(wanted)
                    .toList();
            if (!unassigned.isEmpty() || pairs.stream().anyMatch(state::isPending)) {
                return unassigned;
            }
        }
        return FINAL_STAGE.nextPairs(state, wanted);
    }

    /** The pairs of a round, after all earlier rounds have ended. */
    private static List<EntryPair> pairs(int round, PairingState state) {
        ResultLog log = state.log();
        int[] before = log.pairs(Stage.POINTS_RACE)
                .filter(pair -> log.round(pair) < round)
                .toArray();
        double[] points = ScoringSystem.CS303.totals(log, state.entries(), Arrays.stream(before));
        int[] pairCounts = new int[state.entries()];
        PairCounts meetings = new PairCounts();
        for (int pair : before) {
            pairCounts[log.a(pair)]++;
            pairCounts[log.b(pair)]++;
            meetings.add(PairCounts.unordered(log.a(pair), log.b(pair)), 1);
        }
        SequencedSet<Integer> table = Arrays.stream(state.available())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer entry) -> -points[entry]))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (table.size() % 2 == 1) {
            table.remove(bye(table, pairCounts));
        }
        List<EntryPair> pairs = new ArrayList<>();
        while (!table.isEmpty()) {
            Integer a = table.removeFirst();
            Integer b = table.stream()
                    .min(Comparator.comparingInt(other -> meetings.get(PairCounts.unordered(a, other))))
                    .orElseThrow();
            table.remove(b);
            pairs.add(new EntryPair(Stage.POINTS_RACE, round, a, b));
        }
        return pairs;
    }

    /** The entry with the most pairs played, and among equals the lowest in the standings. */
    private static Integer bye(SequencedSet<Integer> table, int[] pairCounts) {
        return table.stream()
                .reduce((best, next) -> pairCounts[next] >= pairCounts[best] ? next : best)
                .orElseThrow();
    }

    @Override
    public int pairs(int entries) {
        return rounds * (entries / 2) + FINAL_STAGE.pairs(entries);
    }

    @Override
    public List<Stage> stages() {
        return List.of(Stage.POINTS_RACE, Stage.ROUND_ROBIN);
    }

    @Override
    public String description() {
        return "points race, rounds " + rounds + ", then round robin";
    }

    @Override
    public String journalText() {
        return description();
    }

    @Override
    public boolean hasFixedSchedule() {
        return false;
    }
}
