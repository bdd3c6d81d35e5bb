package dev.outflank.cli.bench;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.MatchRunner;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Benchmark of the arena: starting a program, a move through a pipe with both clocks, games in process. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description = "Measures the overhead of the arena: program starts, moves through a pipe, games in process.")
final class ArenaBenchCommand implements Callable<Integer> {
    private static final int IN_PROCESS_GAMES = 1000;

    private final Streams streams;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of starts, and of games through a pipe, an even number (default ${DEFAULT-VALUE}).")
    private int rounds = 60;

    @Option(names = "--json", description = "Print one JSON object per measurement.")
    private boolean json;

    ArenaBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        if (rounds < 2 || rounds > 10_000 || rounds % 2 != 0) {
            throw new UserException("--rounds takes an even number from 2 to 10000, not " + rounds);
        }
        Sandbox sandbox = Sandbox.probe();
        if (!json) {
            streams.out().println(sandbox.isReady() ? sandbox.describe() : String.join("\n", sandbox.missing()));
        }
        Path source = Files.createTempFile("first", ".c");
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("first-vg101.c"))) {
            Files.write(source, in.readAllBytes());
            for (Sandbox each :
                    sandbox.isReady() ? List.of(Sandbox.disabled(), sandbox) : List.of(Sandbox.disabled())) {
                measurePrograms(each, source);
            }
        } catch (BotException e) {
            throw new UserException("the program of the benchmark failed: " + e.reason());
        } finally {
            Files.delete(source);
        }
        measureInProcess();
        return 0;
    }

    private void measurePrograms(Sandbox sandbox, Path source)
            throws BotException, IOException, InterruptedException, NotationException {
        Box box = new Toolchain(sandbox, Toolchain.DEFAULT_LIMITS).compile(source);
        BotSpec spec = BotSpec.parse("vg101:bot").orElseThrow();
        Contestant first = new ProgramContestant(
                "first", sandbox, box, ResourceLimits.DEFAULT, program -> spec.dialogue(program, Leniency.lenient()));
        String where = sandbox.isBoxed() ? "in the sandbox" : "without sandbox";
        measureStarts(first);
        report("start until OK, " + where, measureStarts(first));
        report("move by pipe, " + where, measureMoves(first));
        Box.deleteFolder(box.folder());
    }

    private long[] measureStarts(Contestant contestant) throws BotException {
        long[] times = new long[rounds];
        for (int i = 0; i < rounds; i++) {
            long begin = System.nanoTime();
            Seat seat = contestant.takeSeat(Game.start(8), Colour.WHITE);
            times[i] = System.nanoTime() - begin;
            seat.close();
        }
        return times;
    }

    private long[] measureMoves(Contestant contestant) throws IOException, InterruptedException {
        LongStream.Builder walls = LongStream.builder();
        MatchOptions options = new MatchOptions(rounds, Openings.none(8, Objective.MOST_DISCS), 1, 1);
        MatchRunner.play(contestant, contestant, options, null, (number, pair, score) -> {
            pair.games()
                    .forEach(game ->
                            game.moveTimes().stream().map(TimeUsage::wall).forEach(wall -> walls.add(wall.toNanos())));
            return true;
        });
        return walls.build().toArray();
    }

    private void measureInProcess() throws IOException, InterruptedException, NotationException {
        Contestant random =
                new PlayerContestant("random", BuiltInPlayers.factory("random:1", false), TimeLimit.UNLIMITED);
        Contestant greedy =
                new PlayerContestant("greedy", BuiltInPlayers.factory("greedy", false), TimeLimit.UNLIMITED);
        MatchOptions options = new MatchOptions(IN_PROCESS_GAMES, Openings.none(8, Objective.MOST_DISCS), 1, 1);
        double seconds = 0;
        for (int round = 0; round < 3; round++) {
            long begin = System.nanoTime();
            MatchRunner.play(random, greedy, options, null, (number, pair, score) -> true);
            seconds = (System.nanoTime() - begin) / 1e9;
        }
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("what", "games in process, random v greedy")
                            .put("games", IN_PROCESS_GAMES)
                            .put("time", seconds)));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%d games in process, random v greedy, one at a time, warm: %.3f s%n",
                            IN_PROCESS_GAMES,
                            seconds);
        }
    }

    private void report(String what, long[] times) {
        long[] sorted = LongStream.of(times).sorted().toArray();
        double p10 = sorted[sorted.length / 10] / 1e9;
        double p50 = sorted[sorted.length / 2] / 1e9;
        double p99 = sorted[sorted.length * 99 / 100] / 1e9;
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("what", what)
                            .put("p10", p10)
                            .put("p50", p50)
                            .put("p99", p99)));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%-32s p10 %8.3f ms   p50 %8.3f ms   p99 %8.3f ms%n",
                            what,
                            1e3 * p10,
                            1e3 * p50,
                            1e3 * p99);
        }
        streams.out().flush();
    }
}
