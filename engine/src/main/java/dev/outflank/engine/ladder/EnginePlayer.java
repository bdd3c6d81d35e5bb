package dev.outflank.engine.ladder;

import dev.outflank.engine.book.Book;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Search;
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
import org.jspecify.annotations.Nullable;

/**
 * The engine as a player: {@link Book} and {@link Search} on boards up to 8×8, {@link LargeSearch} above, and in the
 * reversed game {@link AlphaBeta} under the same clock. Its lowest levels are {@link Learner}s. Whatever else limits it,
 * the clock of the game does too.
 */
final class EnginePlayer implements Player {
    /**
     * How far it looks: one of these, or nothing but the clock. Without any limit it plays level
     * {@value #LEVEL_WITHOUT_LIMITS}.
     */
    enum Measure {
        CLOCK,
        LEVEL,
        DEPTH,
        NODES,
        MILLISECONDS
    }

    private static final int LEVEL_WITHOUT_LIMITS = 12;
    private static final int HASH_MEGABYTES = 64;

    private final Measure measure;
    private final long amount;
    private final boolean book;
    private final AlphaBeta reversed = new AlphaBeta(AlphaBeta.BY_CLOCK, Weights.DEFAULT);
    private final Search search;
    private final Supplier<LargeWeights> largeWeights;
    private @Nullable LargeSearch largeSearch;
    private final RandomGenerator random = new SplittableRandom();

    /** Weights of large boards are asked for when a game is played on one. */
    EnginePlayer(
            Measure measure,
            long amount,
            int threads,
            PatternWeights weights,
            Supplier<LargeWeights> largeWeights,
            boolean book) {
        this.measure = measure;
        this.amount = amount;
        this.book = book;
        this.largeWeights = largeWeights;
        // Before any clock runs: making the table takes as long as a quick move.
        this.search = new Search(threads, HASH_MEGABYTES, weights);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        Clock limit = measure == Measure.MILLISECONDS ? shorter(clock, Clock.start(Duration.ofMillis(amount))) : clock;
        if (game.objective() != Objective.MOST_DISCS) {
            return reversed.choose(game, limit);
        }
        boolean large = position.size() > Search.LARGEST_BOARD;
        if (measure == Measure.LEVEL && amount <= Learner.HIGHEST_LEVEL) {
            Learner learner = new Learner((int) amount);
            Searcher searcher = large ? largeSearch() : search;
            Limits sight = Limits.depth(learner.depth(), Selectivity.FULL);
            return learner.choose(position, searcher.runAllMoves(position, sight, Listener.NONE), random);
        }
        if (large) {
            return largeSearch().run(position, largeLimits(limit).within(limit), Listener.NONE).best();
        }
        return (book ? Book.shipped(position.size()) : Book.EMPTY)
                .move(position)
                .orElseGet(() -> search.run(position, limits(position, limit).within(limit), Listener.NONE).best());
    }

    private Limits limits(Position position, Clock limit) {
        if (measure == Measure.CLOCK && Budget.isUnlimited(limit)) {
            return Limits.level(LEVEL_WITHOUT_LIMITS, position.empties());
        }
        return switch (measure) {
            case LEVEL -> Limits.level((int) amount, position.empties());
            case DEPTH -> Limits.depth((int) amount, Selectivity.PERCENT_73);
            case NODES -> Limits.NONE.withNodes(amount);
            case CLOCK, MILLISECONDS -> Limits.NONE;
        };
    }

    private Limits largeLimits(Clock limit) {
        if (measure == Measure.CLOCK && Budget.isUnlimited(limit)) {
            return LargeSearch.level(LEVEL_WITHOUT_LIMITS);
        }
        return switch (measure) {
            case LEVEL -> LargeSearch.level((int) amount);
            case DEPTH -> Limits.depth((int) amount, Selectivity.FULL);
            case NODES -> Limits.NONE.withNodes(amount);
            case CLOCK, MILLISECONDS -> Limits.NONE;
        };
    }

    private LargeSearch largeSearch() {
        if (largeSearch == null) {
            largeSearch = new LargeSearch(largeWeights.get());
        }
        return largeSearch;
    }

    private static Clock shorter(Clock one, Clock other) {
        return () -> Math.min(one.nanosLeft(), other.nanosLeft());
    }
}
