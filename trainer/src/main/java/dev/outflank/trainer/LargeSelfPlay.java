package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatureExtractor;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Self-play games on several sizes, from random openings and with occasional random moves. A fraction of the positions
 * become samples. The label mixes the game's result with the score of a search some moves later, which is less noisy; it
 * is used once the scores are in discs. A game depends only on its number.
 */
final class LargeSelfPlay {
    /** Board sizes of 16 consecutive games; small boards are more frequent because their games are quick. */
    private static final int[] SIZES = {10, 12, 10, 14, 10, 16, 12, 18, 10, 20, 14, 22, 12, 16, 10, 26};

    /** Maximum number of random opening moves per row of the board. */
    private static final int OPENING_PLIES_PER_ROW = 2;

    /** Probability of a random move after the opening. */
    private static final double RANDOM_MOVE_RATE = 0.02;

    /** Fraction of a game's positions that become samples. */
    private static final double SAMPLE_FRACTION = 0.3;

    /** Number of moves to the later score in a label, as a fraction of the number of squares. */
    private static final double BOOTSTRAP_DELAY = 0.12;

    private static final int GAMES_PER_TASK = 16;
    private static final int TABLE_SLOTS = 1 << 14;

    private final LargeWeights weights;
    private final long nodes;
    private final double lambda;
    private final long seed;
    private final TrainTestSplit split;

    /**
     * @param nodes number of nodes per move
     * @param lambda part of a label that comes from the later score, from 0 to 1
     */
    LargeSelfPlay(LargeWeights weights, long nodes, double lambda, long seed, TrainTestSplit split) {
        this.weights = weights;
        this.nodes = nodes;
        this.lambda = lambda;
        this.seed = seed;
        this.split = split;
    }

    /** Plays games and returns their samples, which do not depend on the number of threads. */
    List<LargeSample> play(int games, int threads, LongConsumer progress) throws IOException, InterruptedException {
        List<List<LargeSample>> byGame = new ArrayList<>(Collections.nCopies(games, List.<LargeSample>of()));
        AtomicLong done = new AtomicLong();
        List<ParallelTasks.Task> tasks = new ArrayList<>();
        for (int first = 0; first < games; first += GAMES_PER_TASK) {
            int from = first;
            tasks.add(() -> {
                LargeSearch search = new LargeSearch(weights, TABLE_SLOTS);
                for (int number = from; number < Math.min(games, from + GAMES_PER_TASK); number++) {
                    byGame.set(number, game(number, search));
                }
                progress.accept(done.addAndGet(Math.min(GAMES_PER_TASK, games - from)));
            });
        }
        ParallelTasks.run(threads, tasks);
        return byGame.stream().flatMap(List::stream).toList();
    }

    private List<LargeSample> game(int number, LargeSearch search) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        boolean test = split.isTest(random.nextLong());
        int size = SIZES[number % SIZES.length];
        int opening = random.nextInt(OPENING_PLIES_PER_ROW, OPENING_PLIES_PER_ROW * size + 1);
        List<Turn> turns = new ArrayList<>();
        Position position = Position.start(size);
        search.clear();
        while (!position.isOver()) {
            if (position.mobility() == 0) {
                position = position.play(Move.PASS);
                continue;
            }
            boolean sampled = turns.size() >= opening / 2 && random.nextDouble() < SAMPLE_FRACTION;
            if (turns.size() < opening || random.nextDouble() < RANDOM_MOVE_RATE) {
                turns.add(new Turn(position, sampled, Double.NaN));
                position = position.play(position.move(random.nextInt(position.mobility())));
            } else {
                SearchResult result = search.run(position, SearchLimits.NONE.withNodes(nodes), SearchListener.NONE);
                turns.add(new Turn(
                        position, sampled, position.toMove() == Colour.BLACK ? result.score() : -result.score()));
                position = position.play(result.bestMove());
            }
        }
        return samples(turns, finalDiscDifference(position), test);
    }

    /** A position, whether it becomes a sample, and the search score for Black; NaN if the move was random. */
    private record Turn(Position position, boolean sampled, double score) {}

    private List<LargeSample> samples(List<Turn> turns, int result, boolean test) {
        int size = turns.getFirst().position().size();
        LargeFeatureExtractor features = new LargeFeatureExtractor(size);
        List<LargeSample> samples = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            if (turns.get(i).sampled()) {
                int later = i + (int) (BOOTSTRAP_DELAY * size * size);
                while (later < turns.size() && Double.isNaN(turns.get(later).score())) {
                    later++;
                }
                double laterScore = later < turns.size() ? turns.get(later).score() : result;
                samples.add(LargeSample.of(
                        turns.get(i).position(), lambda * laterScore + (1 - lambda) * result, features, test));
            }
        }
        return samples;
    }

    /** Black's disc difference at the end of a game; empty squares count for the winner. */
    private static int finalDiscDifference(Position end) {
        int lead = end.discs(Colour.BLACK) - end.discs(Colour.WHITE);
        return lead + Integer.signum(lead) * end.empties();
    }
}
