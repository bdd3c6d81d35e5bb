package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/**
 * Plays out every line that matters to the end and takes the first move with the best difference of discs. Where that
 * is possible it does not look at the clock: a late answer is still the right one. On 6×6 it plays as
 * {@link AlphaBeta} under the clock until it is possible.
 */
final class Perfect implements Player {
    /** Empty squares from which on a game on 6×6 is played out: a second or a few. */
    static final int EMPTIES_ON_6 = 18;

    /** The same on 8×8 and larger boards, where each empty square weighs more. */
    static final int EMPTIES_ON_LARGER = 16;

    private final AlphaBeta early;
    private final AlphaBeta exact;

    Perfect(Weights weights) {
        early = new AlphaBeta(AlphaBeta.BY_CLOCK, weights);
        exact = new AlphaBeta(EMPTIES_ON_6, weights);
    }

    static Optional<String> refusal(Position position) {
        int size = position.size();
        if (size <= 6 || isExact(position)) {
            return Optional.empty();
        }
        return Optional.of("perfect plays on " + size + "×" + size + " from " + EMPTIES_ON_LARGER
                + " empty squares on, and here are " + position.empties());
    }

    /** Whether the game is played out from here. */
    static boolean isExact(Position position) {
        return position.empties() <= (position.size() <= 6 ? EMPTIES_ON_6 : EMPTIES_ON_LARGER);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        refusal(game.position()).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        return isExact(game.position()) ? exact.choose(game, Clock.UNLIMITED) : early.choose(game, clock);
    }
}
