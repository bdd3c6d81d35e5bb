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

class LearnerTest {
    private static final int POSITIONS = 150;
    private static final SearchLimits JUDGE = SearchLimits.depth(5, Selectivity.PERCENT_100);

    @Test
    void choose_manyPositions_higherLevelsGiveAwayLess() {
        List<Double> lost = new ArrayList<>();
        for (int level = 1; level <= Learner.MAX_LEVEL; level++) {
            lost.add(lost(level));
        }
        assertThat(lost).as("discs given away a move, by level").isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(lost.getFirst()).isBetween(3.0, 20.0);
        assertThat(lost.getLast()).isBetween(0.1, 4.0);
    }

    /** Discs given away a move, as a deeper search sees it. */
    private static double lost(int level) {
        SplittableRandom random = new SplittableRandom(2026);
        double lost = 0;
        try (Search search = new Search(1, 1)) {
            for (int i = 0; i < POSITIONS; i++) {
                Position position = somewhere(random.split(), 8 + i % 36);
                Learner learner = new Learner(level);
                SearchLimits sight = SearchLimits.depth(learner.depth(), Selectivity.PERCENT_100);
                Move choice = learner.choose(
                        position, search.runAllMoves(position, sight, SearchListener.NONE), random.split());
                List<SearchResult> judged = search.runAllMoves(position, JUDGE, SearchListener.NONE);
                int chosen = judged.stream()
                        .filter(result -> result.bestMove().equals(choice))
                        .findFirst()
                        .orElseThrow()
                        .score();
                lost += judged.getFirst().score() - chosen;
            }
        }
        return lost / POSITIONS;
    }

    /** A position with a choice, after so many random moves. */
    private static Position somewhere(SplittableRandom random, int plies) {
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
