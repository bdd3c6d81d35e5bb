package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Chooses among pairs those of the entries with the fewest pairs, so that no entry waits for another. */
public record FairShare(PairingRule rule) implements PairingRule {
    private record Candidacy(EntryPair pair, int fewer, int more, int place) {}

    private static final Comparator<Candidacy> ORDER = Comparator.comparingInt(Candidacy::fewer)
            .thenComparingInt(Candidacy::more)
            .thenComparingInt(Candidacy::place);

    @Override
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        if (wanted < 1) {
            return List.of();
        }
        // Keeps the best pairs so far, the worst of them first: sorting all pairs of a large round robin takes seconds.
        PriorityQueue<Candidacy> best = new PriorityQueue<>(ORDER.reversed());
        List<EntryPair> pairs = rule.nextPairs(state, Integer.MAX_VALUE);
        for (int place = 0; place < pairs.size(); place++) {
            EntryPair pair = pairs.get(place);
            int a = state.pairs(pair.a());
            int b = state.pairs(pair.b());
            Candidacy ranked = new Candidacy(pair, Math.min(a, b), Math.max(a, b), place);
            if (best.size() < wanted) {
                best.add(ranked);
            } else if (ORDER.compare(ranked, best.element()) < 0) {
                best.remove();
                best.add(ranked);
            }
        }
        List<Candidacy> chosen = new ArrayList<>(best);
        chosen.sort(ORDER);
        return chosen.stream().map(Candidacy::pair).toList();
    }
}
