package dev.outflank.trainer;

import dev.outflank.rules.Position;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.trainer.Trainer.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions of tournament games, labelled by search. */
final class SearchLabelSource implements SampleSource {
    private static final int GAMES_PER_CHUNK = 500;
    private static final int MIN_EMPTIES = 3;

    private final List<WthorGame> games;
    private final Choice choice;
    private final long seed;
    private final TrainTestSplit split;

    SearchLabelSource(List<WthorGame> games, Choice choice, long seed, TrainTestSplit split) {
        this.games = games;
        this.choice = choice;
        this.seed = seed;
        this.split = split;
    }

    @Override
    public String recipe() {
        return games.size() + " tournament games, " + choice + ", seed " + seed;
    }

    @Override
    public long gameCount() {
        return games.size();
    }

    @Override
    public int gamesPerChunk() {
        return GAMES_PER_CHUNK;
    }

    @Override
    public List<Sample> samples(long number, Labeller labeller) {
        WthorGame game = games.get((int) number);
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        boolean test = split.isTest(game.squares());
        List<Sample> samples = new ArrayList<>();
        if (choice.testsOnly() && !test) {
            return samples;
        }
        List<Position> positions = game.game().positions();
        for (Position played : positions) {
            Position position =
                    choice.aside() && !played.isOver() ? played.play(SelfPlay.randomMove(played, random)) : played;
            if (random.nextDouble() < choice.share() && position.mobility() > 0 && isInRange(position.empties())) {
                int result = choice.aside() ? Sample.NO_RESULT : OutcomeLabelSource.result(game, position);
                samples.add(Sample.of(position, labeller.search(position).score(), result, test));
            }
        }
        return samples;
    }

    private boolean isInRange(int empties) {
        return empties >= Math.max(choice.least(), MIN_EMPTIES) && empties <= choice.most();
    }
}
