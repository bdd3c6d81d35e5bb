package dev.outflank.engine.analysis;

import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What every legal move is worth. All are looked at equally deep before any is looked at deeper, so that they can be
 * compared whenever the time is up.
 */
public final class MoveComparison {
    /** So close to the end of the game, a limited depth costs hardly less than the full one. */
    private static final int LIMITED_DEPTH_GAP = 8;

    /** With fewer squares empty, a full search needs no estimate before it. */
    private static final int MIN_SELECTIVE_EMPTIES = 16;

    private MoveComparison() {}

    /**
     * Values of all moves, the best first, as deep as the limits allow, but at least two moves deep.
     *
     * @param listener hears of each depth when all moves are known at it, also the last one
     */
    public static List<SearchResult> of(
            Searcher search, Position position, SearchLimits limits, Consumer<List<SearchResult>> listener) {
        List<SearchResult> completed = List.of();
        long nodes = limits.nodes();
        for (SearchLimits iteration : iterations(limits, position.empties())) {
            Clock clock = completed.isEmpty() ? Clock.UNLIMITED : limits.clock();
            if (clock.isExpired()) {
                break;
            }
            long allowed = completed.isEmpty() ? Long.MAX_VALUE : nodes;
            List<SearchResult> results =
                    search.runAllMoves(position, iteration.withClock(clock).withNodes(allowed), SearchListener.NONE);
            long spent = results.stream().mapToLong(SearchResult::nodes).max().orElse(0);
            // Cut short, some moves were looked at deeper than others.
            if (clock.isExpired() || spent >= allowed) {
                break;
            }
            nodes = Math.max(1, nodes - spent);
            completed = results;
            listener.accept(completed);
        }
        return completed;
    }

    private static List<SearchLimits> iterations(SearchLimits limits, int empties) {
        List<SearchLimits> iterations = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        int maxLimitedDepth = full ? empties - LIMITED_DEPTH_GAP : limits.depth() - 1;
        for (int depth = 2; depth <= maxLimitedDepth; depth += 2) {
            iterations.add(SearchLimits.depth(depth, Selectivity.PERCENT_73));
        }
        if (full && empties >= MIN_SELECTIVE_EMPTIES) {
            iterations.add(SearchLimits.depth(limits.depth(), Selectivity.PERCENT_73));
        }
        iterations.add(limits);
        return iterations;
    }
}
