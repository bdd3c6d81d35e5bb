package dev.outflank.engine.ladder;

import dev.outflank.engine.book.Book;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays out every line that matters to the end and takes the first move with the best difference of discs. Where that
 * is possible it does not look at the clock: a late answer is still the right one. Until then, on 6×6, it takes its
 * moves from the table of solved openings. In the positions that the table leaves out, because a perfect player never
 * comes there, and in the reversed game, it plays as {@link AlphaBeta} under the clock.
 */
final class Perfect implements Player {
    /** Empty squares from which on a game on 6×6 is played out: where the table ends. */
    static final int EMPTIES_ON_6 = 19;

    /** The same on 8×8 and larger boards, where each empty square weighs more. */
    static final int EMPTIES_ON_LARGER = 16;

    private static final int HASH_MEGABYTES = 64;

    private final AlphaBeta early;
    private final AlphaBeta exact;
    private @Nullable Search solver;

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
        boolean usual = game.objective() == Objective.MOST_DISCS;
        if (isExact(game.position())) {
            return usual && game.position().size() <= 8 ? solved(game.position()) : exact.choose(game, Clock.UNLIMITED);
        }
        return usual
                ? Book.shipped(6).move(game.position()).orElseGet(() -> early.choose(game, clock))
                : early.choose(game, clock);
    }

    private Move solved(Position position) {
        if (position.mobility() == 0) {
            return Move.PASS;
        }
        if (solver == null) {
            solver = new Search(1, HASH_MEGABYTES);
        }
        return solver.runAllMoves(position, Limits.NONE.withScoring(Scoring.RAW), Listener.NONE)
                .getFirst()
                .best();
    }
}
