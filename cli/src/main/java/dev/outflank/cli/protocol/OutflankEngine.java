package dev.outflank.cli.protocol;

import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.GameClock;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchGoal;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.protocol.engine.EngineLimits;
import dev.outflank.protocol.engine.ProtocolEngine;
import dev.outflank.protocol.engine.SearchInfo;
import dev.outflank.protocol.engine.TimeLeft;
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
final class OutflankEngine implements ProtocolEngine, AutoCloseable {
    /** For a move above 8×8 or in the reversed game when nothing else limits it. */
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);

    /** Kept back from a period of the clock, for whatever lies between us and it. */
    private static final Duration SAFETY_MARGIN = Duration.ofMillis(50);

    private final Search search;
    private final SearchProvider searches;
    private final SearchLimitOptions options;
    private final boolean withBook;

    /** Made when it is first needed. */
    private @Nullable Player reversedPlayer;

    /** Takes the search over: it is closed with this. */
    OutflankEngine(Search search, SearchLimitOptions options, boolean withBook) {
        this.search = search;
        this.searches = new SearchProvider(() -> search, LargeWeights::shipped);
        this.options = options;
        this.withBook = withBook;
    }

    @Override
    public void close() {
        search.close();
    }

    @Override
    public Move search(Game game, EngineLimits effort, Consumer<SearchInfo> listener) {
        Position position = game.position();
        if (position.mobility() == 1) {
            return position.move(0);
        }
        Optional<Duration> time = time(effort, position);
        if (game.objective() != Objective.MOST_DISCS) {
            return reversedPlayer().choose(game, clock(Optional.of(time.orElse(DEFAULT_TIME)), effort.stopRequested()));
        }
        OpeningBook book = withBook ? OpeningBook.shipped(position.size()) : OpeningBook.EMPTY;
        Optional<Move> known = book.bestMove(position);
        if (known.isPresent()) {
            book.score(position).ifPresent(score -> listener.accept(SearchInfo.ofBook(known.get(), score)));
            return known.get();
        }
        Clock clock = clock(time, effort.stopRequested());
        SearchLimits limits = limits(effort, position, time.isPresent());
        if (time.isEmpty()) {
            limits = limits.withGoal(SearchGoal.WIN);
        }
        limits = effort.time().isPresent() ? limits.withGameClock(clock) : limits.withClock(clock);
        return searcherFor(position)
                .run(position, limits, result -> listener.accept(toSearchInfo(result)))
                .bestMove();
    }

    @Override
    public void analyze(Game game, int moves, EngineLimits effort, Consumer<SearchInfo> listener) {
        Position position = game.position();
        Optional<Duration> time = time(effort, position);
        SearchLimits limits = limits(effort, position, time.isPresent());
        Clock clock = clock(time, effort.stopRequested());
        if (moves == 1 || position.mobility() < 2) {
            searcherFor(position)
                    .run(position, limits.withClock(clock), result -> listener.accept(toSearchInfo(result)));
            return;
        }
        MoveComparison.of(
                searcherFor(position),
                position,
                limits.withClock(clock),
                results -> results.stream()
                        .limit(moves)
                        .map(OutflankEngine::toSearchInfo)
                        .forEach(listener));
    }

    private Searcher searcherFor(Position position) {
        return searches.forSize(position.size());
    }

    private Player reversedPlayer() {
        if (reversedPlayer == null) {
            try {
                reversedPlayer = BuiltInPlayers.create("engine");
            } catch (NotationException e) {
                throw new IllegalStateException("the ladder has an engine", e);
            }
        }
        return reversedPlayer;
    }

    /** The depth that the other side has set is a level: it means the middle of the game, and the end goes deeper. */
    private SearchLimits limits(EngineLimits effort, Position position, boolean timed) {
        Searcher searcher = searcherFor(position);
        if (effort.depth().isEmpty()) {
            return options.limits(searcher, position.empties(), timed);
        }
        return searcher.limitsForLevel(
                Math.clamp(effort.depth().getAsInt(), 1, SearchLimits.MAX_LEVEL), position.empties());
    }

    private Optional<Duration> time(EngineLimits effort, Position position) {
        Optional<Duration> share = effort.time().map(left -> timeShare(left, position.empties()));
        Optional<Duration> most = options.time();
        if (share.isEmpty() && most.isEmpty() && effort.depth().isEmpty() && options.isUnspecified()) {
            return position.size() > Search.MAX_BOARD_SIZE ? Optional.of(DEFAULT_TIME) : Optional.empty();
        }
        return share.isPresent() && most.isPresent() && most.get().compareTo(share.get()) < 0
                ? most
                : share.or(() -> most);
    }

    private static Duration timeShare(TimeLeft left, int empties) {
        if (left.movesToGo() == 0) {
            return new GameClock(left.remaining(), left.byoYomiPerMove()).moveTime(empties);
        }
        Duration share = left.remaining().dividedBy(left.movesToGo()).minus(SAFETY_MARGIN);
        return share.isPositive() ? share : Duration.ofMillis(1);
    }

    /** A clock that is up when its time is, or as soon as the best so far is wanted. */
    private static Clock clock(Optional<Duration> time, BooleanSupplier stopped) {
        Clock limit = time.map(Clock::start).orElse(Clock.UNLIMITED);
        return () -> stopped.getAsBoolean() ? 0 : limit.nanosLeft();
    }

    private static SearchInfo toSearchInfo(SearchResult result) {
        return new SearchInfo(
                result.pv(),
                result.score(),
                result.depth(),
                result.selectivity().percent(),
                result.exact(),
                result.nodes(),
                false);
    }
}
