package dev.outflank.engine.analysis;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
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
    private static final int GAP = 8;

    /** With fewer squares empty, a full search needs no estimate before it. */
    private static final int ESTIMATED_FROM = 16;

    private MoveComparison() {}

    /**
     * Values of all moves, the best first, as deep as the limits allow, but at least two moves deep.
     *
     * @param listener hears of each depth when all moves are known at it, also the last one
     */
    public static List<Result> of(Searcher search, Position position, Limits limits, Consumer<List<Result>> listener) {
        List<Result> known = List.of();
        long nodes = limits.nodes();
        for (Limits step : steps(limits, position.empties())) {
            Clock clock = known.isEmpty() ? Clock.UNLIMITED : limits.clock();
            if (clock.isUp()) {
                break;
            }
            long allowed = known.isEmpty() ? Long.MAX_VALUE : nodes;
            List<Result> results =
                    search.runAllMoves(position, step.within(clock).withNodes(allowed), Listener.NONE);
            long spent = results.stream().mapToLong(Result::nodes).max().orElse(0);
            // Cut short, some moves were looked at deeper than others.
            if (clock.isUp() || spent >= allowed) {
                break;
            }
            nodes = Math.max(1, nodes - spent);
            known = results;
            listener.accept(known);
        }
        return known;
    }

    private static List<Limits> steps(Limits limits, int empties) {
        List<Limits> steps = new ArrayList<>();
        boolean full = limits.depth() >= empties;
        int limited = full ? empties - GAP : limits.depth() - 1;
        for (int depth = 2; depth <= limited; depth += 2) {
            steps.add(Limits.depth(depth, Selectivity.PERCENT_73));
        }
        if (full && empties >= ESTIMATED_FROM) {
            steps.add(Limits.depth(limits.depth(), Selectivity.PERCENT_73));
        }
        steps.add(limits);
        return steps;
    }
}
