package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
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
    void run_lastEmpties_matchesMinimax(int size) {
        LargeSearch search = new LargeSearch(WEIGHTS, SLOTS);
        for (long seed = 0; seed < 40; seed++) {
            Position position = LargePositions.played(size, 1 + (int) seed % 7, new SplittableRandom(seed));
            if (position.mobility() == 0) {
                continue;
            }
            int best = minimax(position);
            SearchResult result = search.run(position, SearchLimits.NONE, SearchListener.NONE);
            assertThat(result.exact()).as("seed %d", seed).isTrue();
            assertThat(result.score()).as("seed %d", seed).isEqualTo(best);
            assertThat(-minimax(position.play(result.bestMove())))
                    .as("seed %d", seed)
                    .isEqualTo(best);
        }
    }

    @Test
    void run_nodeLimit_isReproducibleAndKept() {
        for (int size : sizes()) {
            Position position = LargePositions.played(size, size * size / 2, new SplittableRandom(size));
            SearchLimits limits = SearchLimits.NONE.withNodes(3000);
            SearchResult first = new LargeSearch(WEIGHTS, SLOTS).run(position, limits, SearchListener.NONE);
            SearchResult second = new LargeSearch(WEIGHTS, SLOTS).run(position, limits, SearchListener.NONE);
            assertThat(second).isEqualTo(first);
            assertThat(first.nodes()).isBetween(3000L, 3000L + 100);
        }
    }

    @Test
    void run_wholeGames_playsLegalMoves() {
        LargeSearch search = new LargeSearch(WEIGHTS, SLOTS);
        for (int size : sizes()) {
            Position position = Position.start(size);
            while (!position.isOver()) {
                position = position.play(search.run(position, SearchLimits.NONE.withNodes(20), SearchListener.NONE)
                        .bestMove());
            }
        }
    }

    @Test
    void run_expiredClock_returnsALegalMove() {
        Position position = Position.start(26);
        SearchResult result = new LargeSearch(WEIGHTS, SLOTS)
                .run(position, SearchLimits.NONE.withClock(() -> 0), SearchListener.NONE);
        assertThat(position.isLegal(result.bestMove())).isTrue();
    }

    @Test
    void run_mustPass_passesAndScoresTheNextPosition() {
        SplittableRandom random = new SplittableRandom(5);
        Position position = LargePositions.played(10, 6, random);
        while (!position.mustPass()) {
            position = LargePositions.played(10, 6, random);
        }
        SearchResult result = new LargeSearch(WEIGHTS, SLOTS).run(position, SearchLimits.NONE, SearchListener.NONE);
        assertThat(result.pv().getFirst()).isEqualTo(result.bestMove()).isEqualTo(Move.PASS);
        assertThat(result.exact()).isTrue();
        assertThat(result.score()).isEqualTo(minimax(position));
    }

    @Test
    void run_gameOver_isTheDiscDifference() {
        Position position = LargePositions.played(10, 1, new SplittableRandom(3));
        while (!position.isOver()) {
            position = position.mustPass() ? position.passed() : position.play(position.move(0));
        }
        SearchResult result = new LargeSearch(WEIGHTS, SLOTS).run(position, SearchLimits.NONE, SearchListener.NONE);
        assertThat(result.exact()).isTrue();
        assertThat(result.score()).isEqualTo(minimax(position));
    }

    /** If the search stops before a depth has a result, it reports score and depth of the previous iteration. */
    @Test
    void run_stoppedEarly_reportsTheDepthOfTheScore() {
        Position position = LargePositions.played(12, 100, new SplittableRandom(1));
        for (int nodes = 1; nodes < 4000; nodes += 97) {
            int[] depths = {0, 0};
            SearchResult result = new LargeSearch(WEIGHTS, SLOTS)
                    .run(position, SearchLimits.NONE.withNodes(nodes), found -> {
                        depths[0] = depths[1];
                        depths[1] = found.depth();
                    });
            assertThat(result.depth()).as("%d nodes", nodes).isBetween(depths[0], depths[0] + 1);
            if (result.depth() == depths[0] && depths[0] > 0) {
                SearchLimits depth = SearchLimits.depth(depths[0], Selectivity.PERCENT_100);
                SearchResult before = new LargeSearch(WEIGHTS, SLOTS).run(position, depth, SearchListener.NONE);
                assertThat(result.score()).as("%d nodes", nodes).isEqualTo(before.score());
            }
        }
    }

    @Test
    void run_pv_isLegal() {
        Position position = LargePositions.played(10, 40, new SplittableRandom(2));
        SearchResult result = new LargeSearch(WEIGHTS, SLOTS)
                .run(position, SearchLimits.depth(5, Selectivity.PERCENT_100), SearchListener.NONE);
        assertThat(result.pv()).hasSizeBetween(2, 5).startsWith(result.bestMove());
        for (Move move : result.pv()) {
            position = position.play(move);
        }
    }

    @Test
    void runAllMoves_lastEmpties_isExact() {
        for (long seed = 0; seed < 20; seed++) {
            Position position = LargePositions.played(10, 6, new SplittableRandom(seed));
            for (SearchResult result :
                    new LargeSearch(WEIGHTS, SLOTS).runAllMoves(position, SearchLimits.NONE, SearchListener.NONE)) {
                assertThat(result.exact()).isTrue();
                assertThat(result.score())
                        .as("seed %d, %s", seed, result.bestMove())
                        .isEqualTo(-minimax(position.play(result.bestMove())));
            }
        }
    }

    @Test
    void runAllMoves_position_scoresEveryMoveBestFirst() {
        Position position = LargePositions.played(12, 100, new SplittableRandom(1));
        SearchLimits depth = SearchLimits.depth(2, Selectivity.PERCENT_100);
        List<SearchResult> results = new LargeSearch(WEIGHTS, SLOTS).runAllMoves(position, depth, SearchListener.NONE);
        assertThat(results).extracting(SearchResult::bestMove).containsExactlyInAnyOrderElementsOf(position.moves());
        assertThat(results).isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
        SearchResult best = new LargeSearch(WEIGHTS, SLOTS).run(position, depth, SearchListener.NONE);
        assertThat(results.getFirst().score()).isEqualTo(best.score());
    }

    /** Disc difference of the side to move after perfect play. */
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
