package dev.outflank.engine.ladder;

import dev.outflank.engine.book.Book;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.large.Searches;
import dev.outflank.engine.search.Goal;
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

/**
 * The engine as a player: {@link Book} and {@link Search} on boards up to 8×8, {@link LargeSearch} above, and in the
 * reversed game {@link AlphaBeta} under the same clock. Its lowest levels are {@link Learner}s. Whatever else limits
 * it, the clock of the game does too.
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

    /** Enough for the JVM to compile the search, and hundredths of a second from then on. */
    private static final Limits FIRST_LOOK = Limits.NONE.withNodes(10_000);

    private final Measure measure;
    private final long amount;
    private final boolean book;
    private final AlphaBeta reversed = new AlphaBeta(AlphaBeta.BY_CLOCK, Weights.DEFAULT);
    private final Searches searches;
    private final RandomGenerator random = new SplittableRandom();

    /**
     * Weights are asked for, and a table is made, when the first move of a game on a board of that kind is searched.
     */
    EnginePlayer(
            Measure measure,
            long amount,
            int threads,
            Supplier<PatternWeights> weights,
            Supplier<LargeWeights> largeWeights,
            boolean book) {
        this.measure = measure;
        this.amount = amount;
        this.book = book;
        this.searches = new Searches(() -> new Search(threads, HASH_MEGABYTES, weights.get()), largeWeights);
    }

    /** Weights, a table, and code that the JVM has compiled. */
    @Override
    public void prepare(Game start) {
        if (start.objective() == Objective.MOST_DISCS && !start.isOver()) {
            searcher(start.position()).run(start.position(), FIRST_LOOK, Listener.NONE);
        }
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
        if (measure == Measure.LEVEL && amount <= Learner.HIGHEST_LEVEL) {
            Learner learner = new Learner((int) amount);
            Limits sight = Limits.depth(learner.depth(), Selectivity.FULL);
            return learner.choose(position, searcher(position).runAllMoves(position, sight, Listener.NONE), random);
        }
        return (book ? Book.shipped(position.size()) : Book.EMPTY)
                .move(position)
                .orElseGet(() -> searcher(position)
                        .run(position, limits(position, limit).within(limit), Listener.NONE)
                        .best());
    }

    private Searcher searcher(Position position) {
        return searches.on(position.size());
    }

    private Limits limits(Position position, Clock limit) {
        if (measure == Measure.CLOCK && Budget.isUnlimited(limit)) {
            return level(LEVEL_WITHOUT_LIMITS, position);
        }
        return switch (measure) {
            case LEVEL -> level((int) amount, position);
            case DEPTH -> Limits.depth((int) amount, Selectivity.PERCENT_73);
            case NODES -> Limits.NONE.withNodes(amount);
            case CLOCK, MILLISECONDS -> Limits.NONE;
        };
    }

    private Limits level(int level, Position position) {
        return searcher(position).level(level, position.empties()).withGoal(Goal.WIN);
    }

    private static Clock shorter(Clock one, Clock other) {
        return () -> Math.min(one.nanosLeft(), other.nanosLeft());
    }
}
