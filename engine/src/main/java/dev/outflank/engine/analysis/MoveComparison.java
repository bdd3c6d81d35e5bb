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
 * Scores for all legal moves. All moves are searched to one depth before any is searched deeper, so that the scores stay
 * comparable when the time runs out.
 */
public final class MoveComparison {
    /** Limited depths within this distance of the full depth are skipped, because the full depth costs little more. */
    private static final int LIMITED_DEPTH_GAP = 8;

    /** With fewer empty squares, a full-depth search runs without a selective one before it. */
    private static final int MIN_SELECTIVE_EMPTIES = 16;

    private MoveComparison() {}

    /**
     * Results for all moves, the best first, as deep as the limits allow but at least two plies deep.
     *
     * @param search the searcher to use
     * @param position the position whose moves are compared
     * @param limits limits for all moves and depths together
     * @param listener receives the results of each depth when it is complete, including the last
     * @return the results of the last completed depth
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
            // An interrupted iteration has searched some moves deeper than others: discard it.
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
