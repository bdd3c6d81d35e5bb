package dev.outflank.cli.arena;

import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.SandboxOption;
import dev.outflank.cli.support.UserException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands in which contestants play each other. */
final class ArenaOptions {
    private static final int MAX_MEMORY_MB = 65_536;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Board size, an even number from 4 to 26 (default ${DEFAULT-VALUE}).")
    private int size = 8;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "CPU time per move (default 1s). Wall time is limited to four times as much.")
    private Duration time = Duration.ofSeconds(1);

    @Option(
            names = "--tc",
            paramLabel = "TC",
            description = "Time control instead of --time: " + GameTimeControl.USAGE + ".")
    private @Nullable String control;

    @Option(names = "--wall", description = "Limit wall time instead of CPU time.")
    private boolean wall;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "Memory limit of a program (default ${DEFAULT-VALUE}).")
    private int memory = 512;

    @Option(
            names = "--concurrency",
            paramLabel = "K",
            description = "Number of games played in parallel (default: number of cores minus 1).")
    private int concurrency = MatchOptions.defaultConcurrency();

    @Mixin
    private SandboxOption sandbox = new SandboxOption();

    @Option(names = "--strict", description = "Accept only the exact texts of a protocol.")
    private boolean strict;

    @Option(names = "--no-book", description = "Built-in players do not use the opening book.")
    private boolean noBook;

    @Option(names = "--reversed", description = "Reversed game: the side with fewer discs wins.")
    private boolean reversed;

    int size() {
        BoardSize.check(size);
        return size;
    }

    /** The clock of a game; empty if only the time per move is limited. */
    Optional<GameTimeControl> control() throws NotationException {
        return control == null ? Optional.empty() : Optional.of(GameTimeControl.parse(control));
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

    /** Opens the requested sandbox. */
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

    /** The conditions that a journal stores: the options on which the meaning of a result depends. */
    String conditions() {
        String clock = control == null ? time.toMillis() + " ms" : control;
        return size + "×" + size + ", " + clock + " of " + (wall ? "wall" : "processor") + " time"
                + (control == null ? " a move, " : ", ")
                + memory + " MB" + (strict ? ", strict" : "") + (noBook ? ", no book" : "")
                + (sandbox.isOn() ? "" : ", no sandbox");
    }
}
