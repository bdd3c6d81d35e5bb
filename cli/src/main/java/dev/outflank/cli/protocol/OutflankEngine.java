package dev.outflank.cli.protocol;

import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.GameClock;
import dev.outflank.engine.search.Search;
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
import java.util.Comparator;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The engine behind a protocol: opening book and search; in the reversed game the built-in player {@code engine}. */
final class OutflankEngine implements ProtocolEngine, AutoCloseable {
    /** Time per move above 8×8 and in the reversed game if nothing else limits the search. */
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);

    /** Kept as a reserve from each period of the clock, for the delay of the connection. */
    private static final Duration SAFETY_MARGIN = Duration.ofMillis(50);

    private final Search search;
    private final SearchProvider searches;
    private final SearchLimitOptions options;
    private final boolean withBook;

    /** Created on first use. */
    private @Nullable Player reversedPlayer;

    /** Takes ownership of the search and closes it. */
    OutflankEngine(Search search, SearchLimitOptions options, boolean withBook) {
        this.search = search;
        this.searches = new SearchProvider(() -> search, LargeSearch::new);
        this.options = options;
        this.withBook = withBook;
    }

    @Override
    public void close() {
        search.close();
    }

    @Override
    public Move search(Game game, EngineLimits engineLimits, Consumer<SearchInfo> listener) {
        Position position = game.position();
        if (position.mobility() == 1) {
            return position.move(0);
        }
        Optional<Duration> time = time(engineLimits, position);
        if (game.objective() != Objective.MOST_DISCS) {
            return reversedPlayer()
                    .choose(game, clock(Optional.of(time.orElse(DEFAULT_TIME)), engineLimits.stopRequested()));
        }
        OpeningBook book = withBook ? OpeningBook.shipped(position.size()) : OpeningBook.EMPTY;
        Optional<Move> bookMove = book.bestMove(position);
        if (bookMove.isPresent()) {
            book.score(position).ifPresent(score -> listener.accept(SearchInfo.ofBook(bookMove.get(), score)));
            return bookMove.get();
        }
        Clock clock = clock(time, engineLimits.stopRequested());
        SearchLimits limits =
                time.isPresent() ? limits(engineLimits, position, true) : moveLimits(engineLimits, position);
        limits = engineLimits.time().isPresent() ? limits.withGameClock(clock) : limits.withClock(clock);
        return searcherFor(position)
                .run(position, limits, result -> listener.accept(toSearchInfo(position, result)))
                .bestMove();
    }

    @Override
    public void analyze(Game game, int moves, EngineLimits engineLimits, Consumer<SearchInfo> listener) {
        Position position = game.position();
        if (moves > 1 && reportBook(game, moves, listener)) {
            return;
        }
        Optional<Duration> time = time(engineLimits, position);
        SearchLimits limits = limits(engineLimits, position, time.isPresent());
        Clock clock = clock(time, engineLimits.stopRequested());
        if (moves == 1 || position.mobility() < 2) {
            searcherFor(position)
                    .run(position, limits.withClock(clock), result -> listener.accept(toSearchInfo(position, result)));
            return;
        }
        MoveComparison.of(
                searcherFor(position),
                position,
                limits.withClock(clock),
                results -> results.stream()
                        .map(result -> toSearchInfo(position, result))
                        .sorted(Comparator.comparingDouble(SearchInfo::score).reversed())
                        .limit(moves)
                        .forEach(listener));
    }

    /** Reports the best moves by the opening book; false if the book does not know the best move. */
    private boolean reportBook(Game game, int moves, Consumer<SearchInfo> listener) {
        Position position = game.position();
        if (!withBook || game.objective() != Objective.MOST_DISCS) {
            return false;
        }
        OpeningBook book = OpeningBook.shipped(position.size());
        if (book.bestMove(position).isEmpty()) {
            return false;
        }
        position.moves().stream()
                .flatMap(move ->
                        book.score(position.play(move)).stream().mapToObj(score -> SearchInfo.ofBook(move, -score)))
                .sorted(Comparator.comparingDouble(SearchInfo::score).reversed())
                .limit(moves)
                .forEach(listener);
        return true;
    }

    private Searcher searcherFor(Position position) {
        return searches.forSize(position.size());
    }

    private Player reversedPlayer() {
        if (reversedPlayer == null) {
            try {
                reversedPlayer = BuiltInPlayers.create("engine");
            } catch (NotationException e) {
                throw new IllegalStateException("the player 'engine' is built in", e);
            }
        }
        return reversedPlayer;
    }

    /** A depth set by the front end is a level: it holds for the midgame, and endgames are searched deeper. */
    private SearchLimits limits(EngineLimits engineLimits, Position position, boolean timed) {
        Searcher searcher = searcherFor(position);
        if (engineLimits.depth().isEmpty()) {
            return options.limits(searcher, position.empties(), timed);
        }
        return searcher.limitsForLevel(levelOf(engineLimits), position.empties());
    }

    /** The limits of a move that no clock limits. */
    private SearchLimits moveLimits(EngineLimits engineLimits, Position position) {
        Searcher searcher = searcherFor(position);
        if (engineLimits.depth().isEmpty()) {
            return options.moveLimits(searcher, position.empties());
        }
        return searcher.limitsForMove(levelOf(engineLimits), position.empties());
    }

    private static int levelOf(EngineLimits engineLimits) {
        return Math.clamp(engineLimits.depth().orElseThrow(), 1, SearchLimits.MAX_LEVEL);
    }

    private Optional<Duration> time(EngineLimits engineLimits, Position position) {
        Optional<Duration> share = engineLimits.time().map(timeLeft -> timeShare(timeLeft, position.empties()));
        Optional<Duration> maxTime = options.time();
        if (share.isEmpty() && maxTime.isEmpty() && engineLimits.depth().isEmpty() && options.isUnspecified()) {
            return position.size() > Search.MAX_BOARD_SIZE ? Optional.of(DEFAULT_TIME) : Optional.empty();
        }
        return share.isPresent() && maxTime.isPresent() && maxTime.get().compareTo(share.get()) < 0
                ? maxTime
                : share.or(() -> maxTime);
    }

    private static Duration timeShare(TimeLeft timeLeft, int empties) {
        if (timeLeft.movesToGo() == 0) {
            return new GameClock(timeLeft.remaining(), timeLeft.byoYomiPerMove()).moveTime(empties);
        }
        Duration share = timeLeft.remaining().dividedBy(timeLeft.movesToGo()).minus(SAFETY_MARGIN);
        return share.isPositive() ? share : Duration.ofMillis(1);
    }

    /** A clock that expires after its time or as soon as the front end asks for the best move so far. */
    private static Clock clock(Optional<Duration> time, BooleanSupplier stopped) {
        Clock limit = time.map(Clock::start).orElse(Clock.UNLIMITED);
        return () -> stopped.getAsBoolean() ? 0 : limit.nanosLeft();
    }

    private SearchInfo toSearchInfo(Position position, SearchResult result) {
        return new SearchInfo(
                result.pv(),
                position.size() > Search.MAX_BOARD_SIZE
                        ? result.score()
                        : search.unroundedScore(position, result).orElse(result.score()),
                result.depth(),
                result.selectivity().percent(),
                result.exact(),
                result.nodes(),
                false);
    }
}
