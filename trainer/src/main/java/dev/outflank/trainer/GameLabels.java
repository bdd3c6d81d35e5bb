package dev.outflank.trainer;

import dev.outflank.rules.Position;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.trainer.Trainer.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions of played games, some of each, labelled by searches of our own. */
final class GameLabels implements Work {
    private static final int GAMES_A_CHUNK = 500;
    private static final int FEWEST_EMPTIES = 3;

    private final List<WthorGame> games;
    private final Choice choice;
    private final double share;
    private final long seed;
    private final GameSplit split;

    /** @param share of the chosen positions of a game that are taken */
    GameLabels(List<WthorGame> games, Choice choice, double share, long seed, GameSplit split) {
        this.games = games;
        this.choice = choice;
        this.share = share;
        this.seed = seed;
        this.split = split;
    }

    @Override
    public String recipe() {
        return games.size() + " tournament games, " + share + " of their positions, " + choice + ", seed " + seed;
    }

    @Override
    public long games() {
        return games.size();
    }

    @Override
    public int gamesInChunk() {
        return GAMES_A_CHUNK;
    }

    @Override
    public List<Sample> game(long number, Labeller labeller) {
        WthorGame game = games.get((int) number);
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        boolean test = split.isTest(game.squares());
        List<Sample> samples = new ArrayList<>();
        if (choice.testsOnly() && !test) {
            return samples;
        }
        List<Position> positions = game.game().positions();
        for (Position played : positions) {
            Position position = choice.aside() && !played.isOver() ? played.play(SelfPlay.any(played, random)) : played;
            if (random.nextDouble() < share && position.mobility() > 0 && isChosen(position.empties())) {
                samples.add(Sample.of(position, labeller.label(position), test));
            }
        }
        return samples;
    }

    private boolean isChosen(int empties) {
        return empties >= Math.max(choice.least(), FEWEST_EMPTIES) && empties <= choice.most();
    }
}
