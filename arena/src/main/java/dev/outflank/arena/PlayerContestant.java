package dev.outflank.arena;

import dev.outflank.protocol.BotFault;
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
 * A player in this process. Its processor time is that of the thread that asks it; making ready counts as little as the
 * start of a program. A player in process is trusted: its time is checked when it answers, but it is not stopped while it
 * thinks.
 */
public final class PlayerContestant implements Contestant {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final String name;
    private final Supplier<? extends Player> players;
    private final TimeLimit limit;

    /**
     * A contestant.
     *
     * @param name its name in tables and records
     * @param players makes a player for each game; it is asked from several threads when games run at once
     * @param limit the time for each move
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
    public Seat sit(Game start, Colour side) throws BotFault {
        Player player = players.get();
        try {
            player.prepare(start);
        } catch (RuntimeException | StackOverflowError e) {
            throw crash(e);
        }
        return new PlayerSeat(player, limit);
    }

    private static BotFault crash(Throwable e) {
        return new BotFault(
                Verdict.CRASH, "the player ended with " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }

    private record PlayerSeat(Player player, TimeLimit limit) implements Seat {
        @Override
        public Answer answer(Game game) {
            if (game.position().mustPass()) {
                return new Answer.Played(Move.PASS, Spent.NOTHING);
            }
            Clock clock = limit.start();
            long cpu = THREADS.getCurrentThreadCpuTime();
            long wall = System.nanoTime();
            try {
                Move move = player.choose(game, clock);
                Spent spent = since(cpu, wall);
                limit.check(spent);
                return new Answer.Played(move, spent);
            } catch (BotFault late) {
                return new Answer.Failed(late, since(cpu, wall));
            } catch (RuntimeException | StackOverflowError e) {
                return new Answer.Failed(crash(e), since(cpu, wall));
            }
        }

        private static Spent since(long cpu, long wall) {
            return new Spent(
                    Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - cpu),
                    Duration.ofNanos(System.nanoTime() - wall));
        }

        @Override
        public void finish(Game end) {}

        @Override
        public void close() {}
    }
}
