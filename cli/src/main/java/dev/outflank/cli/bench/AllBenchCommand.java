package dev.outflank.cli.bench;

import dev.outflank.cli.support.CommandRunner;
import dev.outflank.cli.support.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs all benchmarks and prints the machine they ran on; docs/benchmarks.md is based on this output. */
@Command(
        name = "all",
        mixinStandardHelpOptions = true,
        description = "Runs all benchmarks in sequence and prints the machine and the command of each.")
final class AllBenchCommand implements Callable<Integer> {
    private static final Path PROCESSOR = Path.of("/proc/cpuinfo");

    private final Streams streams;
    private final CommandRunner runner;

    @Option(
            names = "--records",
            paramLabel = "FILE",
            arity = "1..*",
            description = "WTHOR files for 'bench records', which is skipped without them.")
    private List<Path> records = List.of();

    @Option(
            names = "--quick",
            description = "Small positions and short times: a check that everything runs, not a measurement.")
    private boolean quick;

    AllBenchCommand(Streams streams, CommandRunner runner) {
        this.streams = streams;
        this.runner = runner;
    }

    @Override
    public Integer call() throws IOException {
        streams.out()
                .println(LocalDate.now(ZoneOffset.UTC) + ", "
                        + Runtime.getRuntime().availableProcessors() + " cores " + processorName() + ", Java "
                        + Runtime.version());
        int worst = 0;
        for (List<String> benchmark : benchmarks()) {
            streams.out().println("\n## ./outflank " + String.join(" ", benchmark));
            streams.out().flush();
            worst = Math.max(worst, runner.run(streams, benchmark.toArray(String[]::new)));
        }
        return worst;
    }

    private List<List<String>> benchmarks() {
        List<List<String>> all = new ArrayList<>();
        all.add(List.of("bench", "perft", "--size", "8", "--depth", quick ? "5" : "11"));
        all.add(List.of("bench", "search"));
        all.add(quick ? List.of("bench", "ffo", "--from", "1", "--to", "2") : List.of("bench", "ffo"));
        all.add(quick ? List.of("bench", "sizes", "--time", "20ms") : List.of("bench", "sizes"));
        all.add(List.of("solve", "--size", quick ? "4" : "6"));
        if (!quick) {
            all.add(List.of("bench", "arena"));
        }
        if (!records.isEmpty()) {
            List<String> games = new ArrayList<>(List.of("bench", "records"));
            records.forEach(file -> games.add(file.toString()));
            all.add(games);
        }
        return all;
    }

    /** The name of the processor, if the operating system provides it. */
    private static String processorName() throws IOException {
        if (!Files.isReadable(PROCESSOR)) {
            return System.getProperty("os.arch");
        }
        return Files.readAllLines(PROCESSOR).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(System.getProperty("os.arch"));
    }
}
