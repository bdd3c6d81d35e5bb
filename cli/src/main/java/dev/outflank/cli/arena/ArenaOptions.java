package dev.outflank.cli.arena;

import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.SandboxOption;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.Objective;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command in which contestants meet. */
final class ArenaOptions {
    private static final int MAX_MEMORY_MB = 65_536;

    @Option(names = "--size", paramLabel = "N", description = "Board size, even, 4 to 26 (default ${DEFAULT-VALUE}).")
    private int size = 8;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Processor time a move (default 1s); four times as much wall time is the backstop.")
    private Duration time = Duration.ofSeconds(1);

    @Option(names = "--wall", description = "Judge by wall time instead.")
    private boolean wall;

    @Option(names = "--memory", paramLabel = "MB", description = "Memory of a program (default ${DEFAULT-VALUE}).")
    private int memory = 512;

    @Option(
            names = "--concurrency",
            paramLabel = "K",
            description = "Games at once (default: one less than there are cores).")
    private int concurrency = MatchOptions.defaultConcurrency();

    @Mixin
    private SandboxOption sandbox = new SandboxOption();

    @Option(names = "--strict", description = "Take only the exact text of a protocol.")
    private boolean strict;

    @Option(names = "--no-book", description = "Our players think from the first move on, without the opening book.")
    private boolean noBook;

    @Option(names = "--reversed", description = "The reversed game: fewest discs win.")
    private boolean reversed;

    int size() {
        BoardSize.check(size);
        return size;
    }

    TimeLimit timeLimit() {
        return wall ? TimeLimit.ofWall(time) : TimeLimit.ofCpu(time);
    }

    ResourceLimits limits() {
        if (memory < 16 || memory > MAX_MEMORY_MB) {
            throw new UserException(
                    "--memory takes a number of megabytes from 16 to " + MAX_MEMORY_MB + ", not " + memory);
        }
        return (wall ? ResourceLimits.ofWall(time) : ResourceLimits.ofCpu(time)).withMemory((long) memory << 20);
    }

    int concurrency() {
        if (concurrency < 1 || concurrency > 1024) {
            throw new UserException("--concurrency takes a number from 1 to 1024, not " + concurrency);
        }
        return concurrency;
    }

    /** The sandbox that was asked for. */
    Sandbox sandbox() {
        return sandbox.open();
    }

    boolean usesBook() {
        return !noBook;
    }

    boolean isStrict() {
        return strict;
    }

    Objective objective() {
        return reversed ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
    }

    /** What a journal remembers of them: everything that decides what a result means. */
    String conditions() {
        return size + "×" + size + ", " + time.toMillis() + " ms of " + (wall ? "wall" : "processor") + " time a move, "
                + memory + " MB" + (strict ? ", strict" : "") + (noBook ? ", no book" : "")
                + (sandbox.isOn() ? "" : ", no sandbox");
    }
}
