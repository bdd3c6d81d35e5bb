package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LearnerIT {
    private static final int POSITIONS = 150;
    private static final SearchLimits DEEPER = SearchLimits.depth(5, Selectivity.PERCENT_100);

    @Test
    void choose_manyPositions_higherLevelsLoseFewerDiscs() {
        List<Double> lost = new ArrayList<>();
        for (int level = 1; level <= Learner.MAX_LEVEL; level++) {
            lost.add(averageLoss(level));
        }
        assertThat(lost).as("discs lost per move, by level").isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(lost.getFirst()).isBetween(3.0, 20.0);
        assertThat(lost.getLast()).isBetween(0.1, 4.0);
    }

    /** Average number of discs lost per move, according to a deeper search. */
    private static double averageLoss(int level) {
        SplittableRandom random = new SplittableRandom(2026);
        double lost = 0;
        try (Search search = new Search(1, 1)) {
            for (int i = 0; i < POSITIONS; i++) {
                Position position = randomPosition(random.split(), 8 + i % 36);
                Learner learner = new Learner(level);
                SearchLimits limits = SearchLimits.depth(learner.depth(), Selectivity.PERCENT_100);
                Move choice = learner.choose(
                        position, search.runAllMoves(position, limits, SearchListener.NONE), random.split());
                List<SearchResult> results = search.runAllMoves(position, DEEPER, SearchListener.NONE);
                int chosen = results.stream()
                        .filter(result -> result.bestMove().equals(choice))
                        .findFirst()
                        .orElseThrow()
                        .score();
                lost += results.getFirst().score() - chosen;
            }
        }
        return lost / POSITIONS;
    }

    /** A position with at least two legal moves, after a number of random plies. */
    private static Position randomPosition(SplittableRandom random, int plies) {
        Position position = Position.start(8);
        for (int ply = 0; ply < plies || position.mobility() < 2; ply++) {
            if (position.isOver()) {
                position = Position.start(8);
            }
            int mobility = position.mobility();
            position = position.play(mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility)));
        }
        return position;
    }
}
