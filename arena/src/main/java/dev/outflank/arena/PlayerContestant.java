package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.Supplier;

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

    /**
     * Creates a contestant.
     *
     * @param name name in standings and game records
     * @param players creates a player for each game; called from several threads when games run in parallel
     * @param limit time limit per move
     */
    public PlayerContestant(String name, Supplier<? extends Player> players, TimeLimit limit) {
        this.name = name;
        this.players = players;
        this.limit = limit;
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
        return new PlayerSeat(player, limit);
    }

    private static BotException crash(Throwable e) {
        return new BotException(
                Verdict.CRASH, "the player threw " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }

    private record PlayerSeat(Player player, TimeLimit limit) implements Seat {
        @Override
        public Answer requestMove(Game game) {
            if (game.position().mustPass()) {
                return new Answer.ChosenMove(Move.PASS, TimeUsage.ZERO);
            }
            Clock clock = limit.startClock();
            long cpu = THREADS.getCurrentThreadCpuTime();
            long wall = System.nanoTime();
            try {
                Move move = player.choose(game, clock);
                TimeUsage spent = since(cpu, wall);
                limit.check(spent);
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
                    Duration.ofNanos(System.nanoTime() - wall));
        }

        @Override
        public void finish(Game end) {}

        @Override
        public void close() {}
    }
}
