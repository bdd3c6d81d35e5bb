package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Evaluator;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SearchTest {
    /** The nodes between two checks of a limit: few calls of the search, each with all its leaves. */
    private static final int MAX_NODES_PAST_LIMIT = 1000;

    private static final SearchLimits DEPTH_9 = SearchLimits.depth(9, Selectivity.PERCENT_73);

    private final long seed = Seed.VALUE;
    private final RandomBoards boards = new RandomBoards(seed);
    private final Search search = new Search(1, 4);

    @AfterEach
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void close() {
        search.close();
        Bitboard.useVectors(false);
    }

    @Test
    void run_startPosition_reportsEveryDepth() {
        List<String> labels = new ArrayList<>();
        SearchResult result = search.run(Position.start(8), DEPTH_9, found -> labels.add(found.depthLabel()));
        assertThat(labels).hasSize(9).startsWith("1@73%").endsWith("9@73%");
        assertThat(result.exact()).isFalse();
        assertThat(result.bestMove()).isEqualTo(result.pv().getFirst());
    }

    @Test
    void run_pv_isLegal() {
        for (int i = 0; i < 40; i++) {
            Position position = boards.withEmpties(8, 6 + i);
            SearchResult result =
                    search.run(position, SearchLimits.depth(6, Selectivity.PERCENT_100), SearchListener.NONE);
            assertThat(result.pv()).as("seed %d, %s", seed, position).isNotEmpty();
            for (Move move : result.pv()) {
                position = position.play(move);
            }
        }
    }

    @Test
    void run_exactPv_leadsToTheScore() {
        for (int i = 0; i < 60; i++) {
            Position position = boards.withEmpties(8, 3 + i % 12);
            Colour side = position.toMove();
            SearchResult result = search.run(position, SearchLimits.NONE, SearchListener.NONE);
            for (Move move : result.pv()) {
                position = position.play(move);
            }
            assertThat(position.isOver()).as("seed %d, %s", seed, position).isTrue();
            assertThat(Scoring.EMPTIES_TO_WINNER.difference(position, side)).isEqualTo(result.score());
        }
    }

    @Test
    void unroundedScore_limitedDepth_isTheEvaluationAtTheEndOfThePv() {
        Evaluator evaluator = Evaluation.shipped().newEvaluator();
        int known = 0;
        for (int i = 0; i < 40; i++) {
            Position position = boards.withEmpties(8, 20 + i % 35);
            SearchResult result =
                    search.run(position, SearchLimits.depth(5, Selectivity.PERCENT_100), SearchListener.NONE);
            OptionalDouble score = search.unroundedScore(position, result);
            if (score.isPresent()) {
                known++;
                Position end = position;
                for (Move move : result.pv()) {
                    end = end.play(move);
                }
                evaluator.set(end.bits(end.toMove()), end.bits(end.toMove().other()));
                double own = evaluator.unroundedScore(end.empties()) * (end.toMove() == position.toMove() ? 1 : -1);
                assertThat(score.getAsDouble())
                        .as("seed %d, %s", seed, position)
                        .isEqualTo(own);
                assertThat(score.getAsDouble()).isCloseTo(result.score(), within(0.6));
            }
        }
        assertThat(known).as("seed %d", seed).isGreaterThan(20);
    }

    @Test
    void unroundedScore_provedScoreOrSmallBoard_isUnknown() {
        Position endgame = boards.withEmpties(8, 8);
        assertThat(search.unroundedScore(endgame, search.run(endgame, SearchLimits.NONE, SearchListener.NONE)))
                .isEmpty();
        Position small = boards.withEmpties(6, 20);
        assertThat(search.unroundedScore(small, search.run(small, DEPTH_9, SearchListener.NONE)))
                .isEmpty();
    }

    @Test
    void run_repeatedSearch_takesTheSameNodes() {
        Position position = boards.withEmpties(8, 17);
        SearchResult first = search.run(position, SearchLimits.NONE, SearchListener.NONE);
        search.clear();
        assertThat(search.run(position, SearchLimits.NONE, SearchListener.NONE))
                .as("seed %d", seed)
                .isEqualTo(first);
        search.clear();
        SearchResult limited = search.run(position, SearchLimits.NONE.withNodes(20_000), SearchListener.NONE);
        search.clear();
        assertThat(search.run(position, SearchLimits.NONE.withNodes(20_000), SearchListener.NONE))
                .isEqualTo(limited);
        assertThat(limited.nodes()).isLessThan(first.nodes() + 20_000);
    }

    @Test
    void run_withAndWithoutVectors_takesTheSameNodes() {
        assertThat(Bitboard.hasVectorModule()).isTrue();
        for (int i = 0; i < 6; i++) {
            Position position = boards.withEmpties(8, 12 + i);
            Bitboard.useVectors(false);
            search.clear();
            SearchResult scalar = search.run(position, SearchLimits.NONE, SearchListener.NONE);
            Bitboard.useVectors(true);
            search.clear();
            assertThat(search.run(position, SearchLimits.NONE, SearchListener.NONE))
                    .as("seed %d", seed)
                    .isEqualTo(scalar);
        }
    }

    @Test
    void run_severalThreads_findsTheSameScore() {
        try (Search parallelSearch = new Search(3, 4)) {
            for (int i = 0; i < 10; i++) {
                Position position = boards.withEmpties(8, 16 + i % 3);
                SearchResult single = search.run(position, SearchLimits.NONE, SearchListener.NONE);
                SearchResult parallel = parallelSearch.run(position, SearchLimits.NONE, SearchListener.NONE);
                assertThat(parallel.score()).as("seed %d, %s", seed, position).isEqualTo(single.score());
                assertThat(parallel.exact()).isTrue();
                if (!position.mustPass()) {
                    Position after = position.play(parallel.bestMove());
                    assertThat(-search.run(after, SearchLimits.NONE, SearchListener.NONE)
                                    .score())
                            .as("seed %d, %s then %s", seed, position, parallel.bestMove())
                            .isEqualTo(single.score());
                }
            }
        }
    }

    @Test
    void run_winDrawLoss_isTheSignOfTheScore() {
        for (int i = 0; i < 40; i++) {
            Position position = boards.withEmpties(8, 10 + i % 5);
            int score =
                    search.run(position, SearchLimits.NONE, SearchListener.NONE).score();
            search.clear();
            SearchResult wld =
                    search.run(position, SearchLimits.NONE.withGoal(SearchGoal.WIN_DRAW_LOSS), SearchListener.NONE);
            assertThat(wld.score()).as("seed %d, %s", seed, position).isEqualTo(Integer.signum(score));
            assertThat(wld.exact()).isTrue();
        }
    }

    @Test
    void limitsForMove_hardPosition_endsAtTheBoundWithTheLastCompletedIteration() {
        // Position 40: its exact solution takes far more nodes than level 10 may spend on a move.
        Position hard = FfoSuite.problems().get(39).position();
        SearchLimits limits = search.limitsForMove(10, hard.empties());
        SearchResult result = search.run(hard, limits, SearchListener.NONE);
        assertThat(result.nodes()).isBetween(limits.nodes(), limits.nodes() + limits.nodes() / 10);
        assertThat(result.depthLabel()).isEqualTo("20@95%");
        assertThat(result.bestMove())
                .isEqualTo(FfoSuite.problems().get(39).bestMoves().getFirst());
        search.clear();
        assertThat(search.run(hard, limits, SearchListener.NONE)).isEqualTo(result);
    }

    @Test
    void run_goalWin_keepsTheWldResult() {
        SearchLimits wld = SearchLimits.NONE.withGoal(SearchGoal.WIN_DRAW_LOSS);
        for (int i = 0; i < 8; i++) {
            Position position = boards.withEmpties(8, 21);
            search.clear();
            SearchResult result = search.run(position, SearchLimits.NONE.withGoal(SearchGoal.WIN), SearchListener.NONE);
            assertThat(result.depthLabel())
                    .as("depth of the score, seed %d, %s", seed, position)
                    .isEqualTo("9@56%");
            assertThat(Integer.signum(result.score()))
                    .as("seed %d, %s", seed, position)
                    .isEqualTo(search.run(position, wld, SearchListener.NONE).score())
                    .isEqualTo(-search.run(position.play(result.bestMove()), wld, SearchListener.NONE)
                            .score());
        }
    }

    @Test
    void withWldResult_anyResult_movesTheEstimateToItsSide() {
        ParallelSearch.Outcome behind = new ParallelSearch.Outcome(-6, 10, true);
        assertThat(behind.withWldResult(new ParallelSearch.Outcome(1, 20, true)))
                .isEqualTo(new ParallelSearch.Outcome(1, 20, true));
        assertThat(behind.withWldResult(new ParallelSearch.Outcome(0, 20, true)))
                .isEqualTo(new ParallelSearch.Outcome(0, 20, true));
        assertThat(behind.withWldResult(new ParallelSearch.Outcome(-1, 20, true)))
                .as("all moves lose")
                .isEqualTo(behind);
        ParallelSearch.Outcome ahead = new ParallelSearch.Outcome(6, 10, true);
        assertThat(ahead.withWldResult(new ParallelSearch.Outcome(1, 20, true)))
                .isEqualTo(new ParallelSearch.Outcome(6, 20, true));
        assertThat(ahead.withWldResult(new ParallelSearch.Outcome(-1, 20, true)))
                .isEqualTo(new ParallelSearch.Outcome(-1, 10, true));
    }

    @Test
    void runAllMoves_bestFirst_agreesWithRun() {
        for (int i = 0; i < 20; i++) {
            Position position = boards.withEmpties(8, 9 + i % 5);
            List<SearchResult> all = search.runAllMoves(position, SearchLimits.NONE, SearchListener.NONE);
            assertThat(all).hasSize(position.mobility());
            if (!all.isEmpty()) {
                assertThat(all.getFirst().score())
                        .as("seed %d, %s", seed, position)
                        .isEqualTo(search.run(position, SearchLimits.NONE, SearchListener.NONE)
                                .score());
            }
        }
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void run_noTime_hasALegalMove() {
        Position position = Position.start(8);
        SearchResult result = search.run(position, SearchLimits.NONE.withClock(() -> 0), SearchListener.NONE);
        assertThat(position.isLegal(result.bestMove())).isTrue();
        assertThat(result.exact()).isFalse();
    }

    /** Shortly before the end of an iteration that changes the best move, the search has usually found the new move. */
    @Test
    void run_stoppedWithinAnIteration_keepsABetterMove() {
        try (Search tables = new Search(1, 4, PatternWeights.shipped())) {
            keepsABetterMove(tables);
        }
    }

    private static void keepsABetterMove(Search search) {
        RandomBoards fixed = new RandomBoards(11);
        int changes = 0;
        int kept = 0;
        for (int i = 0; i < 40; i++) {
            Position position = fixed.withEmpties(8, 20 + i % 30);
            List<SearchResult> depths = new ArrayList<>();
            search.clear();
            search.run(position, DEPTH_9, depths::add);
            for (int d = 6; d < depths.size(); d++) {
                SearchResult before = depths.get(d - 1);
                SearchResult after = depths.get(d);
                if (!after.bestMove().equals(before.bestMove())) {
                    search.clear();
                    long limit = after.nodes() - (after.nodes() - before.nodes()) / 10;
                    SearchResult stopped = search.run(position, DEPTH_9.withNodes(limit), SearchListener.NONE);
                    assertThat(stopped.bestMove()).isEqualTo(stopped.pv().getFirst());
                    // Limits are not checked at every node, so an iteration may end that had few nodes left.
                    assertThat(stopped.nodes()).isLessThan(limit + MAX_NODES_PAST_LIMIT);
                    if (after.nodes() >= limit + MAX_NODES_PAST_LIMIT) {
                        assertThat(stopped.depth()).isLessThan(after.depth());
                    }
                    if (stopped.depth() < after.depth()) {
                        changes++;
                        kept += stopped.bestMove().equals(after.bestMove()) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(changes).isGreaterThan(20);
        assertThat(kept).as("of %d changes", changes).isGreaterThan(changes * 4 / 5);
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void run_clockExpires_returnsAtOnce() {
        AtomicInteger calls = new AtomicInteger();
        Clock clock = () -> calls.incrementAndGet() < 500 ? 1_000_000 : 0;
        SearchResult result = search.run(Position.start(8), SearchLimits.NONE.withClock(clock), SearchListener.NONE);
        assertThat(result.depth()).isPositive();
        assertThat(calls.get()).isBetween(500, 502);
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void run_gameClock_savesTimeThatWouldNotCompleteAnIteration() {
        AtomicInteger left = new AtomicInteger(1_000);
        Clock clock = left::decrementAndGet;
        search.run(Position.start(8), SearchLimits.NONE.withGameClock(clock), SearchListener.NONE);
        assertThat(left.get()).isPositive();
    }

    /** Without the stop, solving this position would take longer than the timeout. */
    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void stop_whileRunning_returnsTheLastIteration() {
        Position position = Position.start(8).play(Move.at(4, 5));
        SearchResult stopped = search.run(position, SearchLimits.NONE, result -> {
            if (result.depth() == 5) {
                search.stop();
            }
        });
        assertThat(stopped.depth()).isEqualTo(5);
        assertThat(stopped.exact()).isFalse();
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void stop_fromAnotherThread_endsTheSearch() throws Exception {
        CountDownLatch running = new CountDownLatch(5);
        CompletableFuture<SearchResult> searching = CompletableFuture.supplyAsync(
                () -> search.run(Position.start(8), SearchLimits.NONE, result -> running.countDown()));
        running.await();
        search.stop();
        SearchResult stopped = searching.get();
        assertThat(stopped.depth()).isGreaterThanOrEqualTo(5);
        assertThat(stopped.exact()).isFalse();
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void ponder_thenRun_takesFewerNodes() throws InterruptedException {
        Position position = Position.start(8);
        long before = search.run(position, DEPTH_9, SearchListener.NONE).nodes();
        search.clear();
        CountDownLatch nineIterations = new CountDownLatch(9);
        search.ponder(position, Scoring.EMPTIES_TO_WINNER, result -> nineIterations.countDown());
        nineIterations.await();
        assertThat(search.run(position, DEPTH_9, SearchListener.NONE).nodes()).isLessThan(before);
    }

    @Test
    void run_mustPass_passes() {
        for (int i = 0; i < 2_000; i++) {
            Position position = boards.withEmpties(8, 8);
            if (position.mustPass()) {
                SearchResult result = search.run(position, SearchLimits.NONE, SearchListener.NONE);
                assertThat(result.bestMove()).isEqualTo(Move.PASS);
                assertThat(result.score())
                        .isEqualTo(-search.run(position.passed(), SearchLimits.NONE, SearchListener.NONE)
                                .score());
                return;
            }
        }
        throw new AssertionError("no position with a pass, seed " + seed);
    }

    @Test
    void run_gameIsOver_isTheFinalScore() {
        Position over = Position.of(0x0F, 0, Colour.BLACK);
        SearchResult result = search.run(over, SearchLimits.NONE, SearchListener.NONE);
        assertThat(result.score()).isEqualTo(64);
        assertThat(result.bestMove()).isEqualTo(Move.PASS);
        assertThat(result.pv()).isEmpty();
        assertThat(result.exact()).isTrue();
    }

    @Test
    void run_boardTooLarge_isRejected() {
        assertThatThrownBy(() -> search.run(Position.start(10), SearchLimits.NONE, SearchListener.NONE))
                .hasMessageContaining("4×4, 6×6 and 8×8, not 10×10");
    }

    @Test
    void run_afterClose_failsClearly() {
        Search search = new Search(1, 1);
        search.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> search.run(Position.start(8), SearchLimits.NONE, SearchListener.NONE))
                .withMessage("the search is closed: create a new one");
    }

    /** An unlimited search of the start position would take years. */
    @Test
    void run_interruptedThread_returnsItsBestMoveAndStaysInterrupted() throws InterruptedException {
        try (Search search = new Search(2, 1)) {
            SearchResult[] result = new SearchResult[1];
            boolean[] interrupted = new boolean[1];
            Thread searcher = new Thread(() -> {
                result[0] = search.run(Position.start(8), SearchLimits.NONE, SearchListener.NONE);
                interrupted[0] = Thread.currentThread().isInterrupted();
            });
            searcher.start();
            Thread.sleep(100);
            searcher.interrupt();
            searcher.join();
            assertThat(Position.start(8).isLegal(result[0].bestMove())).isTrue();
            assertThat(interrupted[0]).isTrue();
        }
    }
}
