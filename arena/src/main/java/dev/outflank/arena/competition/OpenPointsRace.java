package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

/**
 * A points race that entries may join at any time, and in which no entry waits for the end of a round. The entries with the
 * fewest pairs meet opponents that they met least often and that are near in points, until each has played enough.
 */
public record OpenPointsRace(int pairsPerEntry) implements PairingRule {
    @Override
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        double[] points = ScoringSystem.CS303.totals(
                state.log(), state.entries(), state.log().pairs(Stage.POINTS_RACE));
        SequencedSet<Integer> free = Arrays.stream(state.free())
                .boxed()
                .sorted(Comparator.comparingInt(state::pairs))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<EntryPair> next = new ArrayList<>();
        while (next.size() < wanted && free.size() > 1 && state.pairs(free.getFirst()) < pairsPerEntry) {
            Integer a = free.removeFirst();
            free.stream()
                    .filter(other -> !state.isBlocked(a, other))
                    .min(Comparator.comparingInt((Integer other) -> state.assigned(Stage.POINTS_RACE, a, other))
                            .thenComparingInt(other -> state.pairs(other) < pairsPerEntry ? 0 : 1)
                            .thenComparingDouble(other -> Math.abs(points[a] - points[other])))
                    .ifPresent(b -> {
                        free.remove(b);
                        next.add(new EntryPair(Stage.POINTS_RACE, state.nextRound(Stage.POINTS_RACE, a, b), a, b));
                    });
        }
        return next;
    }
}
