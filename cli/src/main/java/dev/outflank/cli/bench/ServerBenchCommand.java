package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.StoreException;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The judge under load: a class that submits at once, readers, and games per hour of the programs of starter kits. */
@Command(
        name = "server",
        mixinStandardHelpOptions = true,
        description = {
            "Starts servers on SQLite and measures: a class that submits different programs at the same moment, readers of"
                    + " the pages of a contest, and games per hour of the programs of starter kits."
        })
final class ServerBenchCommand implements Callable<Integer> {
    private static final int POLL_MILLIS = 500;
    private static final int MAX_PAUSE_MILLIS = 2000;
    private static final int HTTP_CREATED = 201;
    private static final int HTTP_OK = 200;
    private static final int PLAYERS_PER_KIT = 4;

    /** How long programs may take to enter the competition. */
    private static final long MAX_WAIT_NANOS = 1_200_000_000_000L;

    private static final Kit LAB8 =
            new Kit("Lab 8, C", "like: aps105-lab8\nstaff: {}", "lab8-c", "lab8part2.c", "part2", "//");

    private static final List<Kit> KITS = List.of(
            LAB8,
            new Kit("VG101, C++", "like: vg101-final", "vg101-cpp", "bot.cpp", "ai", "//"),
            new Kit("VG101's protocol, Java", """
                    languages: {java: {endings: [java], compile: "javac -d . {source}", run: "java -Xshare:auto -XX:TieredStopAtLevel=1 Bot"}}
                    hand-ins: {ai: {file: Bot.java, protocol: vg101, limits: {move: 2s, clock: cpu, start: 10s, memory: 512MB}}}""", "vg101-java", "Bot.java", "ai", "//"),
            new Kit("CS303, Python", "like: cs303-project", "cs303-python", "ai.py", "ai", "#"));

    private final Streams streams;

    @Option(
            names = "--students",
            paramLabel = "N",
            description = "Students who submit at the same moment (default ${DEFAULT-VALUE}).")
    private int students = 300;

    @Option(names = "--readers", paramLabel = "N", description = "Readers of pages (default ${DEFAULT-VALUE}).")
    private int readers = 200;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description =
                    "How long readers read, and how long games of each kit are counted (default ${DEFAULT-VALUE}).")
    private int seconds = 30;

    @Option(names = "--jobs", paramLabel = "K", description = "Parallel jobs of the server (default ${DEFAULT-VALUE}).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print one JSON object per figure.")
    private boolean json;

    ServerBenchCommand(Streams streams) {
        this.streams = streams;
    }

    /**
     * A starter kit in a contest of its own.
     *
     * @param contest the beginning of the contest file
     * @param handIn the part of the contest to which its program is submitted
     * @param remark how a comment begins, which makes programs different
     */
    private record Kit(String name, String contest, String folder, String file, String handIn, String remark) {
        String source() throws IOException {
            return Files.readString(Installation.current()
                    .home()
                    .resolve("kits")
                    .resolve(folder)
                    .resolve(file));
        }

        String program(String source, int number) {
            return source + "\n" + remark + " program " + number + "\n";
        }

        String contestText(String competition) {
            return contest + """

                    title: %s
                    dates: {}
                    total: 1
                    marking: [{part: Style, marks: 1, manual: by hand}]
                    competition: {hand-in: %s, entry: {move: true}, %s}
                    """.formatted(name, handIn, competition);
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (students < 1 || readers < 1 || seconds < 1 || jobs < 1) {
            throw new UserException("--students, --readers, --seconds and --jobs take numbers from 1");
        }
        Path folder = Scratch.createFolder("server");
        try {
            measureClass(folder.resolve("class"));
            for (Kit kit : KITS) {
                measureGames(kit, folder.resolve(kit.folder()));
            }
        } catch (StoreException | RequestRefusedException e) {
            throw new UserException("the contest of the benchmark failed: " + e.getMessage());
        } finally {
            Scratch.delete(folder);
        }
        return 0;
    }

    /** A whole class submits to a ladder at the same moment; then many read its pages. */
    private void measureClass(Path data)
            throws IOException, InterruptedException, StoreException, RequestRefusedException {
        List<String> tokens = new ArrayList<>();
        try (JudgeServices judge = JudgeServices.openSqlite(data, new BuiltInPlayerRegistry())) {
            judge.contests().save("bench", "load", LAB8.contestText("boards: [6], format: ladder, meetings: 1"), true);
            HostedContest contest = judge.contests().find("load").orElseThrow();
            for (int i = 0; i < students; i++) {
                Person student = judge.accounts()
                        .add("student" + i, "Student " + i, Role.STUDENT)
                        .orElseThrow();
                judge.contests().enrol("bench", contest, student);
                tokens.add(judge.accounts().addToken(student, "bench"));
            }
        }
        try (RunningServer server = RunningServer.start(data, "--jobs", String.valueOf(jobs));
                HttpVisitor visitor = new HttpVisitor(server.address())) {
            String source = LAB8.source();
            long begin = System.nanoTime();
            AtomicInteger accepted = new AtomicInteger();
            inParallel(tokens, token -> {
                ObjectNode body = JsonFields.newObject();
                body.putObject("files").put(LAB8.file(), LAB8.program(source, tokens.indexOf(token)));
                if (visitor.postWithToken("/api/contests/load/uploads", token, body)
                                .statusCode()
                        == HTTP_CREATED) {
                    accepted.incrementAndGet();
                }
            });
            print("submissions accepted of " + students + " at the same moment", accepted.get(), "");
            print("→ all answered after", secondsSince(begin), "s");
            awaitEntries(visitor, "load", accepted.get());
            print("→ all compiled, checked and in the competition after", secondsSince(begin), "s");
            measureReaders(server);
            print("from SIGTERM to the end", server.stop(), "s");
        }
    }

    private void measureReaders(RunningServer server) throws InterruptedException {
        List<String> pages = List.of("/compete", "/compete/load", "/compete/load/games", "/compete/load/cross");
        Collection<Long> times = new ConcurrentLinkedQueue<>();
        AtomicInteger refused = new AtomicInteger();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < readers; i++) {
            numbers.add(i);
        }
        long begin = System.nanoTime();
        inParallel(numbers, number -> {
            SplittableRandom random = new SplittableRandom(number);
            try (HttpVisitor reader = new HttpVisitor(server.address())) {
                while (secondsSince(begin) < seconds) {
                    Thread.sleep(random.nextInt(MAX_PAUSE_MILLIS));
                    long requested = System.nanoTime();
                    HttpResponse<String> response = reader.get(pages.get(random.nextInt(pages.size())));
                    times.add(System.nanoTime() - requested);
                    if (response.statusCode() != HTTP_OK) {
                        refused.incrementAndGet();
                    }
                }
            }
        });
        print("pages for " + readers + " readers in " + seconds + " s", times.size(), "");
        print("→ refused", refused.get(), "");
        BenchFigure.printPercentiles(streams.out(), json, "→ time of a page", times);
    }

    /** Games per hour of four copies of a kit's program against each other. */
    private void measureGames(Kit kit, Path data)
            throws IOException, InterruptedException, StoreException, RequestRefusedException {
        try (JudgeServices judge = JudgeServices.openSqlite(data, new BuiltInPlayerRegistry())) {
            judge.contests()
                    .save("bench", "kit", kit.contestText("boards: [8], format: round-robin, rounds: 100"), true);
            String source = kit.source();
            for (int i = 0; i < PLAYERS_PER_KIT; i++) {
                Person student = judge.accounts()
                        .add("student" + i, "Student " + i, Role.STUDENT)
                        .orElseThrow();
                judge.submissions()
                        .submit(
                                student,
                                judge.contests().find("kit").orElseThrow(),
                                Map.of(kit.file(), kit.program(source, i).getBytes(StandardCharsets.UTF_8)));
            }
        }
        try (RunningServer server = RunningServer.start(data, "--jobs", String.valueOf(jobs));
                HttpVisitor visitor = new HttpVisitor(server.address())) {
            awaitEntries(visitor, "kit", PLAYERS_PER_KIT);
            double before = gamesPlayed(visitor);
            long begin = System.nanoTime();
            Thread.sleep(1000L * seconds);
            double played = gamesPlayed(visitor) - before;
            print(
                    "games on 8×8, " + kit.name() + " (" + kit.folder() + ")",
                    3600 * played / secondsSince(begin),
                    "games/h");
        }
    }

    private static double gamesPlayed(HttpVisitor visitor) throws IOException, InterruptedException {
        JsonNode board = leaderboard(visitor, "kit");
        double results = 0;
        for (String field : List.of("wins", "draws", "losses")) {
            for (JsonNode count : board.findValues(field)) {
                results += count.asInt();
            }
        }
        return results / 2;
    }

    private static void awaitEntries(HttpVisitor visitor, String contest, int entries)
            throws IOException, InterruptedException {
        long begin = System.nanoTime();
        while (leaderboard(visitor, contest).findValues("name").stream()
                        .filter(name -> name.asString().startsWith("student"))
                        .count()
                < entries) {
            if (System.nanoTime() - begin > MAX_WAIT_NANOS) {
                throw new UserException("the programs did not enter the competition");
            }
            Thread.sleep(POLL_MILLIS);
        }
    }

    private static JsonNode leaderboard(HttpVisitor visitor, String contest) throws IOException, InterruptedException {
        return HttpVisitor.json(
                visitor.get("/api/contests/" + contest + "/leaderboard").body());
    }

    /** What each of many does at the same time. */
    private interface Task<T> {
        void run(T one) throws IOException, InterruptedException;
    }

    private static <T> void inParallel(List<T> all, Task<T> task) throws InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> results = new ArrayList<>();
            for (T one : all) {
                results.add(threads.submit(() -> {
                    task.run(one);
                    return null;
                }));
            }
            for (Future<?> result : results) {
                result.get();
            }
        } catch (ExecutionException e) {
            throw new UserException("a request failed: " + e.getCause());
        }
    }

    private static double secondsSince(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private void print(String what, double value, String unit) {
        new BenchFigure(what, value, unit).print(streams.out(), json);
    }
}
