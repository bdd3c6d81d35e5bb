package dev.outflank.cli.judge;

import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.submission.Similarity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds pairs of submissions that are suspiciously similar. */
@Command(
        name = "similarity",
        mixinStandardHelpOptions = true,
        description = {
            "Lists pairs of similar submissions and their similar lines.",
            "Names and formatting are ignored.",
            "Similarity does not prove anything: compare the lines. Supports C, C++, Java and Python."
        },
        footer = "%nExample: outflank similarity submissions --least 60 --template skeleton.c")
public final class SimilarityCommand implements Callable<Integer> {
    private static final long MAX_FILE_BYTES = 4 << 20;
    private static final int MAX_PLACES = 5;

    private final Streams streams;

    @Parameters(paramLabel = "DIR", description = "Directory with one directory or file per student.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = "--least",
            paramLabel = "P",
            description = "Minimum similarity in percent of the smaller source (default ${DEFAULT-VALUE}).")
    private int minPercent = 40;

    @Option(
            names = "--template",
            paramLabel = "FILE",
            description = "Code that all students were given, which is ignored; can be repeated.")
    private List<Path> templates = List.of();

    @Option(names = "--json", description = "Print one JSON object with all places.")
    private boolean json;

    SimilarityCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (minPercent < 1 || minPercent > 100) {
            throw new UserException("--least takes a percentage from 1 to 100, not " + minPercent);
        }
        if (!Files.isDirectory(folder)) {
            throw new UserException("no such directory: " + folder);
        }
        List<Path> files = files(folder);
        if (files.isEmpty()) {
            throw new UserException(folder + " contains no source files: expected one directory or file per student");
        }
        Similarity similarity = new Similarity();
        for (Path template : templates) {
            similarity.ignore(template, read(template));
        }
        for (Path file : files) {
            if (Files.size(file) <= MAX_FILE_BYTES) {
                similarity.add(author(folder.relativize(file)), folder.relativize(file), read(file));
            }
        }
        List<Similarity.SimilarPair> matches = similarity.findPairs(minPercent / 100.0);
        if (json) {
            streams.out().println(JudgeJson.similarity(matches, minPercent));
        } else {
            print(matches);
        }
        return 0;
    }

    private void print(List<Similarity.SimilarPair> matches) {
        for (Similarity.SimilarPair match : matches) {
            streams.out().printf(Locale.ROOT, "%3.0f %%  %s – %s%n", 100 * match.share(), match.a(), match.b());
            match.regions().stream()
                    .limit(MAX_PLACES)
                    .forEach(place -> streams.out()
                            .printf(
                                    Locale.ROOT,
                                    "       %s:%d-%d  ~  %s:%d-%d%n",
                                    place.fileA(),
                                    place.firstA(),
                                    place.lastA(),
                                    place.fileB(),
                                    place.firstB(),
                                    place.lastB()));
        }
        if (matches.isEmpty()) {
            streams.out().println("No two submissions share " + minPercent + " % or more.");
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, 5)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        }
    }

    /** The student: the name of the directory, or of a single file without its extension. */
    private static String author(Path file) {
        String first = file.getName(0).toString();
        return file.getNameCount() > 1 || first.lastIndexOf('.') < 1
                ? first
                : first.substring(0, first.lastIndexOf('.'));
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
