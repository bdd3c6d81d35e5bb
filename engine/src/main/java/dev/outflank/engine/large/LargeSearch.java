package dev.outflank.engine.large;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search on boards from 10×10 to 26×26, on one thread: one move ahead, then two, and so on, as deep as the limits
 * allow, and the last squares exactly. What it learned about a game stays in its table for the game's next move.
 */
public final class LargeSearch {
    /** The table takes 16 bytes a slot: 16 MB. */
    private static final int SLOTS = 1 << 20;

    /** From so many empty squares on the end is played exactly after a few quick depths, and later ones after more. */
    private static final int SOLVED_EMPTIES = 14;

    private static final int QUICK_DEPTH = 4;
    private static final int DEPTHS_LEFT = 6;

    private final LargeWeights weights;
    private final LargeTable table;
    private @Nullable LargeBoard board;

    public LargeSearch(LargeWeights weights) {
        this(weights, SLOTS);
    }

    /** With a table of so many slots, a power of two. */
    public LargeSearch(LargeWeights weights, int slots) {
        this.weights = weights;
        this.table = new LargeTable(slots);
    }

    /** Forgets what earlier searches found. */
    public void clear() {
        table.clear();
    }

    /**
     * The best move of a position. Of the limits, depth, nodes and clock count. A result is exact only when the end was
     * played out; with a depth below the number of empty squares it never is.
     */
    public Result run(Position position, Limits limits, Listener listener) {
        LargeBoard here = set(position);
        Allowance allowance = new Allowance(limits);
        here.findMoves();
        if (here.mobility() == 0) {
            return new Result(0, Move.PASS, List.of(), 0, Selectivity.FULL, false, 0);
        }
        Descent descent = descent(here, allowance);
        Result result = descent.ready();
        int empties = here.empties();
        boolean toTheEnd = limits.depth() >= empties && empties <= LargeEndgame.MOST_EMPTIES;
        int quick = empties <= SOLVED_EMPTIES ? QUICK_DEPTH : empties - DEPTHS_LEFT;
        int deepest = Math.min(limits.depth(), toTheEnd ? quick : empties);
        for (int depth = 1; depth <= deepest && !allowance.isSpent(); depth++) {
            result = descent.root(depth);
            listener.found(result);
        }
        if (toTheEnd && !allowance.isSpent()) {
            result = descent.end();
            listener.found(result);
        }
        return result;
    }

    /** Every move with its score by a search of this depth, the best first. */
    public List<Result> runAllMoves(Position position, int depth) {
        List<Result> results = new ArrayList<>();
        for (Move move : position.moves()) {
            LargeBoard here = set(position.play(move));
            Allowance allowance = new Allowance(Limits.depth(depth, Selectivity.FULL));
            int score = LargeEvaluation.discs(-descent(here, allowance).score(depth - 1));
            results.add(new Result(score, move, List.of(move), depth, Selectivity.FULL, false, 0));
        }
        results.sort(Comparator.comparingInt(Result::score).reversed());
        return results;
    }

    private LargeBoard set(Position position) {
        LargeBoard here = board;
        if (here == null || here.size != position.size()) {
            here = new LargeBoard(position.size());
            table.clear();
            board = here;
        }
        here.set(position);
        table.age();
        return here;
    }

    private Descent descent(LargeBoard here, Allowance allowance) {
        LargeEvaluation evaluation = new LargeEvaluation(weights.at(here.empties(), here.size));
        return new Descent(here, evaluation, table, allowance);
    }
}
