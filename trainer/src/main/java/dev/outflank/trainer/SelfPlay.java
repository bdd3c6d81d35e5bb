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

    /**
     * The result of a position is the mean of the scores of the positions that follow it by best moves (Sutton's TD(λ)): each
     * counts this much as the one before it.
     */
    private static final double RESULT_DECAY = 0.9;

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
        return games + " games of self-play, results with decay " + RESULT_DECAY + ", seed " + seed;
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
        List<Step> steps = new ArrayList<>();
        while (!position.isOver() && position.empties() >= MIN_EMPTIES) {
            if (position.mobility() == 0) {
                position = position.play(Move.PASS);
                continue;
            }
            SearchResult found = labeller.search(position);
            boolean bestMove = random.nextDouble() >= RANDOM_MOVE_RATE;
            samples.add(Sample.of(position, found.score(), Sample.NO_RESULT, test));
            steps.add(new Step(position.toMove(), found.exact(), bestMove));
            position = position.play(bestMove ? found.bestMove() : randomMove(position, random));
        }
        addResults(samples, steps);
        return samples;
    }

    /**
     * What is remembered of a labelled position.
     *
     * @param mover the side to move
     * @param exact whether its score is exact
     * @param bestMove whether the best move was played in it
     */
    private record Step(Colour mover, boolean exact, boolean bestMove) {}

    /** Sets the results, from the end of the game to its beginning. */
    private static void addResults(List<Sample> samples, List<Step> steps) {
        double result = 0;
        for (int i = samples.size() - 1; i >= 0; i--) {
            Sample sample = samples.get(i);
            Step step = steps.get(i);
            boolean followed = step.bestMove() && i + 1 < samples.size();
            if (step.exact() || !followed) {
                result = sample.score();
            } else {
                int sign = step.mover() == steps.get(i + 1).mover() ? 1 : -1;
                result = sign
                        * (RESULT_DECAY * result
                                + (1 - RESULT_DECAY) * samples.get(i + 1).score());
            }
            if (step.exact() || followed) {
                samples.set(i, sample.withResult((int) Math.round(result)));
            }
        }
    }

    /** A random legal move; a pass if there is none. */
    static Move randomMove(Position position, SplittableRandom random) {
        return position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility()));
    }
}
