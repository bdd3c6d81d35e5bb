package dev.outflank.cli.bench;

import static dev.outflank.cli.bench.BenchFigure.format;

import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** The sections about everything around the engine: starts, files, arena, judge and server. */
final class ProductSections {
    private static final List<String> FIGURE = List.of("figure");

    private final BenchSettings settings;

    ProductSections(BenchSettings settings) {
        this.settings = settings;
    }

    BenchSection starts() {
        BenchMeasurement starts = settings.measurement(
                List.of("bench", "start", "--runs", settings.sample("7", "1"), "--json"),
                output -> output.objects().stream()
                        .map(each -> List.of(
                                "`" + each.path("command").asString() + "`",
                                format("%.0f", 1e3 * each.path("wall").asDouble()),
                                format("%.0f", 1e3 * each.path("cpu").asDouble()),
                                format("%.1f", each.path("timesBareJvm").asDouble())))
                        .toList());
        return new BenchSection(
                "start",
                "How fast does a program start?",
                List.of("program", "wall ms", "CPU ms", "wall time, in that of a bare JVM"),
                List.of(starts, judgedProgram()),
                List.of());
    }

    /** A judge that starts a program for every game: its first move includes the start of the JVM. */
    private BenchMeasurement judgedProgram() {
        String program = "lab8:./outflank lab8 part2";
        List<String> command = List.of(
                "match", program, "smarter", "--size", "10", "--games", "2", "--no-sandbox", "--no-records", "--json");
        return new BenchMeasurement(BenchSettings.shown(command), () -> {
            String launcher = Installation.current().launcher().toString();
            ObjectNode match = settings.run(command.stream()
                            .map(each -> each.replace("./outflank", launcher))
                            .toList())
                    .lastObject();
            return List.of(List.of(
                    "`lab8 part2`, longest move of two games on 10×10, "
                            + match.path("winsA").asInt() + " won",
                    format("%.0f", 1e3 * match.path("maxWallA").asDouble()),
                    format("%.0f", 1e3 * match.path("maxCpuA").asDouble()),
                    ""));
        });
    }

    BenchSection records() {
        if (settings.records().isEmpty()) {
            return new BenchSection(
                    "records",
                    "How fast are game records read?",
                    FIGURE,
                    List.of(),
                    List.of("Game records need `--records`."));
        }
        List<String> files = settings.records().stream().map(Path::toString).toList();
        Path first = settings.records().getFirst();
        Path last = settings.records().getLast();
        String shown = first.equals(last) ? first.toString() : first + " … " + last.getFileName();
        String ggf = settings.work().resolve("all.ggf").toString();
        String wthor = settings.work().resolve("all.wtb").toString();
        List<String> back = List.of("convert", ggf, wthor);
        List<BenchMeasurement> measurements = List.of(
                new BenchMeasurement("./outflank bench records " + shown + " --json", () -> {
                    List<String> command = new ArrayList<>(List.of("bench", "records"));
                    command.addAll(files);
                    var rounds = settings.run(BenchSettings.append(command, "--json"))
                            .objects();
                    double[] times = rounds.stream()
                            .mapToDouble(round -> round.path("time").asDouble())
                            .sorted()
                            .toArray();
                    long games = rounds.getFirst().path("games").asLong();
                    return List.of(List.of(format(
                            "%,d games of WTHOR, every move replayed, in %.2f to %.2f s: up to %,.0f games/s, one thread",
                            games, times[0], times[times.length - 1], games / times[0])));
                }),
                new BenchMeasurement("./outflank convert " + shown + " " + ggf, () -> {
                    List<String> command = new ArrayList<>(List.of("convert"));
                    command.addAll(files);
                    command.add(ggf);
                    Files.deleteIfExists(Path.of(ggf));
                    return List.of(List.of(format(
                            "to GGF: %.1f s with the start of the JVM",
                            settings.run(command).wall())));
                }),
                new BenchMeasurement(BenchSettings.shown(back), () -> {
                    Files.deleteIfExists(Path.of(wthor));
                    return List.of(List.of(
                            format("back to WTHOR: %.1f s", settings.run(back).wall())));
                }));
        return new BenchSection("records", "How fast are game records read?", FIGURE, measurements, List.of());
    }

    BenchSection arena() {
        List<String> command = new ArrayList<>(List.of("bench", "arena", "--json"));
        if (settings.quick()) {
            command.addAll(List.of("--rounds", "4"));
        }
        BenchMeasurement arena = settings.measurement(
                command,
                output -> output.objects().stream()
                        .map(each -> each.has("time")
                                ? List.of(
                                        each.path("games").asInt() + " "
                                                + each.path("what").asString(),
                                        "",
                                        format(
                                                "%.3f s in all",
                                                each.path("time").asDouble()),
                                        "")
                                : List.of(
                                        each.path("what").asString(),
                                        milliseconds(each.path("p10").asDouble()),
                                        milliseconds(each.path("p50").asDouble()),
                                        milliseconds(each.path("p99").asDouble())))
                        .toList());
        return new BenchSection(
                "arena",
                "What does the arena cost?",
                List.of("figure", "10 %", "median", "99 %"),
                List.of(arena),
                List.of());
    }

    BenchSection marking() {
        int count = settings.samples(60, 3);
        Path submissions = settings.work().resolve("submissions-" + count);
        List<String> command = List.of(
                "mark",
                "aps105-lab8",
                submissions.toString(),
                "--jobs",
                String.valueOf(Runtime.getRuntime().availableProcessors()),
                "--work",
                submissions + ".marks",
                "-o",
                submissions + ".csv",
                "--json");
        BenchMeasurement marking = new BenchMeasurement(BenchSettings.shown(command), () -> {
            writeSubmissions(submissions, count);
            TimedProcess.Output output = settings.run(command);
            return List.of(List.of(format(
                    "%d different submissions of APS105 Lab 8, copies of the starter kit's program: %.0f s, compiling"
                            + " included, %.0f CPU s",
                    count, output.wall(), output.cpu())));
        });
        return new BenchSection("marking", "How fast is marking?", FIGURE, List.of(marking), List.of());
    }

    /** Every submission is a program of its own, in a folder without marks: none of them is in a cache. */
    private void writeSubmissions(Path folder, int count) throws IOException {
        Path kit = Installation.current().home().resolve("kits/lab8-c/lab8part2.c");
        if (!Files.isRegularFile(kit)) {
            throw new UserException("there is no starter kit " + kit);
        }
        String source = Files.readString(kit);
        long run = System.currentTimeMillis();
        for (int i = 0; i < count; i++) {
            Path student = Files.createDirectories(folder.resolve("student" + i));
            Files.writeString(student.resolve("lab8part2.c"), source + "\n/* " + run + " " + i + " */\n");
        }
    }

    BenchSection visitors() {
        List<String> hundred = List.of(
                "bench",
                "visitors",
                "--games",
                settings.sample("100", "4"),
                "--moves",
                settings.sample("20", "3"),
                "--json");
        List<BenchMeasurement> measurements = new ArrayList<>(List.of(settings.measurement(hundred, this::figures)));
        if (!settings.quick()) {
            String levels = String.join(
                    ",",
                    IntStream.rangeClosed(1, MatchSections.pageLevels().size())
                            .mapToObj(level -> "level-" + level)
                            .toList());
            measurements.add(settings.measurement(
                    List.of(
                            "bench",
                            "visitors",
                            "--parallel",
                            "10",
                            "--moves",
                            "60",
                            "--opponents",
                            levels,
                            "--idle",
                            "2m",
                            "--json"),
                    this::figures));
        }
        return new BenchSection(
                "visitors",
                "How many visitors can play?",
                List.of("figure", "value"),
                measurements,
                List.of("Times in a browser need Chromium and the test classes: `mvn -pl web -am test -Dtest=PageSpeed"
                        + " -Dsurefire.failIfNoSpecifiedTests=false`."));
    }

    BenchSection server() {
        List<String> command = new ArrayList<>(List.of("bench", "server", "--json"));
        if (settings.quick()) {
            command.addAll(List.of("--students", "3", "--readers", "5", "--seconds", "3"));
        }
        return new BenchSection(
                "server",
                "How much does the server handle?",
                List.of("figure", "value"),
                List.of(settings.measurement(command, this::figures)),
                List.of());
    }

    /** The rows of a command that prints {@link BenchFigure}s. */
    private List<List<String>> figures(TimedProcess.Output output) {
        return output.objects().stream()
                .map(each -> List.of(
                        each.path("what").asString(),
                        format("%,.1f", each.path("value").asDouble()).replaceFirst("\\.0$", "") + " "
                                + each.path("unit").asString()))
                .toList();
    }

    private static String milliseconds(double seconds) {
        return format("%.3f ms", 1e3 * seconds);
    }
}
