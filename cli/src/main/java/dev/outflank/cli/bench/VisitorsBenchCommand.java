package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Visitors of the page who play against built-in players: how long they wait, and what memory the server takes. */
@Command(
        name = "visitors",
        mixinStandardHelpOptions = true,
        description = {
            "Starts a server, and plays games on it as visitors do, who move at random the moment it is their turn.",
            "Measures the time from a move to the computer's answer, that of the page meanwhile, and the server's memory."
        })
final class VisitorsBenchCommand implements Callable<Integer> {
    private static final int BOARD_SIZE = 8;
    private static final int PAGE_INTERVAL_MILLIS = 100;

    private final Streams streams;

    @Option(names = "--games", paramLabel = "N", description = "Number of games (default ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(
            names = "--parallel",
            paramLabel = "K",
            description = "Number of games at the same time (default ${DEFAULT-VALUE}).")
    private int parallel = 100;

    @Option(
            names = "--moves",
            paramLabel = "M",
            description = "Moves of a visitor per game (default ${DEFAULT-VALUE}).")
    private int moves = 20;

    @Option(
            names = "--opponents",
            paramLabel = "ID",
            split = ",",
            description = "Opponents by their names on the page, in turn (default level-5).")
    private List<String> opponents = List.of("level-5");

    @Option(
            names = "--idle",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time after the last game until the memory is measured once more (default 0s).")
    private Duration idle = Duration.ZERO;

    @Option(names = "--json", description = "Print one JSON object per figure.")
    private boolean json;

    VisitorsBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1 || parallel < 1 || moves < 1) {
            throw new UserException("--games, --parallel and --moves take numbers from 1");
        }
        Path folder = Scratch.createFolder("visitors");
        long begin = System.nanoTime();
        try (RunningServer server = RunningServer.start(folder.resolve("data"))) {
            print("from the start until the server listens", (System.nanoTime() - begin) / 1e9, "s");
            measure(server);
        } finally {
            Scratch.delete(folder);
        }
        return 0;
    }

    private void measure(RunningServer server) throws IOException, InterruptedException {
        ConcurrentLinkedQueue<Long> replies = new ConcurrentLinkedQueue<>();
        List<Long> pages = new ArrayList<>();
        long begin = System.nanoTime();
        try (ExecutorService threads = Executors.newFixedThreadPool(parallel);
                HttpVisitor reader = new HttpVisitor(server.address())) {
            List<Future<?>> played = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                int number = game;
                played.add(threads.submit(() -> {
                    play(server.address(), number, replies);
                    return null;
                }));
            }
            while (played.stream().anyMatch(game -> !game.isDone())) {
                long requested = System.nanoTime();
                reader.get("/play");
                pages.add(System.nanoTime() - requested);
                Thread.sleep(PAGE_INTERVAL_MILLIS);
            }
            for (Future<?> game : played) {
                game.get();
            }
        } catch (ExecutionException e) {
            throw new UserException("a game failed: " + e.getCause());
        }
        print("moves per second", replies.size() / ((System.nanoTime() - begin) / 1e9), "moves/s");
        print("from a move to the computer's answer", replies);
        print("the page meanwhile", pages);
        print("memory of the server, highest", server.peakMegabytes(), "MB");
        print("memory when the last game was over", server.residentMegabytes(), "MB");
        if (!idle.isZero()) {
            Thread.sleep(idle);
            print("memory after " + idle.toSeconds() + " s more", server.residentMegabytes(), "MB");
        }
    }

    private void play(URI server, int number, ConcurrentLinkedQueue<Long> replies)
            throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(number);
        String opponent = opponents.get(number % opponents.size());
        try (HttpVisitor visitor = new HttpVisitor(server)) {
            JsonNode created = HttpVisitor.json(visitor.post(
                            "/api/games",
                            JsonFields.newObject()
                                    .put("size", BOARD_SIZE)
                                    .put("black", "me")
                                    .put("white", opponent))
                    .body());
            if (!created.has("id")) {
                throw new IOException(created.path("error").asString("the server created no game"));
            }
            String game = "/api/games/" + created.path("id").asString();
            try (HttpVisitor.Events events = visitor.events(game + "/events")) {
                JsonNode state = events.await(VisitorsBenchCommand::isVisitorsTurn);
                for (int move = 0; move < moves && !state.path("over").asBoolean(); move++) {
                    JsonNode legal = state.path("moves");
                    int square = legal.path(random.nextInt(legal.size())).asInt();
                    int ply = state.path("ply").asInt();
                    String name = (char) ('a' + square % BOARD_SIZE) + String.valueOf(square / BOARD_SIZE + 1);
                    long sent = System.nanoTime();
                    visitor.post(
                            game + "/moves",
                            JsonFields.newObject().put("ply", ply).put("square", name));
                    state = events.await(next -> next.path("ply").asInt() > ply && isVisitorsTurn(next));
                    replies.add(System.nanoTime() - sent);
                }
            }
        }
    }

    private static boolean isVisitorsTurn(JsonNode state) {
        return state.path("yourTurn").asBoolean() || state.path("over").asBoolean();
    }

    private void print(String what, Collection<Long> nanos) {
        BenchFigure.printPercentiles(streams.out(), json, what, nanos);
    }

    private void print(String what, double value, String unit) {
        new BenchFigure(what, value, unit).print(streams.out(), json);
    }
}
