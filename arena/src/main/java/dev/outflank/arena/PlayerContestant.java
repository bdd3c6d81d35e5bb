package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.GameTimer;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A player in this process. Its processor time is that of the calling thread; its preparation is not counted, like the
 * start-up of a program. In-process players are trusted: their time is checked after each move, but a search that takes
 * too long is not interrupted.
 */
public final class PlayerContestant implements Contestant {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final String name;
    private final Supplier<? extends Player> players;
    private final TimeLimit limit;
    private final @Nullable GameTimeControl control;

    /**
     * Creates a contestant with a time limit per move.
     *
     * @param name name in standings and game records
     * @param players creates a player for each game; called from several threads when games run in parallel
     */
    public PlayerContestant(String name, Supplier<? extends Player> players, TimeLimit limit) {
        this(name, players, limit, null);
    }

    /**
     * Creates a contestant.
     *
     * @param limit time limit per move; with a time control, only whether processor or wall time counts
     * @param control the clock of a game, or null if only the limit per move applies
     */
    public PlayerContestant(
            String name, Supplier<? extends Player> players, TimeLimit limit, @Nullable GameTimeControl control) {
        this.name = name;
        this.players = players;
        this.limit = limit;
        this.control = control;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Seat takeSeat(Game start, Colour side) throws BotException {
        Player player = players.get();
        try {
            player.prepare(start);
        } catch (RuntimeException | StackOverflowError e) {
            throw crash(e);
        }
        return new PlayerSeat(player, limit, control == null ? null : new GameTimer(control));
    }

    private static BotException crash(Throwable e) {
        return new BotException(
                Verdict.CRASH, "the player threw " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }

    private record PlayerSeat(
            Player player, TimeLimit limit, @Nullable GameTimer timer) implements Seat {
        @Override
        public Answer requestMove(Game game) {
            if (game.position().mustPass()) {
                return new Answer.ChosenMove(Move.PASS, TimeUsage.ZERO);
            }
            TimeLimit moveLimit = timer == null ? limit : limit.withLeft(timer.available());
            Clock clock = timer == null
                    ? limit.startClock()
                    : GameShareClock.start(timer.reading(), game.position().empties());
            long cpu = THREADS.getCurrentThreadCpuTime();
            long wall = RunningTime.nanos();
            try {
                Move move = player.choose(game, clock);
                TimeUsage spent = since(cpu, wall);
                moveLimit.check(spent);
                if (timer != null) {
                    timer.spend(limit.isWallTimed() ? spent.wall() : spent.cpu());
                }
                return new Answer.ChosenMove(move, spent);
            } catch (BotException late) {
                return new Answer.Failure(late, since(cpu, wall));
            } catch (RuntimeException | StackOverflowError e) {
                return new Answer.Failure(crash(e), since(cpu, wall));
            }
        }

        private static TimeUsage since(long cpu, long wall) {
            return new TimeUsage(
                    Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - cpu),
                    Duration.ofNanos(RunningTime.nanos() - wall));
        }

        @Override
        public Optional<GameTimer.ClockTime> clock() {
            return Optional.ofNullable(timer).map(GameTimer::reading);
        }

        @Override
        public void finish(Game end) {}

        @Override
        public void close() {}
    }
}
