package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Limits DEPTH_9 = Limits.depth(9, Selectivity.PERCENT_73);

    private final long seed = Seed.VALUE;
    private final RandomBoards boards = new RandomBoards(seed);
    private final Search search = new Search(1, 4);

    @AfterEach
    void close() {
        search.close();
        Bitboard.useVectors(false);
    }

    @Test
    void run_startPosition_reportsEveryDepth() {
        List<String> labels = new ArrayList<>();
        Result result = search.run(Position.start(8), DEPTH_9, found -> labels.add(found.label()));
        assertThat(labels).hasSize(9).startsWith("1@73%").endsWith("9@73%");
        assertThat(result.exact()).isFalse();
        assertThat(result.best()).isEqualTo(result.line().getFirst());
    }

    @Test
    void run_line_isPlayable() {
        for (int i = 0; i < 40; i++) {
            Position position = boards.withEmpties(8, 6 + i);
            Result result = search.run(position, Limits.depth(6, Selectivity.FULL), Listener.NONE);
            assertThat(result.line()).as("seed %d, %s", seed, position).isNotEmpty();
            for (Move move : result.line()) {
                position = position.play(move);
            }
        }
    }

    @Test
    void run_exactLine_leadsToTheScore() {
        for (int i = 0; i < 60; i++) {
            Position position = boards.withEmpties(8, 3 + i % 12);
            Colour side = position.toMove();
            Result result = search.run(position, Limits.NONE, Listener.NONE);
            for (Move move : result.line()) {
                position = position.play(move);
            }
            assertThat(position.isOver()).as("seed %d, %s", seed, position).isTrue();
            assertThat(Scoring.EMPTIES_TO_WINNER.difference(position, side)).isEqualTo(result.score());
        }
    }

    @Test
    void run_sameAskedAgain_takesTheSameNodes() {
        Position position = boards.withEmpties(8, 17);
        Result first = search.run(position, Limits.NONE, Listener.NONE);
        search.clear();
        assertThat(search.run(position, Limits.NONE, Listener.NONE)).as("seed %d", seed).isEqualTo(first);
        search.clear();
        Result limited = search.run(position, Limits.NONE.withNodes(20_000), Listener.NONE);
        search.clear();
        assertThat(search.run(position, Limits.NONE.withNodes(20_000), Listener.NONE)).isEqualTo(limited);
        assertThat(limited.nodes()).isLessThan(first.nodes() + 20_000);
    }

    @Test
    void run_vectorsOrNot_takesTheSameNodes() {
        assertThat(Bitboard.vectorsAvailable()).isTrue();
        for (int i = 0; i < 6; i++) {
            Position position = boards.withEmpties(8, 12 + i);
            Bitboard.useVectors(false);
            search.clear();
            Result scalar = search.run(position, Limits.NONE, Listener.NONE);
            Bitboard.useVectors(true);
            search.clear();
            assertThat(search.run(position, Limits.NONE, Listener.NONE)).as("seed %d", seed).isEqualTo(scalar);
        }
    }

    @Test
    void run_severalThreads_findTheSameScore() {
        try (Search team = new Search(3, 4)) {
            for (int i = 0; i < 10; i++) {
                Position position = boards.withEmpties(8, 16 + i % 3);
                Result alone = search.run(position, Limits.NONE, Listener.NONE);
                Result together = team.run(position, Limits.NONE, Listener.NONE);
                assertThat(together.score()).as("seed %d, %s", seed, position).isEqualTo(alone.score());
                assertThat(together.exact()).isTrue();
                if (!position.mustPass()) {
                    Position after = position.play(together.best());
                    assertThat(-search.run(after, Limits.NONE, Listener.NONE).score())
                            .as("seed %d, %s then %s", seed, position, together.best())
                            .isEqualTo(alone.score());
                }
            }
        }
    }

    @Test
    void run_winDrawLoss_isTheSignOfTheScore() {
        for (int i = 0; i < 40; i++) {
            Position position = boards.withEmpties(8, 10 + i % 5);
            int score = search.run(position, Limits.NONE, Listener.NONE).score();
            search.clear();
            Result sign = search.run(position, Limits.NONE.withGoal(Goal.WIN_DRAW_LOSS), Listener.NONE);
            assertThat(sign.score()).as("seed %d, %s", seed, position).isEqualTo(Integer.signum(score));
            assertThat(sign.exact()).isTrue();
        }
    }

    @Test
    void run_win_findsAMoveThatWinsIfThereIsOne() {
        Limits whoWins = Limits.NONE.withGoal(Goal.WIN_DRAW_LOSS);
        for (int i = 0; i < 8; i++) {
            Position position = boards.withEmpties(8, 21);
            search.clear();
            Result result = search.run(position, Limits.NONE.withGoal(Goal.WIN), Listener.NONE);
            assertThat(result.label()).as("of the score, seed %d, %s", seed, position).isEqualTo("9@73%");
            assertThat(Integer.signum(result.score()))
                    .as("seed %d, %s", seed, position)
                    .isEqualTo(search.run(position, whoWins, Listener.NONE).score())
                    .isEqualTo(-search.run(position.play(result.best()), whoWins, Listener.NONE).score());
        }
    }

    @Test
    void onSide_searchForWhoWins_keepsTheEstimateOnItsSide() {
        Team.Outcome behind = new Team.Outcome(-6, 10, true);
        assertThat(behind.onSide(new Team.Outcome(1, 20, true))).isEqualTo(new Team.Outcome(1, 20, true));
        assertThat(behind.onSide(new Team.Outcome(0, 20, true))).isEqualTo(new Team.Outcome(0, 20, true));
        assertThat(behind.onSide(new Team.Outcome(-1, 20, true))).as("all moves lose").isEqualTo(behind);
        Team.Outcome ahead = new Team.Outcome(6, 10, true);
        assertThat(ahead.onSide(new Team.Outcome(1, 20, true))).isEqualTo(new Team.Outcome(6, 20, true));
        assertThat(ahead.onSide(new Team.Outcome(-1, 20, true))).isEqualTo(new Team.Outcome(-1, 10, true));
    }

    @Test
    void runAllMoves_bestFirst_agreesWithRun() {
        for (int i = 0; i < 20; i++) {
            Position position = boards.withEmpties(8, 9 + i % 5);
            List<Result> all = search.runAllMoves(position, Limits.NONE, Listener.NONE);
            assertThat(all).hasSize(position.mobility());
            if (!all.isEmpty()) {
                assertThat(all.getFirst().score())
                        .as("seed %d, %s", seed, position)
                        .isEqualTo(search.run(position, Limits.NONE, Listener.NONE).score());
            }
        }
    }

    @Test
    void run_timeIsUp_stillHasALegalMove() {
        Position position = Position.start(8);
        Result result = search.run(position, Limits.NONE.within(() -> 0), Listener.NONE);
        assertThat(position.isLegal(result.best())).isTrue();
        assertThat(result.exact()).isFalse();
    }

    /** Just before a depth is done that has another best move, the search mostly knows this move already. */
    @Test
    void run_stoppedWithinADepth_keepsABetterMoveThatItFound() {
        RandomBoards fixed = new RandomBoards(11);
        int changes = 0;
        int kept = 0;
        for (int i = 0; i < 40; i++) {
            Position position = fixed.withEmpties(8, 20 + i % 30);
            List<Result> depths = new ArrayList<>();
            search.clear();
            search.run(position, DEPTH_9, depths::add);
            for (int d = 6; d < depths.size(); d++) {
                Result before = depths.get(d - 1);
                Result after = depths.get(d);
                if (!after.best().equals(before.best())) {
                    search.clear();
                    long limit = after.nodes() - (after.nodes() - before.nodes()) / 10;
                    Result stopped = search.run(position, DEPTH_9.withNodes(limit), Listener.NONE);
                    assertThat(stopped.depth()).isLessThan(after.depth());
                    assertThat(stopped.best()).isEqualTo(stopped.line().getFirst());
                    changes++;
                    kept += stopped.best().equals(after.best()) ? 1 : 0;
                }
            }
        }
        assertThat(kept).as("of %d changes", changes).isGreaterThan(changes / 2);
    }

    @Test
    void run_clockRunsOut_comesBackAtOnce() {
        AtomicInteger asked = new AtomicInteger();
        Clock clock = () -> asked.incrementAndGet() < 500 ? 1_000_000 : 0;
        Result result = search.run(Position.start(8), Limits.NONE.within(clock), Listener.NONE);
        assertThat(result.depth()).isPositive();
        assertThat(asked.get()).isBetween(500, 502);
    }

    @Test
    void run_thrifty_savesWhatWouldNotFinishADepth() {
        AtomicInteger left = new AtomicInteger(1_000);
        Clock clock = left::decrementAndGet;
        search.run(Position.start(8), Limits.NONE.withinShare(clock), Listener.NONE);
        assertThat(left.get()).isPositive();
    }

    @Test
    void stop_whileRunning_endsTheSearch() throws InterruptedException {
        Thread searcher = Thread.ofPlatform().start(() -> search.run(Position.start(8), Limits.NONE, result -> {
            if (result.depth() == 5) {
                search.stop();
            }
        }));
        searcher.join();
        assertThat(searcher.isAlive()).isFalse();
    }

    @Test
    void ponder_thenRun_takesFewerNodes() throws InterruptedException {
        Position position = Position.start(8);
        long before = search.run(position, DEPTH_9, Listener.NONE).nodes();
        search.clear();
        CountDownLatch deepEnough = new CountDownLatch(9);
        search.ponder(position, Scoring.EMPTIES_TO_WINNER, found -> deepEnough.countDown());
        deepEnough.await();
        assertThat(search.run(position, DEPTH_9, Listener.NONE).nodes()).isLessThan(before);
    }

    @Test
    void run_mustPass_passes() {
        for (int i = 0; i < 2_000; i++) {
            Position position = boards.withEmpties(8, 8);
            if (position.mustPass()) {
                Result result = search.run(position, Limits.NONE, Listener.NONE);
                assertThat(result.best()).isEqualTo(Move.PASS);
                assertThat(result.score())
                        .isEqualTo(-search.run(position.passed(), Limits.NONE, Listener.NONE).score());
                return;
            }
        }
        throw new AssertionError("no position with a pass, seed " + seed);
    }

    @Test
    void run_gameIsOver_givesTheScore() {
        Position over = Position.of(0x0F, 0, Colour.BLACK);
        Result result = search.run(over, Limits.NONE, Listener.NONE);
        assertThat(result.score()).isEqualTo(64);
        assertThat(result.best()).isEqualTo(Move.PASS);
        assertThat(result.line()).isEmpty();
        assertThat(result.exact()).isTrue();
    }

    @Test
    void run_boardTooLarge_isRefused() {
        assertThatThrownBy(() -> search.run(Position.start(10), Limits.NONE, Listener.NONE))
                .hasMessageContaining("4×4, 6×6 and 8×8, not 10×10");
    }
}
