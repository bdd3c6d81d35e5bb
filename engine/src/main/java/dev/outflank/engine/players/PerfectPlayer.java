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
 * Perfect play: solves the position and plays the first move with the best final disc difference. While solving it
 * ignores the clock, because a late perfect move is still the right one. Before the endgame it only plays on 6×6, where
 * it takes its moves from the book of solved openings. In positions that the book lacks, which perfect play never
 * reaches, and in the reversed game, it plays like {@link AlphaBetaPlayer} under the clock.
 */
final class PerfectPlayer implements Player {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "perfect",
                    "Plays perfectly: 4×4, 6×6, and the endgame on larger boards.",
                    () -> new PerfectPlayer(CompositeWeights.DEFAULT))
            .restrictedBy(PerfectPlayer::unsupportedReason);

    /** Number of empty squares at which 6×6 games are solved by search: where the book ends. */
    static final int MAX_EMPTIES_6X6 = 19;

    /** The same for 8×8 and larger boards, where solving takes longer. */
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
        return Optional.of("perfect plays on " + size + "×" + size + " only with " + MAX_EMPTIES_LARGER
                + " empty squares or fewer; this position has " + position.empties());
    }

    /** Whether the position is solved by search. */
    static boolean isExact(Position position) {
        return position.empties() <= (position.size() <= 6 ? MAX_EMPTIES_6X6 : MAX_EMPTIES_LARGER);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        unsupportedReason(game.position()).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        boolean mostDiscs = game.objective() == Objective.MOST_DISCS;
        if (isExact(game.position())) {
            return mostDiscs && game.position().size() <= 8
                    ? solve(game.position())
                    : exact.choose(game, Clock.UNLIMITED);
        }
        return mostDiscs
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
