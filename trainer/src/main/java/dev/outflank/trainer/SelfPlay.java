package dev.outflank.trainer;

import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Self-play games from random openings, with occasional random moves so that positions after bad moves occur too. The
 * search that finds a move also labels its position, so every position is a sample.
 */
final class SelfPlay implements SampleSource {
    private static final int GAMES_PER_CHUNK = 500;
    private static final int MIN_OPENING_PLIES = 8;
    private static final int MAX_OPENING_PLIES = 24;

    /** Probability of a random move after the opening. */
    private static final double RANDOM_MOVE_RATE = 0.05;

    /** Positions with fewer empty squares are not sampled: a search solves them at once. */
    private static final int MIN_EMPTIES = 4;

    private final long games;
    private final long seed;
    private final TrainTestSplit split;

    SelfPlay(long games, long seed, TrainTestSplit split) {
        this.games = games;
        this.seed = seed;
        this.split = split;
    }

    @Override
    public String recipe() {
        return games + " games of self-play, seed " + seed;
    }

    @Override
    public long gameCount() {
        return games;
    }

    @Override
    public int gamesPerChunk() {
        return GAMES_PER_CHUNK;
    }

    @Override
    public List<Sample> samples(long number, Labeller labeller) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        // The split by number keeps the first game for tests, so that even a few games can be fitted and tested.
        boolean test = split.isTest(number);
        Position position = Position.start(8);
        int opening = random.nextInt(MIN_OPENING_PLIES, MAX_OPENING_PLIES + 1);
        for (int ply = 0; ply < opening && !position.isOver(); ply++) {
            position = position.play(randomMove(position, random));
        }
        List<Sample> samples = new ArrayList<>();
        List<Colour> movers = new ArrayList<>();
        int firstAfterRandomMove = 0;
        boolean solved = false;
        while (!position.isOver() && position.empties() >= MIN_EMPTIES) {
            if (position.mobility() == 0) {
                position = position.play(Move.PASS);
                continue;
            }
            SearchResult found = labeller.search(position);
            if (found.exact() && !solved) {
                solved = true;
                for (int i = firstAfterRandomMove; i < samples.size(); i++) {
                    int sign = movers.get(i) == position.toMove() ? 1 : -1;
                    samples.set(i, samples.get(i).withResult(sign * found.score()));
                }
            }
            samples.add(Sample.of(position, found.score(), solved ? found.score() : Sample.NO_RESULT, test));
            movers.add(position.toMove());
            if (random.nextDouble() < RANDOM_MOVE_RATE) {
                position = position.play(randomMove(position, random));
                firstAfterRandomMove = samples.size();
            } else {
                position = position.play(found.bestMove());
            }
        }
        return samples;
    }

    /** A random legal move; a pass if there is none. */
    static Move randomMove(Position position, SplittableRandom random) {
        return position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility()));
    }
}
