package dev.outflank.trainer;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Self-play games from random openings, with occasional random moves so that positions after bad moves occur too. Games
 * are played with quick searches, because a few positions of many games are more useful than many positions of a few
 * games; a fraction of the positions is labelled.
 */
final class SelfPlay implements SampleSource {
    private static final int GAMES_PER_CHUNK = 500;
    private static final int MIN_OPENING_PLIES = 6;
    private static final int MAX_OPENING_PLIES = 18;

    /** Probability of a random move after the opening. */
    private static final double RANDOM_MOVE_RATE = 0.05;

    /** Positions with fewer empty squares are not sampled: a search solves them at once. */
    private static final int MIN_EMPTIES = 4;

    private final long games;
    private final double sampleFraction;
    private final long seed;
    private final TrainTestSplit split;

    SelfPlay(long games, double sampleFraction, long seed, TrainTestSplit split) {
        this.games = games;
        this.sampleFraction = sampleFraction;
        this.seed = seed;
        this.split = split;
    }

    @Override
    public String recipe() {
        return games + " games of self-play, " + sampleFraction + " of their positions, seed " + seed;
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
        while (!position.isOver() && position.empties() >= MIN_EMPTIES) {
            if (position.mobility() == 0) {
                position = position.play(Move.PASS);
                continue;
            }
            if (random.nextDouble() < sampleFraction) {
                samples.add(Sample.of(position, labeller.label(position), test));
            }
            position = position.play(
                    random.nextDouble() < RANDOM_MOVE_RATE
                            ? randomMove(position, random)
                            : labeller.chooseMove(position));
        }
        return samples;
    }

    /** A random legal move; a pass if there is none. */
    static Move randomMove(Position position, SplittableRandom random) {
        return position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility()));
    }
}
