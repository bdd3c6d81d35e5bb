package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.Spent;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.match.Match;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.record.Fields;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.engine.ladder.Ladder;
import dev.outflank.protocol.BotFault;
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

/** What the arena itself costs: starting a program, one move through a pipe with both clocks, a game in process. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description =
                "Measures the arena: starts with and without the sandbox, moves through a pipe, games in process.")
final class ArenaBenchCommand implements Callable<Integer> {
    private static final int STARTS = 60;
    private static final int PIPE_GAMES = 60;
    private static final int GAMES = 1000;

    private final Streams streams;

    @Option(names = "--json", description = "One JSON object for each of them.")
    private boolean json;

    ArenaBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        Sandbox sandbox = Sandbox.probe();
        if (!json) {
            streams.out().println(sandbox.ready() ? sandbox.describe() : String.join("\n", sandbox.missing()));
        }
        Path source = Files.createTempFile("first", ".c");
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("first-vg101.c"))) {
            Files.write(source, in.readAllBytes());
            for (Sandbox each : sandbox.ready() ? List.of(Sandbox.off(), sandbox) : List.of(Sandbox.off())) {
                programs(each, source);
            }
        } catch (BotFault e) {
            throw new UserError("the bench's own program failed: " + e.reason());
        } finally {
            Files.delete(source);
        }
        inProcess();
        return 0;
    }

    private void programs(Sandbox sandbox, Path source)
            throws BotFault, IOException, InterruptedException, NotationException {
        Box box = new Toolchain(sandbox, Toolchain.LIMITS).compile(source);
        BotSpec spec = BotSpec.parse("vg101:bot").orElseThrow();
        Contestant first = new ProgramContestant(
                "first", sandbox, box, Limits.DEFAULT, program -> spec.dialogue(program, Leniency.lenient()));
        String where = sandbox.boxed() ? "in the sandbox" : "without sandbox";
        starts(first);
        report("start until OK, " + where, starts(first));
        report("move by pipe, " + where, moves(first));
        Box.discard(box.folder());
    }

    private static long[] starts(Contestant contestant) throws BotFault {
        long[] times = new long[STARTS];
        for (int i = 0; i < STARTS; i++) {
            long begin = System.nanoTime();
            Seat seat = contestant.sit(Game.start(8), Colour.WHITE);
            times[i] = System.nanoTime() - begin;
            seat.close();
        }
        return times;
    }

    private static long[] moves(Contestant contestant) throws IOException, InterruptedException {
        LongStream.Builder walls = LongStream.builder();
        MatchOptions options = new MatchOptions(PIPE_GAMES, Openings.none(8, Objective.MOST_DISCS), 1, 1);
        Match.play(contestant, contestant, options, null, (number, pair, score) -> {
            pair.games().forEach(game -> game.spent().stream()
                    .map(Spent::wall)
                    .forEach(wall -> walls.add(wall.toNanos())));
            return true;
        });
        return walls.build().toArray();
    }

    private void inProcess() throws IOException, InterruptedException, NotationException {
        Contestant random = new PlayerContestant("random", Ladder.players("random:1", false), TimeLimit.NONE);
        Contestant greedy = new PlayerContestant("greedy", Ladder.players("greedy", false), TimeLimit.NONE);
        MatchOptions options = new MatchOptions(GAMES, Openings.none(8, Objective.MOST_DISCS), 1, 1);
        double seconds = 0;
        for (int round = 0; round < 3; round++) {
            long begin = System.nanoTime();
            Match.play(random, greedy, options, null, (number, pair, score) -> true);
            seconds = (System.nanoTime() - begin) / 1e9;
        }
        if (json) {
            streams.out().println(Fields.line(Fields.object()
                    .put("what", "games in process, random v greedy")
                    .put("games", GAMES)
                    .put("time", seconds)));
        } else {
            streams.out().printf(
                    Locale.ROOT, "%d games in process, random v greedy, one at a time, warm: %.3f s%n", GAMES, seconds);
        }
    }

    private void report(String what, long[] times) {
        long[] sorted = LongStream.of(times).sorted().toArray();
        double p10 = sorted[sorted.length / 10] / 1e9;
        double p50 = sorted[sorted.length / 2] / 1e9;
        double p99 = sorted[sorted.length * 99 / 100] / 1e9;
        if (json) {
            streams.out().println(Fields.line(
                    Fields.object().put("what", what).put("p10", p10).put("p50", p50).put("p99", p99)));
        } else {
            streams.out().printf(
                    Locale.ROOT,
                    "%-32s p10 %8.3f ms   p50 %8.3f ms   p99 %8.3f ms%n",
                    what, 1e3 * p10, 1e3 * p50, 1e3 * p99);
        }
        streams.out().flush();
    }
}
