package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LargeSearchTest {
    private static final LargeWeights WEIGHTS = LargePositions.weights(new SplittableRandom(7));
    private static final int SLOTS = 1 << 12;

    private static List<Integer> sizes() {
        return LargePositions.sizes();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void run_lastSquares_isWhatPlainMinimaxFinds(int size) {
        LargeSearch search = new LargeSearch(WEIGHTS, SLOTS);
        for (long seed = 0; seed < 40; seed++) {
            Position position = LargePositions.played(size, 1 + (int) seed % 7, new SplittableRandom(seed));
            if (position.mobility() == 0) {
                continue;
            }
            int best = minimax(position);
            Result result = search.run(position, Limits.NONE, Listener.NONE);
            assertThat(result.exact()).as("seed %d", seed).isTrue();
            assertThat(result.score()).as("seed %d", seed).isEqualTo(best);
            assertThat(-minimax(position.play(result.best()))).as("seed %d", seed).isEqualTo(best);
        }
    }

    @Test
    void run_nodesLimited_isTheSameEveryTimeAndKeepsTheLimit() {
        for (int size : sizes()) {
            Position position = LargePositions.played(size, size * size / 2, new SplittableRandom(size));
            Limits limits = Limits.NONE.withNodes(3000);
            Result first = new LargeSearch(WEIGHTS, SLOTS).run(position, limits, Listener.NONE);
            Result second = new LargeSearch(WEIGHTS, SLOTS).run(position, limits, Listener.NONE);
            assertThat(second).isEqualTo(first);
            assertThat(first.nodes()).isBetween(3000L, 3000L + 100);
        }
    }

    @Test
    void run_wholeGames_playsLegalMovesOnly() {
        LargeSearch search = new LargeSearch(WEIGHTS, SLOTS);
        for (int size : sizes()) {
            Position position = Position.start(size);
            while (!position.isOver()) {
                position = position.play(search.run(position, Limits.NONE.withNodes(20), Listener.NONE).best());
            }
        }
    }

    @Test
    void run_clockUpAtOnce_stillGivesALegalMove() {
        Position position = Position.start(26);
        Result result = new LargeSearch(WEIGHTS, SLOTS).run(position, Limits.NONE.within(() -> 0), Listener.NONE);
        assertThat(position.isLegal(result.best())).isTrue();
    }

    @Test
    void run_withoutAMove_passesAndScoresWhatFollows() {
        SplittableRandom random = new SplittableRandom(5);
        Position position = LargePositions.played(10, 6, random);
        while (!position.mustPass()) {
            position = LargePositions.played(10, 6, random);
        }
        Result result = new LargeSearch(WEIGHTS, SLOTS).run(position, Limits.NONE, Listener.NONE);
        assertThat(result.line().getFirst()).isEqualTo(result.best()).isEqualTo(Move.PASS);
        assertThat(result.exact()).isTrue();
        assertThat(result.score()).isEqualTo(minimax(position));
    }

    @Test
    void run_gameOver_isTheDifferenceOfDiscs() {
        Position position = LargePositions.played(10, 1, new SplittableRandom(3));
        while (!position.isOver()) {
            position = position.mustPass() ? position.passed() : position.play(position.move(0));
        }
        Result result = new LargeSearch(WEIGHTS, SLOTS).run(position, Limits.NONE, Listener.NONE);
        assertThat(result.exact()).isTrue();
        assertThat(result.score()).isEqualTo(minimax(position));
    }

    /** Cut short before a depth has told anything, the score is that of the depth before, and is called so. */
    @Test
    void run_cutShort_saysHowDeepTheScoreComesFrom() {
        Position position = LargePositions.played(12, 100, new SplittableRandom(1));
        for (int nodes = 1; nodes < 4000; nodes += 97) {
            int[] whole = {0, 0};
            Result result = new LargeSearch(WEIGHTS, SLOTS).run(position, Limits.NONE.withNodes(nodes), found -> {
                whole[0] = whole[1];
                whole[1] = found.depth();
            });
            assertThat(result.depth()).as("%d nodes", nodes).isBetween(whole[0], whole[0] + 1);
            if (result.depth() == whole[0] && whole[0] > 0) {
                Limits depth = Limits.depth(whole[0], Selectivity.FULL);
                Result before = new LargeSearch(WEIGHTS, SLOTS).run(position, depth, Listener.NONE);
                assertThat(result.score()).as("%d nodes", nodes).isEqualTo(before.score());
            }
        }
    }

    @Test
    void run_line_isPlayable() {
        Position position = LargePositions.played(10, 40, new SplittableRandom(2));
        Result result = new LargeSearch(WEIGHTS, SLOTS).run(position, Limits.depth(5, Selectivity.FULL), Listener.NONE);
        assertThat(result.line()).hasSizeBetween(2, 5).startsWith(result.best());
        for (Move move : result.line()) {
            position = position.play(move);
        }
    }

    @Test
    void runAllMoves_lastSquares_areExact() {
        for (long seed = 0; seed < 20; seed++) {
            Position position = LargePositions.played(10, 6, new SplittableRandom(seed));
            for (Result result :
                    new LargeSearch(WEIGHTS, SLOTS).runAllMoves(position, Limits.NONE, Listener.NONE)) {
                assertThat(result.exact()).isTrue();
                assertThat(result.score())
                        .as("seed %d, %s", seed, result.best())
                        .isEqualTo(-minimax(position.play(result.best())));
            }
        }
    }

    @Test
    void runAllMoves_position_scoresEveryMoveTheBestFirst() {
        Position position = LargePositions.played(12, 100, new SplittableRandom(1));
        Limits depth = Limits.depth(2, Selectivity.FULL);
        List<Result> results = new LargeSearch(WEIGHTS, SLOTS).runAllMoves(position, depth, Listener.NONE);
        assertThat(results).extracting(Result::best).containsExactlyInAnyOrderElementsOf(position.moves());
        assertThat(results).isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
        Result best = new LargeSearch(WEIGHTS, SLOTS).run(position, depth, Listener.NONE);
        assertThat(results.getFirst().score()).isEqualTo(best.score());
    }

    /** The lead of the side to move when both play on perfectly. */
    private static int minimax(Position position) {
        if (position.mobility() == 0) {
            Colour mover = position.toMove();
            return position.mustPass()
                    ? -minimax(position.passed())
                    : position.discs(mover) - position.discs(mover.other());
        }
        int best = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            best = Math.max(best, -minimax(position.play(move)));
        }
        return best;
    }
}
