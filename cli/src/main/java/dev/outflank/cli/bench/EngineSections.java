package dev.outflank.cli.bench;

import static dev.outflank.cli.bench.BenchFigure.format;
import static dev.outflank.cli.bench.BenchFigure.median;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.FfoSuite;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.ScoredPosition;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** The sections about the speed of the engine and the truth of its scores. */
final class EngineSections {
    private static final List<String> FIGURE = List.of("figure");
    private static final int[] MIDGAME_EMPTIES = IntStream.rangeClosed(34, 46).toArray();
    private static final String START_POSITION = "---------------------------OX------XO--------------------------- X";

    private final BenchSettings settings;

    EngineSections(BenchSettings settings) {
        this.settings = settings;
    }

    BenchSection speed() {
        List<BenchMeasurement> measurements = new ArrayList<>(List.of(
                settings.figure(
                        List.of("bench", "perft", "--size", "8", "--depth", settings.sample("11", "8"), "--json"),
                        output -> {
                            ObjectNode last = output.lastObject();
                            return format(
                                    "%.0f million leaves/s at depth %d, one thread, %s kernel",
                                    last.path("leaves").asLong()
                                            / last.path("time").asDouble()
                                            / 1e6,
                                    last.path("depth").asInt(),
                                    last.path("kernel").asString());
                        }),
                settings.figure(List.of("bench", "search", "--json"), output -> {
                    ObjectNode last = output.lastObject();
                    return format(
                            "%,d nodes, the bench signature, in %.2f CPU s",
                            last.path("signature").asLong(), last.path("cpu").asDouble());
                }),
                settings.measurement(
                        List.of("bench", "evaluation", "--rounds", settings.sample("5", "1"), "--json"),
                        output -> output.objects().stream()
                                .map(each -> List.of(format(
                                        "%.1f million evaluations/s with the %s, one thread, each with the move that"
                                                + " leads to it (%.1f to %.1f)",
                                        each.path("perSecond").asDouble() / 1e6,
                                        each.path("evaluation").asString(),
                                        each.path("min").asDouble() / 1e6,
                                        each.path("max").asDouble() / 1e6)))
                                .toList()),
                settings.figure(
                        List.of(
                                "match",
                                "engine:time=100ms",
                                "greedy",
                                "--games",
                                "2",
                                "--concurrency",
                                "1",
                                "--no-records",
                                "--json"),
                        output -> format(
                                "longest move with 100 ms: %.3f s of wall time",
                                output.lastObject().path("maxWallA").asDouble()))));
        List<String> omissions = new ArrayList<>();
        if (settings.records().isEmpty()) {
            omissions.add("Searches of tournament positions need `--records`.");
        } else {
            int count = settings.samples(48, 4);
            Path file = settings.work().resolve("midgames-" + count + ".obf");
            List<String> command =
                    List.of("solve", file.toString(), "--level", settings.sample("18", "12"), "--hash", "64", "--json");
            measurements.add(new BenchMeasurement(BenchSettings.shown(command), () -> {
                WthorPositions.write(settings.records(), MIDGAME_EMPTIES, count, file);
                TimedProcess.Output output = settings.run(command);
                return List.of(List.of(format(
                        "%,d nodes in %.1f CPU s: %d positions of WTHOR games with 34 to 46 empty squares",
                        nodes(output), output.cpu(), count)));
            }));
        }
        return new BenchSection("speed", "How fast are move generation and search?", FIGURE, measurements, omissions);
    }

    BenchSection endgames() {
        int last = settings.samples(49, 41);
        Path ffo = settings.work().resolve("ffo-40-" + last + ".obf");
        List<String> solveFfo = List.of("bench", "ffo", "--from", "40", "--to", String.valueOf(last), "--json");
        List<BenchMeasurement> measurements = new ArrayList<>();
        measurements.add(solved("FFO 40–" + last, solveFfo, ffo, settings.samples(5, 1), () -> writeFfo(ffo, last)));
        measurements.add(settings.figure(BenchSettings.append(solveFfo, "--rounds", "2"), output -> {
            List<ObjectNode> totals =
                    output.objects().stream().filter(each -> each.has("total")).toList();
            return format(
                    "FFO 40–%d, the second round in one JVM: %.1f CPU s after %.1f in the first",
                    last,
                    totals.getLast().path("total").path("cpu").asDouble(),
                    totals.getFirst().path("total").path("cpu").asDouble());
        }));
        measurements.add(twoThreads(last, solveFfo));
        measurements.add(checked(1, settings.samples(39, 19), 1));
        if (!settings.quick()) {
            measurements.add(checked(50, 59, 2));
        }
        measurements.add(settings.figure(
                List.of("solve", "--size", settings.sample("6", "4")),
                output -> format(
                        "%s: %s in %.1f CPU s, one thread",
                        settings.sample("6×6", "4×4"),
                        output.lines().getLast().strip().replaceFirst("\\.$", ""),
                        output.cpu())));
        measurements.add(settings.figure(
                List.of("solve", START_POSITION, "--level", "14", "--json"),
                output -> format(
                        "start position, level 14: %.2f s on one thread in a new JVM",
                        output.lastObject().path("total").path("time").asDouble())));
        for (Path file : settings.endgames()) {
            measurements.add(
                    solved(file.getFileName().toString(), solve(file), file, settings.samples(2, 1), () -> {}));
        }
        List<String> omissions = new ArrayList<>();
        if (settings.records().isEmpty()) {
            omissions.add("Positions of tournament games need `--records`.");
        } else {
            for (int empties = 16; empties <= settings.samples(26, 18); empties += 2) {
                measurements.add(tournamentEndgames(empties, settings.samples(10, 2)));
            }
        }
        if (settings.endgames().isEmpty()) {
            omissions.add("Hard positions need `--endgames`.");
        }
        if (settings.solvers().isEmpty()) {
            omissions.add("Other solvers need `--peer-solver`.");
        }
        return new BenchSection("endgames", "How fast are endgames solved?", FIGURE, measurements, omissions);
    }

    private static List<String> solve(Path file) {
        return List.of("solve", file.toString(), "--hash", "64", "--json");
    }

    private BenchMeasurement tournamentEndgames(int empties, int count) {
        Path file = settings.work().resolve("endgames-" + empties + "-" + count + ".obf");
        return solved(
                count + " positions of WTHOR games with " + empties + " empty squares",
                solve(file),
                file,
                1,
                () -> WthorPositions.write(settings.records(), new int[] {empties}, count, file));
    }

    private BenchMeasurement checked(int from, int to, int threads) {
        return settings.figure(
                List.of(
                        "bench",
                        "ffo",
                        "--from",
                        String.valueOf(from),
                        "--to",
                        String.valueOf(to),
                        "--threads",
                        String.valueOf(threads),
                        "--json"),
                output -> format(
                        "FFO %d–%d: exact score and a best move of the suite in all, %,d nodes in %.1f CPU s",
                        from, to, nodes(output), output.cpu()));
    }

    /** Alternates with one thread, so that both meet the same load. */
    private BenchMeasurement twoThreads(int last, List<String> oneThread) {
        List<String> twoThreads = BenchSettings.append(oneThread, "--threads", "2");
        return new BenchMeasurement(BenchSettings.shown(twoThreads), () -> {
            List<Double> one = new ArrayList<>();
            List<Double> two = new ArrayList<>();
            long nodes = 0;
            for (int round = 0; round < settings.samples(2, 1); round++) {
                one.add(totalTime(settings.run(oneThread)));
                TimedProcess.Output output = settings.run(twoThreads);
                two.add(totalTime(output));
                nodes = nodes(output);
            }
            return List.of(List.of(format(
                    "FFO 40–%d, two threads: %s s of wall time, alternating with one thread: %s; %.2f times as fast,"
                            + " %,d nodes",
                    last, list(two), list(one), median(one) / median(two), nodes)));
        });
    }

    private static double totalTime(TimedProcess.Output output) {
        return output.lastObject().path("total").path("time").asDouble();
    }

    /** Writes the file that a command reads. */
    private interface Preparation {
        void run() throws IOException;
    }

    /** Solves positions, alternating with the peers' solvers, which get the same file. */
    private BenchMeasurement solved(String what, List<String> command, Path file, int rounds, Preparation preparation) {
        StringBuilder shown = new StringBuilder(BenchSettings.shown(command));
        for (BenchPeer solver : settings.solvers()) {
            shown.append("; ").append(commandLine(solver, file)).append(", ").append(solver.label());
        }
        return new BenchMeasurement(shown.toString(), () -> {
            preparation.run();
            List<Double> own = new ArrayList<>();
            Map<BenchPeer, List<Double>> others = new LinkedHashMap<>();
            Map<BenchPeer, String> totals = new LinkedHashMap<>();
            long nodes = 0;
            for (int round = 0; round < rounds; round++) {
                TimedProcess.Output output = settings.run(command);
                own.add(output.cpu());
                nodes = nodes(output);
                for (BenchPeer solver : settings.solvers()) {
                    TimedProcess.Output other = TimedProcess.run(
                                    List.of("bash", "-c", commandLine(solver, file.toAbsolutePath())), "")
                            .checked();
                    others.computeIfAbsent(solver, _ -> new ArrayList<>()).add(other.cpu());
                    // Solvers print their totals near the end.
                    other.lines().stream()
                            .filter(line -> line.contains("node"))
                            .forEach(line -> totals.put(solver, line.strip()));
                }
            }
            StringBuilder figure = new StringBuilder(
                    format("%s exact: %,d nodes in %s CPU s of the whole process", what, nodes, list(own)));
            others.forEach((solver, times) -> {
                List<Double> ratios = IntStream.range(0, rounds)
                        .mapToObj(i -> own.get(i) / Math.max(0.001, times.get(i)))
                        .toList();
                figure.append(format(
                        "; alternating with %s: %s (\"%s\"); ratios %s, median %.2f",
                        solver.label(), list(times), totals.getOrDefault(solver, ""), list(ratios), median(ratios)));
            });
            return List.of(List.of(figure.toString()));
        });
    }

    private static String commandLine(BenchPeer solver, Path file) {
        return solver.command().replace(BenchPeer.FILE, "'" + file.toString().replace("'", "'\\''") + "'");
    }

    private static void writeFfo(Path file, int last) throws IOException {
        Files.write(
                file,
                FfoSuite.problems().subList(39, last).stream()
                        .map(EngineSections::obf)
                        .toList());
    }

    /** A line that also lets other solvers check their scores. */
    private static String obf(ScoredPosition problem) {
        StringBuilder line = new StringBuilder(BoardText.format(problem.position())).append(';');
        problem.scores().forEach((move, score) -> line.append(format(" %s:%+d;", move, score)));
        return line.toString();
    }

    BenchSection scores() {
        List<BenchMeasurement> measurements = new ArrayList<>();
        Path tables = settings.work().resolve("tables.bin");
        for (Path suite : settings.suites()) {
            for (String depth : settings.quick() ? List.of("4") : List.of("8", "9", "14", "15", "16")) {
                List<String> command =
                        List.of("bench", "suite", suite.toString(), "--depth", depth, "--confidence", "73", "--json");
                measurements.add(suite(suite, depth, "network", command, null));
                measurements.add(suite(
                        suite, depth, "tables", BenchSettings.append(command, "--weights", tables.toString()), tables));
            }
        }
        return new BenchSection(
                "scores",
                "How true are scores and moves?",
                List.of(
                        "positions",
                        "depth",
                        "evaluation",
                        "best move",
                        "within 3 discs",
                        "mean absolute error",
                        "mean error",
                        "million nodes",
                        "CPU s"),
                measurements,
                measurements.isEmpty()
                        ? List.of("Positions whose moves have known scores need `--suite`.")
                        : List.of());
    }

    private BenchMeasurement suite(
            Path suite, String depth, String evaluation, List<String> command, @Nullable Path weights) {
        return new BenchMeasurement(BenchSettings.shown(command), () -> {
            if (weights != null) {
                try (OutputStream out = Files.newOutputStream(weights)) {
                    PatternWeights.shipped().write(out);
                }
            }
            TimedProcess.Output output = settings.run(command);
            var total = output.lastObject().path("total");
            return List.of(List.of(
                    total.path("positions").asInt() + " of " + suite.getFileName(),
                    depth,
                    evaluation,
                    format("%.1f %%", total.path("bestMovePercent").asDouble()),
                    format("%.1f %%", total.path("within3Percent").asDouble()),
                    format("%.2f", total.path("meanAbsoluteError").asDouble()),
                    format("%+.2f", total.path("meanError").asDouble()),
                    format("%.1f", total.path("nodes").asLong() / 1e6),
                    format("%.1f", output.cpu())));
        });
    }

    BenchSection depths() {
        List<BenchMeasurement> measurements = new ArrayList<>();
        for (int size = settings.samples(6, 8); size <= settings.samples(26, 10); size += 2) {
            String name = size + "×" + size;
            measurements.add(settings.measurement(
                    List.of(
                            "bench",
                            "sizes",
                            "--size",
                            String.valueOf(size),
                            "--time",
                            settings.sample("1s", "50ms"),
                            "--json"),
                    output -> {
                        List<String> cells = new ArrayList<>(List.of(name));
                        output.objects()
                                .forEach(each -> cells.add(format(
                                        "%s, %d",
                                        each.path("exact").asBoolean()
                                                ? "end"
                                                : each.path("depth").asString(),
                                        each.path("nps").asLong() / 1000)));
                        return List.of(cells);
                    }));
        }
        return new BenchSection(
                "depths",
                "How deep does the search see on each board size?",
                List.of("size", "¾ empty: depth, thousand nodes/s", "½ empty", "¼ empty"),
                measurements,
                List.of());
    }

    private static long nodes(TimedProcess.Output output) {
        return output.lastObject().path("total").path("nodes").asLong();
    }

    private static String list(List<Double> values) {
        return String.join(
                ", ", values.stream().map(value -> format("%.2f", value)).toList());
    }
}
