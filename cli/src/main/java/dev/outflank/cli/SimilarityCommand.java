package dev.outflank.cli;

import dev.outflank.judge.source.Similarity;
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

/** Pairs of submissions that are suspiciously alike. */
@Command(
        name = "similarity",
        mixinStandardHelpOptions = true,
        description = {
            "Lists pairs of submissions that are alike, with the places; renaming and reformatting hide nothing.",
            "It proves nothing: look at the places. C, C++, Java and Python are read."
        },
        footer = "%nExample: outflank similarity submissions --least 60 --template skeleton.c")
final class SimilarityCommand implements Callable<Integer> {
    private static final long LARGEST = 4 << 20;
    private static final int MOST_PLACES = 5;

    private final Streams streams;

    @Parameters(paramLabel = "DIR", description = "A folder or a file for each student.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = "--least",
            paramLabel = "P",
            description = "Percent of the smaller source (default ${DEFAULT-VALUE}).")
    private int least = 40;

    @Option(
            names = "--template",
            paramLabel = "FILE",
            description = "What everyone was given; may be named several times.")
    private List<Path> templates = List.of();

    @Option(names = "--json", description = "One JSON object with all places.")
    private boolean json;

    SimilarityCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (least < 1 || least > 100) {
            throw new UserError("--least takes a number of percent from 1 to 100, not " + least);
        }
        if (!Files.isDirectory(folder)) {
            throw new UserError("there is no folder " + folder);
        }
        Similarity similarity = new Similarity();
        for (Path template : templates) {
            similarity.ignore(template, read(template));
        }
        for (Path file : files(folder)) {
            if (Files.size(file) <= LARGEST) {
                similarity.add(author(folder.relativize(file)), folder.relativize(file), read(file));
            }
        }
        List<Similarity.Match> matches = similarity.matches(least / 100.0);
        if (json) {
            streams.out().println(JudgeJson.similarity(matches, least));
        } else {
            print(matches);
        }
        return 0;
    }

    private void print(List<Similarity.Match> matches) {
        for (Similarity.Match match : matches) {
            streams.out().printf(Locale.ROOT, "%3.0f %%  %s – %s%n", 100 * match.share(), match.a(), match.b());
            match.places().stream()
                    .limit(MOST_PLACES)
                    .forEach(place -> streams.out().printf(
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
            streams.out().println("No two submissions share " + least + " % or more.");
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, 5)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).sorted().toList();
        }
    }

    /** The student: the folder, or for a file alone its name without the ending. */
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
