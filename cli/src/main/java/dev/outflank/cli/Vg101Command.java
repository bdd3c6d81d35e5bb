package dev.outflank.cli;

import dev.outflank.protocol.vg101.Vg101Program;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** VG101's final lab: a bot that talks to a judge over standard input and output. */
@Command(
        name = "vg101",
        mixinStandardHelpOptions = true,
        description = "VG101's final lab: START, PLACE, DONE, BEGIN, TURN, PASS, END in; moves out; boards on stderr.",
        footer = "%nExample: outflank vg101 --player greedy")
final class Vg101Command implements Callable<Integer> {
    static final String DEFAULT_PLAYER = "engine";

    /** The judge allows 1 s; we promise 0.9, pipes and the end of a search included. */
    private static final Duration WALL = Duration.ofMillis(800);

    private final Streams streams;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "A player of docs/players.md (default ${DEFAULT-VALUE}).")
    private String player = DEFAULT_PLAYER;

    Vg101Command(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws NotationException {
        Contender contender = Contender.of(player).in(Position.start(8));
        return new Vg101Program(
                        contender, streams.in(), streams.out(), streams.err(), new JudgedTime(WALL, WALL))
                .run();
    }
}
