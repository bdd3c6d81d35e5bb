package dev.outflank.cli.analysis;

import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.puzzle.Puzzle;
import dev.outflank.engine.puzzle.PuzzleFinder;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.PositionKey;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a set of puzzles. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = {
            "Writes puzzles: positions with one best move.",
            "They come from the games of FILES, one per game, or from games of the engine against itself."
        })
public final class PuzzlesCommand implements Callable<Integer> {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");
    private static final int HASH_MEGABYTES = 16;

    private final Streams streams;

    @Parameters(
            paramLabel = "FILES",
            arity = "0..*",
            description = "Files of games in any format; - for standard input.")
    private List<String> files = List.of();

    @Option(names = "--count", paramLabel = "N", description = "Number of puzzles (default ${DEFAULT-VALUE}).")
    private int count = 20;

    @Option(
            names = "--empties",
            paramLabel = "A-B",
            description = "Range of empty squares within 8 to 20 (default ${DEFAULT-VALUE}).")
    private String empties = "8-20";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same puzzles (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--format", paramLabel = "F", description = "obf, html (for printing) or json (default obf).")
    private PuzzlePrinter.Format format = PuzzlePrinter.Format.OBF;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "File to write (default: standard output).")
    private @Nullable Path output;

    PuzzlesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (count < 1 || count > 100_000) {
            throw new UserException("--count takes a number from 1 to 100000, not " + count);
        }
        Search.warmUpVectorsLater();
        List<Puzzle> puzzles;
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            puzzles = find(finder(search));
        }
        String text = PuzzlePrinter.format(puzzles, format);
        if (output == null) {
            streams.out().print(text);
            streams.out().flush();
        } else {
            EngineFile.writeAtomically(output, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        }
        return 0;
    }

    private PuzzleFinder finder(Search search) {
        Matcher range = RANGE.matcher(empties);
        if (!range.matches()) {
            throw new UserException("--empties takes a range like 8-20, not '" + empties + "'");
        }
        int least = Integer.parseInt(range.group(1));
        int most = range.group(2) == null ? least : Integer.parseInt(range.group(2));
        if (least < PuzzleFinder.MIN_EMPTIES || most > PuzzleFinder.MAX_EMPTIES || least > most) {
            throw new UserException("--empties takes a range within " + PuzzleFinder.MIN_EMPTIES + "-"
                    + PuzzleFinder.MAX_EMPTIES + ", not " + empties);
        }
        return new PuzzleFinder(search, least, most);
    }

    private List<Puzzle> find(PuzzleFinder finder) throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        Set<Long> keys = new HashSet<>();
        ProgressBar progress = new ProgressBar(streams.err(), "puzzles", count);
        List<Game> games = games();
        for (long number = 0; puzzles.size() < count && (files.isEmpty() || number < games.size()); number++) {
            long gameSeed = seed * 1_000_003 + number;
            Game game = files.isEmpty() ? finder.selfPlay(gameSeed) : games.get((int) number);
            finder.find(game, gameSeed)
                    .filter(puzzle -> keys.add(PositionKey.of(puzzle.position())))
                    .ifPresent(puzzles::add);
            progress.update(puzzles.size());
        }
        progress.finish();
        if (puzzles.isEmpty()) {
            throw new UserException("no puzzle was found in " + games.size() + " games");
        }
        return puzzles;
    }

    private List<Game> games() throws IOException {
        return GameCollection.read(files, streams).stream()
                .map(RecordedGame::game)
                .toList();
    }
}
