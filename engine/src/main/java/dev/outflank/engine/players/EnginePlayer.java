package dev.outflank.engine.players;

import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchGoal;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The engine as a player: {@link OpeningBook} and {@link AlphaBetaSearch} on boards up to 8×8, {@link LargeSearch} above, and in the
 * reversed game {@link AlphaBetaPlayer} under the same clock. Its lowest levels are {@link Learner}s. Whatever else limits
 * it, the clock of the game does too.
 */
final class EnginePlayer implements Player {
    /**
     * How far it looks: one of these, or nothing but the clock. Without any limit it plays level
     * {@value #LEVEL_WITHOUT_LIMITS}.
     */
    enum LimitKind {
        CLOCK,
        LEVEL,
        DEPTH,
        NODES,
        MILLISECONDS
    }

    private static final int DEFAULT_LEVEL = 12;
    private static final int HASH_MEGABYTES = 64;

    /** Enough for the JVM to compile the search, and hundredths of a second from then on. */
    private static final SearchLimits WARM_UP_LIMITS = SearchLimits.NONE.withNodes(10_000);

    private final LimitKind limitKind;
    private final long limitValue;
    private final boolean book;
    private final AlphaBetaPlayer reversed = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT);
    private final SearchProvider searches;
    private final RandomGenerator random = new SplittableRandom();

    /**
     * Weights are asked for, and a table is made, when the first move of a game on a board of that kind is searched.
     */
    EnginePlayer(
            LimitKind limitKind,
            long limitValue,
            int threads,
            Supplier<PatternWeights> weights,
            Supplier<LargeWeights> largeWeights,
            boolean book) {
        this.limitKind = limitKind;
        this.limitValue = limitValue;
        this.book = book;
        this.searches = new SearchProvider(() -> new Search(threads, HASH_MEGABYTES, weights.get()), largeWeights);
    }

    /** Weights, a table, and code that the JVM has compiled. */
    @Override
    public void prepare(Game start) {
        if (start.objective() == Objective.MOST_DISCS && !start.isOver()) {
            searcher(start.position()).run(start.position(), WARM_UP_LIMITS, SearchListener.NONE);
        }
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        Clock limit =
                limitKind == LimitKind.MILLISECONDS ? min(clock, Clock.start(Duration.ofMillis(limitValue))) : clock;
        if (game.objective() != Objective.MOST_DISCS) {
            return reversed.choose(game, limit);
        }
        if (limitKind == LimitKind.LEVEL && limitValue <= Learner.MAX_LEVEL) {
            Learner learner = new Learner((int) limitValue);
            SearchLimits sight = SearchLimits.depth(learner.depth(), Selectivity.PERCENT_100);
            return learner.choose(
                    position, searcher(position).runAllMoves(position, sight, SearchListener.NONE), random);
        }
        return (book ? OpeningBook.shipped(position.size()) : OpeningBook.EMPTY)
                .bestMove(position)
                .orElseGet(() -> searcher(position)
                        .run(position, limits(position, limit).withClock(limit), SearchListener.NONE)
                        .bestMove());
    }

    private Searcher searcher(Position position) {
        return searches.forSize(position.size());
    }

    private SearchLimits limits(Position position, Clock limit) {
        if (limitKind == LimitKind.CLOCK && SearchBudget.isUnlimited(limit)) {
            return level(DEFAULT_LEVEL, position);
        }
        return switch (limitKind) {
            case LEVEL -> level((int) limitValue, position);
            case DEPTH -> SearchLimits.depth((int) limitValue, Selectivity.PERCENT_73);
            case NODES -> SearchLimits.NONE.withNodes(limitValue);
            case CLOCK, MILLISECONDS -> SearchLimits.NONE;
        };
    }

    private SearchLimits level(int level, Position position) {
        return searcher(position).limitsForLevel(level, position.empties()).withGoal(SearchGoal.WIN);
    }

    private static Clock min(Clock one, Clock other) {
        return () -> Math.min(one.nanosLeft(), other.nanosLeft());
    }
}
