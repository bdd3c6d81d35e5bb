package dev.outflank.engine.players;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
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
 * comes there, and in the reversed game, it plays as {@link AlphaBetaPlayer} under the clock.
 */
final class PerfectPlayer implements Player {
    /** Empty squares from which on a game on 6×6 is played out: where the table ends. */
    static final int MAX_EMPTIES_6X6 = 19;

    /** The same on 8×8 and larger boards, where each empty square weighs more. */
    static final int MAX_EMPTIES_LARGER = 16;

    private static final int HASH_MEGABYTES = 64;

    private final AlphaBetaPlayer early;
    private final AlphaBetaPlayer exact;
    private @Nullable Search solver;

    PerfectPlayer(CompositeWeights weights) {
        early = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, weights);
        exact = new AlphaBetaPlayer(MAX_EMPTIES_6X6, weights);
    }

    static Optional<String> unsupportedReason(Position position) {
        int size = position.size();
        if (size <= 6 || isExact(position)) {
            return Optional.empty();
        }
        return Optional.of("perfect plays on " + size + "×" + size + " from " + MAX_EMPTIES_LARGER
                + " empty squares on, and here are " + position.empties());
    }

    /** Whether the game is played out from here. */
    static boolean isExact(Position position) {
        return position.empties() <= (position.size() <= 6 ? MAX_EMPTIES_6X6 : MAX_EMPTIES_LARGER);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        unsupportedReason(game.position()).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        boolean usual = game.objective() == Objective.MOST_DISCS;
        if (isExact(game.position())) {
            return usual && game.position().size() <= 8 ? solve(game.position()) : exact.choose(game, Clock.UNLIMITED);
        }
        return usual
                ? OpeningBook.shipped(6).bestMove(game.position()).orElseGet(() -> early.choose(game, clock))
                : early.choose(game, clock);
    }

    private Move solve(Position position) {
        if (position.mobility() == 0) {
            return Move.PASS;
        }
        if (solver == null) {
            solver = new Search(1, HASH_MEGABYTES);
        }
        return solver.runAllMoves(position, SearchLimits.NONE.withScoring(Scoring.RAW), SearchListener.NONE)
                .getFirst()
                .bestMove();
    }
}
