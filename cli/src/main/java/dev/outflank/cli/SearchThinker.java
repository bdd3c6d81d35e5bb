package dev.outflank.cli;

import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.book.Book;
import dev.outflank.engine.ladder.Ladder;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.large.Searches;
import dev.outflank.engine.search.GameClock;
import dev.outflank.engine.search.Goal;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.protocol.think.Effort;
import dev.outflank.protocol.think.Thinker;
import dev.outflank.protocol.think.Thought;
import dev.outflank.protocol.think.TimeLeft;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The engine as it thinks for a protocol: opening book and search, and in the reversed game the ladder's engine. */
final class SearchThinker implements Thinker, AutoCloseable {
    /** For a move above 8×8 or in the reversed game when nothing else limits it. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(1);

    /** Kept back from a period of the clock, for whatever lies between us and it. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    private final Search search;
    private final Searches searches;
    private final EffortOptions options;
    private final boolean withBook;

    /** Made when it is first needed. */
    private @Nullable Player reversed;

    /** Takes the search over: it is closed with this. */
    SearchThinker(Search search, EffortOptions options, boolean withBook) {
        this.search = search;
        this.searches = new Searches(() -> search, LargeWeights::shipped);
        this.options = options;
        this.withBook = withBook;
    }

    @Override
    public void close() {
        search.close();
    }

    @Override
    public Move think(Game game, Effort effort, Consumer<Thought> listener) {
        Position position = game.position();
        if (position.mobility() == 1) {
            return position.move(0);
        }
        Optional<Duration> time = time(effort, position);
        if (game.objective() != Objective.MOST_DISCS) {
            return reversed().choose(game, clock(Optional.of(time.orElse(USUAL_TIME)), effort.stopped()));
        }
        Book book = withBook ? Book.shipped(position.size()) : Book.EMPTY;
        Optional<Move> known = book.move(position);
        if (known.isPresent()) {
            book.score(position).ifPresent(score -> listener.accept(Thought.ofBook(known.get(), score)));
            return known.get();
        }
        Clock clock = clock(time, effort.stopped());
        Limits limits = limits(effort, position, time.isPresent());
        if (time.isEmpty()) {
            limits = limits.withGoal(Goal.WIN);
        }
        limits = effort.time().isPresent() ? limits.withinShare(clock) : limits.within(clock);
        return searcher(position)
                .run(position, limits, result -> listener.accept(thought(result)))
                .best();
    }

    @Override
    public void hint(Game game, int moves, Effort effort, Consumer<Thought> listener) {
        Position position = game.position();
        Optional<Duration> time = time(effort, position);
        Limits limits = limits(effort, position, time.isPresent());
        Clock clock = clock(time, effort.stopped());
        if (moves == 1 || position.mobility() < 2) {
            searcher(position).run(position, limits.within(clock), result -> listener.accept(thought(result)));
            return;
        }
        MoveComparison.of(searcher(position), position, limits.within(clock), results ->
                results.stream().limit(moves).map(SearchThinker::thought).forEach(listener));
    }

    private Searcher searcher(Position position) {
        return searches.on(position.size());
    }

    private Player reversed() {
        if (reversed == null) {
            try {
                reversed = Ladder.player("engine");
            } catch (NotationException e) {
                throw new IllegalStateException("the ladder has an engine", e);
            }
        }
        return reversed;
    }

    /** The depth that the other side has set is a level: it means the middle of the game, and the end goes deeper. */
    private Limits limits(Effort effort, Position position, boolean timed) {
        Searcher searcher = searcher(position);
        if (effort.depth().isEmpty()) {
            return options.limits(searcher, position.empties(), timed);
        }
        return searcher.level(Math.clamp(effort.depth().getAsInt(), 1, Limits.MAX_LEVEL), position.empties());
    }

    private Optional<Duration> time(Effort effort, Position position) {
        Optional<Duration> share = effort.time().map(left -> share(left, position.empties()));
        Optional<Duration> most = options.time();
        if (share.isEmpty() && most.isEmpty() && effort.depth().isEmpty() && options.isLeftToUs()) {
            return position.size() > Search.LARGEST_BOARD ? Optional.of(USUAL_TIME) : Optional.empty();
        }
        return share.isPresent() && most.isPresent() && most.get().compareTo(share.get()) < 0
                ? most
                : share.or(() -> most);
    }

    private static Duration share(TimeLeft left, int empties) {
        if (left.moves() == 0) {
            return new GameClock(left.left(), left.each()).share(empties);
        }
        Duration share = left.left().dividedBy(left.moves()).minus(RESERVE);
        return share.isPositive() ? share : Duration.ofMillis(1);
    }

    /** A clock that is up when its time is, or as soon as the best so far is wanted. */
    private static Clock clock(Optional<Duration> time, BooleanSupplier stopped) {
        Clock limit = time.map(Clock::start).orElse(Clock.UNLIMITED);
        return () -> stopped.getAsBoolean() ? 0 : limit.nanosLeft();
    }

    private static Thought thought(Result result) {
        return new Thought(
                result.line(),
                result.score(),
                result.depth(),
                result.selectivity().percent(),
                result.exact(),
                result.nodes(),
                false);
    }
}
