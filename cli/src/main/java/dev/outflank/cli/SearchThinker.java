package dev.outflank.cli;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.engine.search.GameClock;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
import dev.outflank.protocol.think.Effort;
import dev.outflank.protocol.think.Thinker;
import dev.outflank.protocol.think.Thought;
import dev.outflank.protocol.think.TimeLeft;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The engine as it thinks for a protocol: the search on boards up to 8×8, the ladder's engine above. */
final class SearchThinker implements Thinker {
    private static final int LARGEST_SEARCHED = 8;

    /** For a move on a large board when nothing else limits it. */
    private static final Duration LARGE_BOARD = Duration.ofSeconds(1);

    /** Kept back from a period of the clock, for whatever lies between us and it. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    private final Search search;
    private final EffortOptions options;
    private final Player largeBoards;

    SearchThinker(Search search, EffortOptions options) throws NotationException {
        this.search = search;
        this.options = options;
        this.largeBoards = Ladder.player("engine");
    }

    @Override
    public Move think(Game game, Effort effort, Consumer<Thought> listener) {
        Position position = game.position();
        if (position.mobility() == 1) {
            return position.move(0);
        }
        Optional<Duration> time = time(effort, position);
        if (position.size() > LARGEST_SEARCHED) {
            return largeBoards.choose(game, clock(Optional.of(time.orElse(LARGE_BOARD)), effort.stopped()));
        }
        Clock clock = clock(time, effort.stopped());
        Limits limits = limits(effort, position, time.isPresent());
        limits = effort.time().isPresent() ? limits.withinShare(clock) : limits.within(clock);
        return search.run(position, limits, result -> listener.accept(thought(result))).best();
    }

    @Override
    public void hint(Game game, int moves, Effort effort, Consumer<Thought> listener) {
        Position position = game.position();
        Optional<Duration> time = time(effort, position);
        Limits limits = limits(effort, position, time.isPresent());
        Clock clock = clock(time, effort.stopped());
        if (moves == 1 || position.mobility() < 2) {
            search.run(position, limits.within(clock), result -> listener.accept(thought(result)));
            return;
        }
        for (int depth = 2; depth < limits.depth() && depth < position.empties(); depth += 2) {
            tellBest(position, moves, Limits.depth(depth, limits.selectivity()).within(clock), listener);
        }
        tellBest(position, moves, limits.within(clock), listener);
    }

    private void tellBest(Position position, int moves, Limits limits, Consumer<Thought> listener) {
        if (limits.clock().isUp()) {
            return;
        }
        List<Result> results = search.runAllMoves(position, limits, result -> {});
        // Cut short, some moves were looked at deeper than others, and cannot be compared.
        if (!limits.clock().isUp()) {
            results.stream().limit(moves).map(SearchThinker::thought).forEach(listener);
        }
    }

    /** The depth that the other side has set is a level: it means the middle of the game, and the end goes deeper. */
    private Limits limits(Effort effort, Position position, boolean timed) {
        int empties = position.empties();
        return effort.depth().isPresent()
                ? Limits.level(Math.clamp(effort.depth().getAsInt(), 1, Limits.MAX_LEVEL), empties)
                : options.limits(empties, timed);
    }

    private Optional<Duration> time(Effort effort, Position position) {
        Optional<Duration> share = effort.time().map(left -> share(left, position.empties()));
        Optional<Duration> most = options.time();
        return share.isPresent() && most.isPresent() && most.get().compareTo(share.get()) < 0 ? most : share.or(() -> most);
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
                result.nodes());
    }
}
