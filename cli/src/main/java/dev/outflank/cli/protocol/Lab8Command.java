package dev.outflank.cli.protocol;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.protocol.lab8.Lab8Program;
import dev.outflank.rules.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** APS105 Lab 8: the console program of part 1 or part 2. */
@Command(
        name = "lab8",
        mixinStandardHelpOptions = true,
        description = {
            "Plays APS105 Lab 8 on the console.",
            "Asks for the board size and the computer's colour.",
            "Part 1 plays the move with the most flips, part 2 the strongest move within 1 s of CPU time."
        },
        footer = "%nExample: outflank lab8 part1")
public final class Lab8Command implements Callable<Integer>, QuickCommand {
    enum Part {
        PART1("greedy"),
        PART2("engine");

        private final String player;

        Part(String player) {
            this.player = player;
        }
    }

    /** The lab allows 1 s; the rest covers the work of the JVM after the search has ended. */
    private static final Duration WALL = Duration.ofMillis(850);

    private static final Duration CPU = Duration.ofMillis(750);

    private final Streams streams;

    @Parameters(paramLabel = "part1|part2", description = "Part of the lab.")
    private Part part = Part.PART1;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "Built-in player, see docs/players.md (default: by the part).")
    private @Nullable String player;

    public Lab8Command(Streams streams) {
        this.streams = streams;
    }

    @Override
    public OptionalInt runQuick(List<String> args) throws NotationException {
        if (args.equals(List.of("part1"))) {
            return OptionalInt.of(play(Part.PART1.player));
        }
        return args.equals(List.of("part2")) ? OptionalInt.of(play(Part.PART2.player)) : OptionalInt.empty();
    }

    @Override
    public Integer call() throws NotationException {
        return play(player == null ? part.player : player);
    }

    private int play(String spec) throws NotationException {
        return new Lab8Program(
                        CheckedPlayer.of(spec), streams.in(), streams.out(), streams.err(), new ProcessClock(WALL, CPU))
                .run();
    }
}
