package dev.outflank.engine.large;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search on boards from 10×10 to 26×26, on one thread: one move ahead, then two, and so on, as deep as the limits
 * allow, and the last squares exactly. What it learned about a game stays in its table for the game's next move.
 */
public final class LargeSearch implements Searcher {
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

    @Override
    public int largestBoard() {
        return Position.MAX_SIZE;
    }

    /** The same depth would take a moment on 10×10 and hours on 26×26, so a level is nodes: 4,096 at level 5. */
    @Override
    public Limits level(int level, int empties) {
        return Limits.NONE.withNodes(1L << Math.min(7 + level, 62));
    }

    /** Forgets what earlier searches found. */
    public void clear() {
        table.clear();
    }

    /** Nothing to let go: it works on the thread that asks. */
    @Override
    public void close() {}

    /**
     * The best move of a position; its score is the difference of discs. Of the limits, depth, nodes and clock count. A
     * result is exact only when the end was played out; with a depth below the number of empty squares it never is.
     */
    @Override
    public Result run(Position position, Limits limits, Listener listener) {
        if (position.isOver()) {
            return new Result(
                    Scoring.RAW.difference(position, position.toMove()),
                    Move.PASS,
                    List.of(),
                    0,
                    Selectivity.FULL,
                    true,
                    0);
        }
        if (position.mobility() == 0) {
            return run(position.passed(), limits, result -> listener.found(result.after(Move.PASS)))
                    .after(Move.PASS);
        }
        LargeBoard here = set(position);
        Allowance allowance = new Allowance(limits);
        Descent descent = descent(here, allowance);
        Result result = descent.ready();
        int empties = here.empties();
        boolean toTheEnd = isToTheEnd(limits, empties);
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
        return withLine(position, result);
    }

    /** Every move with its score by a search of the limits' depth, the best first; exact when that is the end. */
    @Override
    public List<Result> runAllMoves(Position position, Limits limits, Listener listener) {
        boolean toTheEnd = isToTheEnd(limits, position.empties());
        int depth = Math.min(limits.depth(), position.empties());
        Allowance allowance = new Allowance(limits);
        List<Result> results = new ArrayList<>();
        for (Move move : position.moves()) {
            Descent descent = descent(set(position.play(move)), allowance);
            int score = -(toTheEnd ? descent.solved() : descent.score(depth - 1));
            boolean exact = toTheEnd && !allowance.isSpent();
            Result result = withLine(
                    position,
                    new Result(
                            LargeEvaluation.discs(score),
                            move,
                            List.of(move),
                            depth,
                            Selectivity.FULL,
                            exact,
                            allowance.nodes()));
            results.add(result);
            listener.found(result);
        }
        results.sort(Comparator.comparingInt(Result::score).reversed());
        return results;
    }

    private static boolean isToTheEnd(Limits limits, int empties) {
        return limits.depth() >= empties && empties <= LargeEndgame.MOST_EMPTIES;
    }

    /** The result with what the table holds for best after its move, as far as the search went. */
    private Result withLine(Position position, Result result) {
        List<Move> line = new ArrayList<>();
        line.add(result.best());
        LargeBoard here = set(position.play(result.best()));
        here.usePatterns(false);
        while (line.size() < result.depth()) {
            here.findMoves();
            if (here.mobility() == 0) {
                if (here.opponentMobility() == 0) {
                    break;
                }
                here.pass();
                line.add(Move.PASS);
                continue;
            }
            long known = table.find(here.key());
            int square = LargeTable.square(known);
            if (known == 0 || here.play(square) == 0) {
                break;
            }
            line.add(Move.at(LargeBoard.row(square), LargeBoard.column(square)));
        }
        return new Result(
                result.score(),
                result.best(),
                line,
                result.depth(),
                result.selectivity(),
                result.exact(),
                result.nodes());
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
