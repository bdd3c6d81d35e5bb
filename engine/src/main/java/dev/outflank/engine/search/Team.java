package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a search. All of them search the same position to the same depth, kept apart by {@link Busy} and fed
 * by each other through the table; the first to finish has the answer, and the others come back at once.
 */
final class Team implements AutoCloseable {
    /**
     * What a search says.
     *
     * @param move the best move's square; none if there is no move, or if a stopped search has not got so far
     * @param finished whether it was not stopped before its end
     */
    record Outcome(int score, int move, boolean finished) {
        /** This estimate, on the side that a search for who wins has found. Where all moves lose, it has found none. */
        Outcome onSide(Outcome found) {
            return switch (found.score()) {
                case 1 -> new Outcome(Math.max(1, score), found.move(), true);
                case 0 -> found;
                default -> new Outcome(Math.min(-1, score), move, true);
            };
        }
    }

    private final Signal signal;
    private final Midgame leader;
    private final List<Midgame> helpers = new ArrayList<>();
    private final ExecutorService threads;

    Team(int size, TranspositionTable table, Signal signal, PatternWeights weights) {
        this.signal = signal;
        Busy busy = new Busy(size);
        leader = new Midgame(table, signal, busy, weights);
        for (int i = 1; i < size; i++) {
            helpers.add(new Midgame(table, signal, busy, weights));
        }
        threads = Executors.newCachedThreadPool(
                Thread.ofPlatform().daemon().name("search-", 1).factory());
    }

    void board(long squares, Scoring scoring) {
        leader.board(squares, scoring);
        helpers.forEach(helper -> helper.board(squares, scoring));
    }

    /** Before a search: its limits. The leader watches them; it does its even share of the nodes. */
    void begin(Limits limits) {
        leader.begin(limits.clock(), Math.max(1, limits.nodes() / (1 + helpers.size())));
        helpers.forEach(helper -> helper.begin(Clock.UNLIMITED, Long.MAX_VALUE));
    }

    long nodes() {
        return leader.nodes + helpers.stream().mapToLong(helper -> helper.nodes).sum();
    }

    /** A result without any search, for when there is no time for one: the move to the best looking position. */
    Outcome glance(Root root) {
        int best = LastSquares.NONE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (long m = root.moves(); m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            Root child = root.played(square);
            leader.start(child);
            int score = -leader.evaluate(child.own(), child.opp(), child.empties());
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        leader.start(root);
        return bestMove == TranspositionTable.NO_MOVE
                ? new Outcome(leader.evaluate(root.own(), root.opp(), root.empties()), bestMove, true)
                : new Outcome(best, bestMove, true);
    }

    /** The result of a game that is over. */
    Outcome ended(Root root) {
        return new Outcome(leader.ended(root.own(), root.opp(), root.empties()), TranspositionTable.NO_MOVE, true);
    }

    /** Searches to a depth, first in a window around a guess. */
    Outcome search(Root root, Aspiration aspiration, Plan.Step step) {
        AtomicReference<@Nullable Outcome> first = new AtomicReference<>();
        List<Future<?>> running = new ArrayList<>();
        signal.lower();
        Outcome outcome;
        try {
            if (step.depth() >= Busy.FROM_DEPTH) {
                for (Midgame helper : helpers) {
                    running.add(threads.submit(() -> search(helper, root, aspiration, step, first)));
                }
            }
            outcome = search(leader, root, aspiration, step, first);
        } finally {
            signal.raise();
            running.forEach(Team::await);
            signal.lower();
        }
        return Objects.requireNonNullElse(first.get(), outcome);
    }

    private Outcome search(
            Midgame worker,
            Root root,
            Aspiration aspiration,
            Plan.Step step,
            AtomicReference<@Nullable Outcome> first) {
        worker.select(step.selectivity());
        worker.start(root);
        int score = aspiration.search(worker, root, step.depth());
        Outcome outcome = new Outcome(score, worker.bestMove, !signal.isUp());
        if (outcome.finished() && first.compareAndSet(null, outcome)) {
            signal.raise();
        }
        return outcome;
    }

    private static void await(Future<?> future) {
        boolean interrupted = false;
        while (true) {
            try {
                future.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thread of the search failed", e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
