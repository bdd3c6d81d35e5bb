package dev.outflank.engine.players;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.GameClock;
import dev.outflank.engine.search.Search;
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
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The engine as a player: {@link OpeningBook} and {@link Search} on boards up to 8×8, {@link LargeSearch} on larger ones,
 * and {@link AlphaBetaPlayer} under the same clock in the reversed game. Its lowest levels are {@link Learner}s. The
 * game's clock always applies, besides any other limit.
 */
final class EnginePlayer implements Player {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "engine",
                    "[:level=L|time=T|depth=D|nodes=N][,threads=K][,book=off][,clear=on][,weights=network|tables|FILE][,large=FILE]",
                    "The full engine, on every size.",
                    EngineParameters::parse)
            .withLesson(
                    "All of it, learned",
                    "Patterns of edges, corners and lines, whose values were learned from millions of positions; a"
                            + " search that leaves out moves that statistics say cannot matter; and the last twenty"
                            + " moves solved exactly. Above 8×8 the same idea, with values learned on large boards.",
                    "Disc lead at the end if both sides play their best.",
                    "engine",
                    ScoreFormat.SIGNED)
            .withLevel(12, 1910, "Master", "Makes no careless mistakes and looks five moves ahead.", "engine:level=5")
            .withLevel(13, 2060, "Strong master", "Looks six moves ahead.", "engine:level=6")
            .withLevel(14, 2220, "Grandmaster", "Looks seven moves ahead.", "engine:level=7")
            .withLevel(15, 2340, "Strong grandmaster", "Looks eight moves ahead.", "engine:level=8")
            .withLevel(16, 2510, "Champion", "Looks ten moves ahead.", "engine:level=10")
            .withLevel(17, 2670, "World champion", "Looks thirteen moves ahead.", "engine:level=13")
            .withLevel(
                    18,
                    2920,
                    "Full strength",
                    "Looks as far as it can in up to five seconds, and plays clear moves at once.",
                    "engine:level=22,clear=on");

    /** The limit given in the spec. {@code CLOCK} is none: level {@value #DEFAULT_LEVEL} if the clock has no limit. */
    enum LimitKind {
        CLOCK,
        LEVEL,
        DEPTH,
        NODES,
        MILLISECONDS
    }

    private static final int DEFAULT_LEVEL = 12;
    private static final int HASH_MEGABYTES = 64;

    /** Up to this level a move takes so few nodes that a larger table would only cost the time to clear it. */
    private static final int MAX_QUICK_LEVEL = 10;

    private static final int QUICK_HASH_MEGABYTES = 8;

    /** Enough for the JVM to compile the search; takes some hundredths of a second once it is compiled. */
    private static final SearchLimits WARM_UP_LIMITS = SearchLimits.NONE.withNodes(10_000);

    private final LimitKind limitKind;
    private final long limitValue;
    private final boolean book;
    private final boolean playsClearMoves;
    private final AlphaBetaPlayer reversed = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT);
    private final SearchProvider searches;
    private final RandomGenerator random = new SplittableRandom();

    /**
     * Weights are loaded and a table is allocated at the first search on a board of that kind.
     *
     * @param playsClearMoves whether it plays a {@link ClearMove} without a longer search
     */
    EnginePlayer(
            LimitKind limitKind,
            long limitValue,
            int threads,
            Supplier<? extends Evaluation> weights,
            Supplier<LargeWeights> largeWeights,
            boolean book,
            boolean playsClearMoves,
            SearchFactory searchFactory) {
        this.limitKind = limitKind;
        this.limitValue = limitValue;
        this.book = book;
        this.playsClearMoves = playsClearMoves;
        boolean quick = limitKind == LimitKind.LEVEL && limitValue <= MAX_QUICK_LEVEL;
        int hashMegabytes = quick ? QUICK_HASH_MEGABYTES : HASH_MEGABYTES;
        this.searches = new SearchProvider(
                () -> searchFactory.search(threads, hashMegabytes, weights.get()),
                () -> searchFactory.largeSearch(largeWeights.get()));
    }

    /** Loads weights, allocates the table and lets the JVM compile the search. */
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
        Clock moveClock = clock.gameTime()
                .map(time ->
                        Clock.start(new GameClock(time.remaining(), time.increment()).moveTime(position.empties())))
                .orElse(clock);
        Clock limit = limitKind == LimitKind.MILLISECONDS
                ? min(moveClock, Clock.start(Duration.ofMillis(limitValue)))
                : moveClock;
        boolean savesTime = clock.gameTime().isPresent();
        if (game.objective() != Objective.MOST_DISCS) {
            return reversed.choose(game, limit);
        }
        if (limitKind == LimitKind.LEVEL && limitValue <= Learner.MAX_LEVEL) {
            Learner learner = new Learner((int) limitValue);
            SearchLimits limits = SearchLimits.depth(learner.depth(), Selectivity.PERCENT_100);
            return learner.choose(
                    position, searcher(position).runAllMoves(position, limits, SearchListener.NONE), random);
        }
        return (book ? OpeningBook.shipped(position.size()) : OpeningBook.EMPTY)
                .bestMove(position)
                .or(() -> playsClearMoves ? ClearMove.find(searcher(position), position, limit) : Optional.empty())
                .orElseGet(() -> searcher(position)
                        .run(position, timed(limits(position, limit), limit, savesTime), SearchListener.NONE)
                        .bestMove());
    }

    /** In a game with one clock for all moves, an iteration that cannot be completed is not started. */
    private static SearchLimits timed(SearchLimits limits, Clock clock, boolean savesTime) {
        return savesTime ? limits.withGameClock(clock) : limits.withClock(clock);
    }

    private Searcher searcher(Position position) {
        return searches.forSize(position.size());
    }

    private SearchLimits limits(Position position, Clock limit) {
        if (limitKind == LimitKind.CLOCK && limit.isUnlimited()) {
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
        return searcher(position).limitsForMove(level, position.empties());
    }

    private static Clock min(Clock first, Clock second) {
        return () -> Math.min(first.nanosLeft(), second.nanosLeft());
    }
}
