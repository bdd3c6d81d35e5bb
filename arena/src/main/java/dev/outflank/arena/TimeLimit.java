package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Locale;

/**
 * Time limit of one move, or of one run of a program, on two clocks. The tighter clock is the one that contestants are
 * meant to meet; the other one is a safety net.
 *
 * @param cpu processor time, of the whole process tree for a program
 * @param wall wall-clock time
 */
public record TimeLimit(Duration cpu, Duration wall) {
    private static final Duration UNLIMITED_DURATION = Duration.ofDays(36_500);

    public static final TimeLimit UNLIMITED = new TimeLimit(UNLIMITED_DURATION, UNLIMITED_DURATION);

    /** Wall time only stops a contestant that sleeps, so it is wide enough that a busy machine alone never reaches it. */
    private static final int WALL_FACTOR = 4;

    /** A player's clock ends this fraction of the limit early, to leave time for the search to return. */
    private static final int RESERVE_DIVISOR = 10;

    private static final Duration MAX_RESERVE = Duration.ofMillis(50);

    public TimeLimit {
        if (!cpu.isPositive() || !wall.isPositive()) {
            throw new IllegalArgumentException("time limits must be positive: cpu " + cpu + ", wall " + wall);
        }
    }

    /** Limits processor time, with four times as much wall time. */
    public static TimeLimit ofCpu(Duration limit) {
        return new TimeLimit(limit, limit.multipliedBy(WALL_FACTOR));
    }

    /** Limits wall time only. */
    public static TimeLimit ofWall(Duration limit) {
        return new TimeLimit(UNLIMITED_DURATION, limit);
    }

    /** Limits wall time, and processor time to what that many busy cores use in it. */
    public static TimeLimit ofWall(Duration limit, int cores) {
        return new TimeLimit(limit.multipliedBy(cores), limit);
    }

    /** Whether wall time, not processor time, is the tighter limit. */
    public boolean isWallTimed() {
        return cpu.compareTo(wall) >= 0;
    }

    /** The tighter of the two limits. */
    public Duration tighter() {
        return isWallTimed() ? wall : cpu;
    }

    public TimeLimit withWall(Duration limit) {
        return new TimeLimit(cpu, limit);
    }

    /** The limit of a move when this much is left on a game clock: on the same clock as this limit. */
    public TimeLimit withLeft(Duration left) {
        Duration positive = left.isPositive() ? left : Duration.ofNanos(1);
        if (!isWallTimed()) {
            return ofCpu(positive);
        }
        long cores = Math.max(1, cpu.dividedBy(wall));
        return new TimeLimit(cpu.equals(UNLIMITED_DURATION) ? cpu : positive.multipliedBy(cores), positive);
    }

    /** Starts a player's clock for one move: the tighter limit minus a small reserve. */
    public Clock startClock() {
        Duration limit = tighter();
        if (limit.equals(UNLIMITED_DURATION)) {
            return Clock.UNLIMITED;
        }
        Duration reserve = limit.dividedBy(RESERVE_DIVISOR);
        return Clock.start(limit.minus(reserve.compareTo(MAX_RESERVE) < 0 ? reserve : MAX_RESERVE));
    }

    /** Throws if a move took longer than this limit on either clock. */
    public void check(TimeUsage used) throws BotException {
        if (used.cpu().compareTo(cpu) > 0) {
            throw timeout(Verdict.TIMEOUT_CPU, used, "processor", used.cpu(), cpu);
        }
        if (used.wall().compareTo(wall) > 0) {
            throw timeout(Verdict.TIMEOUT_WALL, used, "wall", used.wall(), wall);
        }
    }

    private static BotException timeout(Verdict verdict, TimeUsage used, String clock, Duration spent, Duration limit) {
        return new BotException(
                verdict,
                String.format(
                        Locale.ROOT,
                        "the move took %.3f s of processor time and %.3f s of wall time; the limit is %.3f s of %s"
                                + " time, exceeded by %.3f s",
                        seconds(used.cpu()),
                        seconds(used.wall()),
                        seconds(limit),
                        clock,
                        seconds(spent.minus(limit))));
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}
