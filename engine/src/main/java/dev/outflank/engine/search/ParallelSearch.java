package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.Evaluation;
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
 * The threads of a search, coordinated by ABDADA (Weill 1996). All threads search the same position to the same depth.
 * {@link ActivePositions} steers them to different moves, and they share results through the transposition table. The
 * first thread to finish provides the result and stops the others.
 */
final class ParallelSearch implements AutoCloseable {
    /**
     * The outcome of one iteration.
     *
     * @param score the score for the side to move
     * @param move the square of the best move; {@code NO_MOVE} if there is no move or a stopped search proved none
     * @param completed whether the search ended without being stopped
     */
    record Outcome(int score, int move, boolean completed) {
        /**
         * This estimate, corrected to the side of zero that a win/draw/loss search has proved. If all moves lose, that
         * search has no best move, and the move of the estimate is kept.
         */
        Outcome withWldResult(Outcome wld) {
            return switch (wld.score()) {
                case 1 -> new Outcome(Math.max(1, score), wld.move(), true);
                case 0 -> wld;
                default -> new Outcome(Math.min(-1, score), move, true);
            };
        }
    }

    private final StopFlag stopFlag;
    private final List<SearchThread> threads = new ArrayList<>();
    private final MidgameSearch mainWorker;
    private final List<MidgameSearch> helpers = new ArrayList<>();
    private final ExecutorService executor;
    private BoardRules board = new BoardRules(-1, Scoring.EMPTIES_TO_WINNER);

    ParallelSearch(int size, TranspositionTable table, StopFlag stopFlag, Evaluation evaluation) {
        this.stopFlag = stopFlag;
        ActivePositions activePositions = new ActivePositions(size);
        for (int i = 0; i < size; i++) {
            threads.add(new SearchThread(stopFlag));
        }
        mainWorker = new MidgameSearch(threads.getFirst(), table, activePositions, evaluation);
        for (SearchThread thread : threads.subList(1, size)) {
            helpers.add(new MidgameSearch(thread, table, activePositions, evaluation));
        }
        executor = Executors.newCachedThreadPool(
                Thread.ofPlatform().daemon().name("search-", 1).factory());
    }

    void setBoard(long squares, Scoring scoring) {
        board = new BoardRules(squares, scoring);
        mainWorker.setBoard(board);
        helpers.forEach(helper -> helper.setBoard(board));
    }

    /** Prepares a search. The main worker checks the limits; its node limit is an equal share of the total. */
    void startSearch(SearchLimits limits) {
        threads.forEach(thread -> thread.start(Clock.UNLIMITED, Long.MAX_VALUE));
        threads.getFirst().start(limits.clock(), Math.max(1, limits.nodes() / threads.size()));
    }

    long nodes() {
        return threads.stream().mapToLong(thread -> thread.nodes).sum();
    }

    /** A result without search, for when there is no time: the move to the position with the best static evaluation. */
    Outcome bestByEvaluation(RootPosition root) {
        int best = LastEmpties.NO_SCORE;
        int bestMove = TranspositionTable.NO_MOVE;
        for (long m = root.moves(); m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            RootPosition child = root.play(square);
            mainWorker.setRoot(child);
            int score = -mainWorker.evaluate(child.own(), child.opp(), child.empties());
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        mainWorker.setRoot(root);
        return bestMove == TranspositionTable.NO_MOVE
                ? new Outcome(mainWorker.evaluate(root.own(), root.opp(), root.empties()), bestMove, true)
                : new Outcome(best, bestMove, true);
    }

    /** The outcome of a finished game. */
    Outcome finalOutcome(RootPosition root) {
        return new Outcome(board.finalScore(root.own(), root.opp(), root.empties()), TranspositionTable.NO_MOVE, true);
    }

    /** Runs one iteration on all threads. */
    Outcome search(RootPosition root, AspirationWindow window, IterationSchedule.Iteration iteration) {
        AtomicReference<@Nullable Outcome> first = new AtomicReference<>();
        List<Future<?>> running = new ArrayList<>();
        stopFlag.clearUnlessStopped();
        Outcome outcome;
        try {
            if (iteration.depth() >= ActivePositions.MIN_DEPTH) {
                for (MidgameSearch helper : helpers) {
                    running.add(executor.submit(() -> search(helper, root, window, iteration, first)));
                }
            }
            outcome = search(mainWorker, root, window, iteration, first);
        } finally {
            stopFlag.set();
            running.forEach(ParallelSearch::await);
            stopFlag.clearUnlessStopped();
        }
        return Objects.requireNonNullElse(first.get(), outcome);
    }

    private Outcome search(
            MidgameSearch worker,
            RootPosition root,
            AspirationWindow window,
            IterationSchedule.Iteration iteration,
            AtomicReference<@Nullable Outcome> first) {
        worker.setSelectivity(iteration.selectivity());
        worker.setRoot(root);
        int score = window.search(worker, root, iteration.depth());
        Outcome outcome = new Outcome(score, worker.bestMove, !stopFlag.isSet());
        if (outcome.completed() && first.compareAndSet(null, outcome)) {
            stopFlag.set();
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
                throw new IllegalStateException("a search thread failed", e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        executor.shutdown();
    }
}
