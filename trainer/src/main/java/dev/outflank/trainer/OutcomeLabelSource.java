package dev.outflank.trainer;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.WthorGame;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of tournament games, labelled with the results in WTHOR files: with {@value #MIN_SOLVED_EMPTIES} or more
 * empty squares, the theoretical result, which assumes perfect play of the endgame; later, the game's result. These labels
 * are noisy, but they need no search and no evaluation, so the first generation can be fitted to them.
 */
final class OutcomeLabelSource implements SampleSource {
    private static final int GAMES_PER_CHUNK = 5000;
    private static final int MIN_SOLVED_EMPTIES = 22;

    private final List<WthorGame> games;
    private final TrainTestSplit split;

    OutcomeLabelSource(List<WthorGame> games, TrainTestSplit split) {
        this.games = games;
        this.split = split;
    }

    @Override
    public String recipe() {
        return "results of " + games.size() + " tournament games";
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
        List<Position> positions = game.game().positions();
        boolean test = split.isTest(game.squares());
        List<Sample> samples = new ArrayList<>();
        for (Position position : positions) {
            if (position.mobility() > 0) {
                int score = result(game, position);
                samples.add(Sample.of(position, score, score, test));
            }
        }
        return samples;
    }

    /** The result of a game for the mover of one of its positions. */
    static int result(WthorGame game, Position position) {
        int discs = position.empties() >= MIN_SOLVED_EMPTIES ? game.theoreticalBlackDiscs() : game.blackDiscs();
        return position.toMove() == Colour.BLACK ? 2 * discs - 64 : 64 - 2 * discs;
    }
}
