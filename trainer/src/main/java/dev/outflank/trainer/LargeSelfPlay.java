package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatures;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
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
 * Games of the engine against itself on several sizes, from random openings and with a random move now and then. Some
 * positions of each become samples, labelled by how the game ended. A game depends on nothing but its number.
 */
final class LargeSelfPlay {
    /** The sizes of sixteen games: small boards are quick, so there are more of them. */
    private static final int[] SIZES = {10, 12, 10, 14, 10, 16, 12, 18, 10, 20, 14, 22, 12, 16, 10, 26};

    /** Openings have up to so many random moves a row of the board. */
    private static final int OPENING = 2;

    /** How often a move is random after that. */
    private static final double ASTRAY = 0.02;

    /** Of a game's positions that become samples. */
    private static final double SHARE = 0.3;

    private static final int GAMES_A_TASK = 16;
    private static final int SLOTS = 1 << 14;

    private final LargeWeights weights;
    private final long nodes;
    private final long seed;
    private final GameSplit split;

    /** Games of these weights with so many nodes a move. */
    LargeSelfPlay(LargeWeights weights, long nodes, long seed, GameSplit split) {
        this.weights = weights;
        this.nodes = nodes;
        this.seed = seed;
        this.split = split;
    }

    /** Plays so many games; the samples are the same whatever the number of threads. */
    List<LargeSample> play(int games, int threads, LongConsumer progress) throws IOException, InterruptedException {
        List<List<LargeSample>> byGame = new ArrayList<>(Collections.nCopies(games, List.<LargeSample>of()));
        AtomicLong done = new AtomicLong();
        List<Crew.Task> tasks = new ArrayList<>();
        for (int first = 0; first < games; first += GAMES_A_TASK) {
            int from = first;
            tasks.add(() -> {
                LargeSearch search = new LargeSearch(weights, SLOTS);
                for (int number = from; number < Math.min(games, from + GAMES_A_TASK); number++) {
                    byGame.set(number, game(number, search));
                }
                progress.accept(done.addAndGet(Math.min(GAMES_A_TASK, games - from)));
            });
        }
        Crew.run(threads, tasks);
        return byGame.stream().flatMap(List::stream).toList();
    }

    private List<LargeSample> game(int number, LargeSearch search) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        boolean test = split.isTest(random.nextLong());
        int size = SIZES[number % SIZES.length];
        int opening = random.nextInt(OPENING, OPENING * size + 1);
        List<Position> taken = new ArrayList<>();
        Position position = Position.start(size);
        search.clear();
        for (int ply = 0; !position.isOver(); ply++) {
            if (position.mobility() == 0) {
                position = position.play(Move.PASS);
                continue;
            }
            if (ply >= opening / 2 && random.nextDouble() < SHARE) {
                taken.add(position);
            }
            boolean astray = ply < opening || random.nextDouble() < ASTRAY;
            position = position.play(
                    astray
                            ? position.move(random.nextInt(position.mobility()))
                            : search.run(position, Limits.NONE.withNodes(nodes), Listener.NONE).best());
        }
        LargeFeatures features = new LargeFeatures(size);
        List<LargeSample> result = new ArrayList<>();
        for (Position one : taken) {
            result.add(LargeSample.of(one, position, features, 1, test));
        }
        return result;
    }
}
