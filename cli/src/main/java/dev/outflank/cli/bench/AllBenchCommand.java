package dev.outflank.cli.bench;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.ProductVersion;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures everything that docs/benchmarks.md reports, and writes a report with the same sections. */
@Command(
        name = "all",
        mixinStandardHelpOptions = true,
        description = {
            "Runs all benchmarks and writes one report in Markdown, with the sections of docs/benchmarks.md.",
            "Each is a process of its own. After an interruption the same command continues: rows that are in the report"
                    + " are kept. Without --quick it takes a day or two, most of it for matches between levels.",
            "Exit code 1: a measurement failed; the report says which and why, and the same command repeats it."
        },
        footer = {
            "%nExample: outflank bench all -o report.md --records wthor/*.wtb --suite hard-20.obf --endgames hard-20.obf"
                    + " --peer 'NTest=nboard,depth=18:ntest x' --about 'NTest=1.3, built by gcc 12, own weights'"
        })
final class AllBenchCommand implements Callable<Integer> {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Streams streams;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "The report (default ${DEFAULT-VALUE}). Files of the run are kept in FILE.work.")
    private Path out = Path.of("benchmarks.md");

    @Option(
            names = "--quick",
            description = "Small samples of every section: a check that everything runs, not a measurement.")
    private boolean quick;

    @Option(
            names = "--only",
            paramLabel = "SECTION",
            split = ",",
            description =
                    "Measure only these sections: speed, endgames, scores, strength, levels, depths, sizes, start,"
                            + " records, arena, marking, visitors, server.")
    private List<String> only = List.of();

    @Option(names = "--records", paramLabel = "FILE", arity = "1..*", description = "WTHOR files (.wtb).")
    private List<Path> records = List.of();

    @Option(
            names = "--suite",
            paramLabel = "FILE",
            description = "OBF file of positions whose moves have known scores. Can be given several times.")
    private List<Path> suites = List.of();

    @Option(
            names = "--endgames",
            paramLabel = "FILE",
            description = "OBF file of positions to solve exactly. Can be given several times.")
    private List<Path> endgames = List.of();

    @Option(
            names = "--peer",
            paramLabel = "NAME=SPEC",
            description = "Another engine to play matches against, as for 'match'. Can be given several times.")
    private List<String> peers = List.of();

    @Option(
            names = "--peer-solver",
            paramLabel = "NAME=COMMAND",
            description = "Another solver: a command line for bash, in which " + BenchPeer.FILE
                    + " stands for a file of OBF lines to solve exactly. Can be given several times.")
    private List<String> solvers = List.of();

    @Option(
            names = "--about",
            paramLabel = "NAME=TEXT",
            description = "Version, build and weights of a peer, for the report; every peer needs it.")
    private List<String> descriptions = List.of();

    AllBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<String, String> about = BenchPeer.descriptions(descriptions);
        BenchSettings settings = new BenchSettings(
                quick,
                out.resolveSibling(out.getFileName() + ".work"),
                existing(records),
                existing(suites),
                existing(endgames),
                BenchPeer.parse("--peer", peers, about),
                BenchPeer.parse("--peer-solver", solvers, about));
        List<BenchSection> sections = sections(settings);
        List<BenchSection> selected = selected(sections);
        // Without a launcher every measurement would fail.
        Installation.current().launcher();
        BenchReport report = BenchReport.open(out, head(), sections);
        Files.createDirectories(settings.work());
        boolean complete = true;
        int number = 0;
        int total = selected.stream()
                .mapToInt(section -> section.measurements().size())
                .sum();
        for (BenchSection section : selected) {
            report.keepOnly(section);
            for (BenchMeasurement measurement : section.measurements()) {
                number++;
                if (!report.has(section, measurement)) {
                    streams.err().println(number + "/" + total + " " + section.name() + ": " + measurement.command());
                    complete &= measure(report, section, measurement);
                }
            }
        }
        streams.out().println("report: " + out);
        return complete ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    /** The sections in the order of docs/benchmarks.md. */
    static List<BenchSection> sections(BenchSettings settings) {
        EngineSections engine = new EngineSections(settings);
        MatchSections matches = new MatchSections(settings);
        ProductSections product = new ProductSections(settings);
        return List.of(
                engine.speed(),
                engine.endgames(),
                engine.scores(),
                matches.strength(),
                matches.levels(),
                engine.depths(),
                matches.otherSizes(),
                product.starts(),
                product.records(),
                product.arena(),
                product.marking(),
                product.visitors(),
                product.server());
    }

    private List<BenchSection> selected(List<BenchSection> sections) {
        List<String> names = sections.stream().map(BenchSection::name).toList();
        for (String name : only) {
            if (!names.contains(name)) {
                throw new UserException("--only takes " + String.join(", ", names) + ", not '" + name + "'");
            }
        }
        return sections.stream()
                .filter(section -> only.isEmpty() || only.contains(section.name()))
                .toList();
    }

    private static List<Path> existing(List<Path> files) {
        for (Path file : files) {
            if (!Files.isReadable(file) || Files.isDirectory(file)) {
                throw new UserException("there is no file " + file + " that can be read");
            }
        }
        return files;
    }

    private static String head() throws IOException {
        return """
                # Benchmarks

                Measured with Outflank %s by `./outflank bench all`. Every row has its command, its start (UTC) and the load of the
                machine then.

                """.formatted(ProductVersion.get()) + BenchMachine.describe();
    }

    /** Measures, and returns whether that succeeded. */
    private boolean measure(BenchReport report, BenchSection section, BenchMeasurement measurement)
            throws IOException, InterruptedException {
        String when = DATE.format(LocalDateTime.now(ZoneOffset.UTC)) + ", " + BenchMachine.load();
        long begin = System.nanoTime();
        String failure;
        try {
            report.add(section, measurement, measurement.body().rows(), when);
            failure = "";
        } catch (IOException | RuntimeException e) {
            failure = reason(e);
            report.addFailure(section, measurement, failure, when);
        }
        streams.err()
                .printf(
                        Locale.ROOT,
                        "  %.1f s%s%n",
                        (System.nanoTime() - begin) / 1e9,
                        failure.isEmpty() ? "" : ", not measured: " + failure);
        return failure.isEmpty();
    }

    private static String reason(Exception e) {
        return switch (e) {
            case UserException user -> String.valueOf(user.getMessage());
            case FileSystemException file -> "the file " + file.getFile() + " cannot be read or written";
            default -> e.toString();
        };
    }
}
