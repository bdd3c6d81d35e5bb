package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Times whole commands, alternating with a bare JVM, so that both meet the same load. */
@Command(
        name = "start",
        mixinStandardHelpOptions = true,
        description = {
            "Measures wall and CPU time of commands from their start to their end, next to a bare JVM's \"hello, world\".",
            "All are started in turn; the figures are medians."
        })
final class StartBenchCommand implements Callable<Integer> {
    private static final String OPENING = "f5d6c3d3c4";

    private final Streams streams;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "Number of starts of each, 1 to 1000 (default ${DEFAULT-VALUE}).")
    private int runs = 7;

    @Option(names = "--json", description = "Print one JSON object per command.")
    private boolean json;

    StartBenchCommand(Streams streams) {
        this.streams = streams;
    }

    /** A command line to start, and its times so far. */
    private record Start(String name, List<String> command, String input, List<Double> wall, List<Double> cpu) {
        static Start of(String name, List<String> command, String input) {
            return new Start(name, command, input, new ArrayList<>(), new ArrayList<>());
        }

        void time() throws IOException, InterruptedException {
            TimedProcess.Output output;
            try {
                output = TimedProcess.run(command, input).checked();
            } catch (UserException e) {
                throw new UserException(name + ": " + e.getMessage());
            }
            wall.add(output.wall());
            cpu.add(output.cpu());
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (runs < 1 || runs > 1000) {
            throw new UserException("--runs takes a number from 1 to 1000, not " + runs);
        }
        Installation installation = Installation.current();
        Path folder = Scratch.createFolder("start");
        try {
            List<Start> starts = new ArrayList<>(List.of(bareJvm(folder)));
            starts.addAll(commands(installation, folder));
            for (int run = 0; run < runs; run++) {
                for (Start start : starts) {
                    start.time();
                }
            }
            print(starts);
        } finally {
            Scratch.delete(folder);
        }
        return 0;
    }

    private static Start bareJvm(Path folder) throws IOException {
        String resource = HelloWorld.class.getName().replace('.', '/') + ".class";
        Path file = folder.resolve(resource);
        Files.createDirectories(file.getParent());
        try (InputStream in =
                Objects.requireNonNull(HelloWorld.class.getClassLoader().getResourceAsStream(resource))) {
            Files.copy(in, file);
        }
        return Start.of(
                "a bare JVM's \"hello, world\"",
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder.toString(),
                        HelloWorld.class.getName()),
                "");
    }

    /** One start for each kind of command: those that judges and front ends start, and those that people type. */
    private static List<Start> commands(Installation installation, Path folder) throws IOException {
        Path kits = installation.home().resolve("kits");
        Path game = Files.writeString(folder.resolve("game.txt"), OPENING + "f4f6f3e6e7\n");
        List<Start> starts = new ArrayList<>();
        List<List<String>> plain = List.of(
                List.of("tiny", "200", "1", "0000021001200000"),
                List.of("--help"),
                List.of("bench", "ffo", "--help"),
                List.of("show", OPENING),
                List.of("contest", "list"),
                List.of("move", "--player", "greedy", "--side", "B", "--board", "UUUUUWBUUBWUUUUU"),
                List.of("picture", OPENING, "-o", folder.resolve("board.svg").toString()),
                List.of("picture", OPENING, "-o", folder.resolve("board.png").toString()),
                List.of("convert", game.toString(), folder.resolve("game.ggf").toString()),
                List.of("hint", "--level", "1", OPENING),
                List.of("analyze", "--level", "1", OPENING),
                firstMove("network"),
                firstMove("tables"),
                List.of("solve", "--size", "4"),
                List.of("bench", "ffo", "--from", "1", "--to", "1"),
                List.of("bench", "perft", "--depth", "1"),
                List.of("check-bot", "lab8:" + kits.resolve("lab8-c/lab8part2.c"), "--size", "4"),
                List.of(
                        "exercise",
                        "vg101-final",
                        kits.resolve("vg101-cpp/bot.cpp").toString()),
                List.of("match", "first", "first", "--size", "4", "--games", "2", "--no-records"));
        for (List<String> arguments : plain) {
            starts.add(start(installation, "", arguments));
        }
        starts.add(start(installation, "quit\n", List.of("play", "--plain")));
        starts.add(start(
                installation,
                "START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\nBEGIN\nEND\n",
                List.of("vg101")));
        starts.add(start(installation, "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n", List.of("botzone")));
        starts.add(start(installation, "genmove b\nquit\n", List.of("gtp", "--level", "1")));
        starts.add(start(installation, "nboard 2\nset depth 1\ngo\nping 1\nquit\n", List.of("nboard")));
        return starts;
    }

    private static List<String> firstMove(String weights) {
        return List.of(
                "move",
                "--player",
                "engine:depth=1,book=off,weights=" + weights,
                "--side",
                "B",
                "--board",
                BoardText.lab8(Position.start(8)));
    }

    private static Start start(Installation installation, String input, List<String> arguments) {
        List<String> line = new ArrayList<>(List.of(installation.launcher().toString()));
        line.addAll(arguments);
        // Files of this run and of the installation are shown by their names.
        String name = String.join(
                " ",
                arguments.stream().map(each -> each.replaceFirst("/.*/", "")).toList());
        return Start.of(name, line, input);
    }

    private void print(List<Start> starts) {
        double bare = BenchFigure.median(starts.getFirst().wall());
        if (!json) {
            streams.out().printf("%9s %9s %15s  %s%n", "wall ms", "CPU ms", "wall/bare JVM", "command");
        }
        for (Start start : starts) {
            double wall = BenchFigure.median(start.wall());
            double cpu = BenchFigure.median(start.cpu());
            if (json) {
                streams.out()
                        .println(JsonFields.toLine(JsonFields.newObject()
                                .put("command", start.name())
                                .put("wall", wall)
                                .put("cpu", cpu)
                                .put("timesBareJvm", wall / bare)));
            } else {
                streams.out()
                        .printf(
                                Locale.ROOT,
                                "%9.0f %9.0f %15.1f  %s%n",
                                1e3 * wall,
                                1e3 * cpu,
                                wall / bare,
                                start.name());
            }
        }
    }
}
