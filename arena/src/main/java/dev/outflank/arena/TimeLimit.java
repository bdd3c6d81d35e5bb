package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Locale;

/** The time a move may take, on both clocks. */
public record TimeLimit(Duration cpu, Duration wall) {
    private static final Duration UNLIMITED_DURATION = Duration.ofDays(36_500);

    public static final TimeLimit UNLIMITED = new TimeLimit(UNLIMITED_DURATION, UNLIMITED_DURATION);

    /** Wall time is a backstop against those who sleep: a busy machine alone must never reach it. */
    private static final int WALL_FACTOR = 4;

    /** The share of the limit that a player in process is not told of: it still has to come back from its search. */
    private static final int RESERVE_DIVISOR = 10;

    private static final Duration MAX_RESERVE = Duration.ofMillis(50);

    public TimeLimit {
        if (!cpu.isPositive() || !wall.isPositive()) {
            throw new IllegalArgumentException("a time limit must be longer than nothing: " + cpu + ", " + wall);
        }
    }

    /** Judged by processor time, with a wide limit of wall time behind it. */
    public static TimeLimit ofCpu(Duration limit) {
        return new TimeLimit(limit, limit.multipliedBy(WALL_FACTOR));
    }

    /** Judged by wall time; processor time can then hardly be more, but for several threads. */
    public static TimeLimit ofWall(Duration limit) {
        return new TimeLimit(UNLIMITED_DURATION, limit);
    }

    /** A player's clock for one move, from now: the shorter limit less a small reserve. */
    public Clock startClock() {
        Duration limit = cpu.compareTo(wall) < 0 ? cpu : wall;
        if (limit.equals(UNLIMITED_DURATION)) {
            return Clock.UNLIMITED;
        }
        Duration reserve = limit.dividedBy(RESERVE_DIVISOR);
        return Clock.start(limit.minus(reserve.compareTo(MAX_RESERVE) < 0 ? reserve : MAX_RESERVE));
    }

    /** Throws when the time spent on one move is more than this. */
    public void check(TimeUsage spent) throws BotException {
        if (spent.cpu().compareTo(cpu) > 0) {
            throw timeout(Verdict.TIMEOUT_CPU, spent, "processor", cpu);
        }
        if (spent.wall().compareTo(wall) > 0) {
            throw timeout(Verdict.TIMEOUT_WALL, spent, "wall", wall);
        }
    }

    private static BotException timeout(Verdict verdict, TimeUsage spent, String clock, Duration limit) {
        return new BotException(
                verdict,
                String.format(
                        Locale.ROOT,
                        "the move took %.3f s of processor time and %.3f s of wall time; the limit is %.3f s of %s"
                                + " time",
                        seconds(spent.cpu()),
                        seconds(spent.wall()),
                        seconds(limit),
                        clock));
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}
