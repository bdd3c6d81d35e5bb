package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import java.util.List;

/**
 * Fits the constants of an evaluation to searches, one per number of empty squares. All leaves of a search have the same number of empty squares,
 * so a constant moves its score by exactly that much. Static scores cannot show this error: the opponent of a leaf's
 * mover chose the leaf among many, for its score.
 *
 * <ul>
 *   <li>Near the end of the game, searches of solved positions should on average return the exact score.
 *   <li>Before, the constants for odd numbers of empty squares make searches of consecutive depths agree: in a position
 *       with an even number, a search of depth {@value #ODD_DEPTH} should on average return the mean of those one ply
 *       shallower and one ply deeper.
 * </ul>
 */
final class ConstantFit {
    private static final int EMPTIES_COUNT = 61;
    private static final int HASH_MEGABYTES = 16;
    private static final int ODD_DEPTH = 5;
    private static final int MIN_SOLVED_DEPTH = 6;
    private static final int MIN_LEAF_EMPTIES = 3;
    private static final int MIN_SEARCHES = 50;

    /** The error of the mover's score at leaves, by number of empty squares. */
    private static final class LeafErrors {
        private final double[] sums = new double[EMPTIES_COUNT];
        private final int[] counts = new int[EMPTIES_COUNT];

        /** @param error error of the score for the mover of the root */
        void add(int rootEmpties, int depth, double error) {
            sums[rootEmpties - depth] += depth % 2 == 0 ? error : -error;
            counts[rootEmpties - depth]++;
        }

        boolean isKnown(int empties) {
            return counts[empties] >= MIN_SEARCHES;
        }

        /** The mean error here and at the two nearest numbers of the same parity. */
        double smoothed(int empties) {
            double sum = 0;
            int count = 0;
            for (int near = Math.max(0, empties - 2); near <= Math.min(sums.length - 1, empties + 2); near++) {
                if ((near - empties) % 2 == 0) {
                    sum += sums[near];
                    count += counts[near];
                }
            }
            return sum / count;
        }

        /** The evaluation without these errors; an unknown number of empty squares is treated like the nearest one. */
        Evaluation correct(Evaluation evaluation, int from, int to, int step) {
            double[] corrections = new double[EMPTIES_COUNT];
            for (int empties = from; empties <= to; empties += step) {
                int known = nearestKnown(empties);
                if (known >= 0) {
                    corrections[empties] = -smoothed(known);
                }
            }
            return evaluation.plusConstants(corrections);
        }

        private int nearestKnown(int empties) {
            for (int distance = 0; distance < counts.length; distance += 2) {
                for (int other : new int[] {empties - distance, empties + distance}) {
                    if (other >= 0 && other < counts.length && isKnown(other)) {
                        return other;
                    }
                }
            }
            return -1;
        }
    }

    private ConstantFit() {}

    /**
     * @param positions positions with any number of empty squares
     * @param solved positions with exact scores
     */
    static Evaluation fit(Evaluation evaluation, List<Sample> positions, List<Sample> solved) {
        LeafErrors endgame = new LeafErrors();
        visit(evaluation, solved, (search, position, sample) -> {
            for (int depth = MIN_SOLVED_DEPTH; depth <= sample.empties() - MIN_LEAF_EMPTIES; depth++) {
                endgame.add(
                        sample.empties(),
                        depth,
                        score(search, position, depth, Selectivity.PERCENT_73) - sample.score());
            }
        });
        int lastKnown = EMPTIES_COUNT - 1;
        while (lastKnown >= 0 && !endgame.isKnown(lastKnown)) {
            lastKnown--;
        }
        Evaluation solvedFit = endgame.correct(evaluation, 0, lastKnown, 1);
        LeafErrors consecutive = new LeafErrors();
        visit(solvedFit, positions, (search, position, sample) -> {
            int empties = sample.empties();
            if (empties % 2 == 0 && empties > ODD_DEPTH + MIN_LEAF_EMPTIES) {
                int odd = score(search, position, ODD_DEPTH, Selectivity.PERCENT_100);
                int shallower = score(search, position, ODD_DEPTH - 1, Selectivity.PERCENT_100);
                int deeper = score(search, position, ODD_DEPTH + 1, Selectivity.PERCENT_100);
                consecutive.add(empties, ODD_DEPTH, odd - (shallower + deeper) / 2.0);
            }
        });
        int firstOdd = lastKnown + 1 | 1;
        return consecutive.correct(solvedFit, firstOdd, EMPTIES_COUNT - 1, 2);
    }

    private interface Measurement {
        void measure(Search search, Position position, Sample sample);
    }

    private static void visit(Evaluation evaluation, List<Sample> samples, Measurement measurement) {
        try (Search search = new Search(1, HASH_MEGABYTES, evaluation)) {
            for (Sample sample : samples) {
                search.clear();
                measurement.measure(search, Position.of(sample.own(), sample.opp(), Colour.BLACK), sample);
            }
        }
    }

    private static int score(Search search, Position position, int depth, Selectivity selectivity) {
        return search.run(position, SearchLimits.depth(depth, selectivity), SearchListener.NONE)
                .score();
    }
}
