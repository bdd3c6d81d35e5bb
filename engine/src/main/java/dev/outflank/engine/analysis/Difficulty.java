package dev.outflank.engine.analysis;

import dev.outflank.engine.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How hard it is to find the best move of a position: the depth that a search must reach for it. It is the first depth
 * since which the moves that seemed best have been among the best of the last depth.
 */
public final class Difficulty {
    private record Depth(int depth, Set<?> best) {}

    private final List<Depth> depths = new ArrayList<>();

    /** Adds the results of one depth, the best first, as {@link MoveComparison} reports them. */
    public void add(List<SearchResult> results) {
        if (!results.isEmpty()) {
            int score = results.getFirst().score();
            depths.add(new Depth(
                    results.getFirst().depth(),
                    results.stream()
                            .filter(result -> result.score() == score)
                            .map(SearchResult::bestMove)
                            .collect(Collectors.toSet())));
        }
    }

    /** The depth that finds the best move; 0 before any result. */
    public int depth() {
        if (depths.isEmpty()) {
            return 0;
        }
        Set<?> best = depths.getLast().best;
        int found = depths.getLast().depth;
        for (Depth depth : depths.reversed()) {
            if (!best.containsAll(depth.best)) {
                return found;
            }
            found = depth.depth;
        }
        return found;
    }
}
