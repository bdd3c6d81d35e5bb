package dev.outflank.cli.analysis;

import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchGoal;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.ScoredPosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves positions to the end of the game, or searches them by a level. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Solves positions on boards up to 8×8: score and best line.",
            "Empty squares count for the winner. Columns: depth, score, time, nodes, nodes per second, line.",
            "Exit code 1: a score or move differs from the one in the input."
        },
        footer = "%nExamples: outflank solve problems.obf --threads 2; outflank solve --size 6")
public final class SolveCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            paramLabel = "FILE|BOARD|-",
            arity = "0..1",
            description = "A file with OBF or board lines, a board with the side to move, or - for standard input.")
    private @Nullable String source;

    @Option(
            names = "--size",
            paramLabel = "N",
            description =
                    "Solve the start position of this size: 4 takes no time, 6 about a minute, 8 is out of reach (weakly solved"
                            + " as a draw by Takizawa, 2023, on a cluster).")
    private @Nullable Integer size;

    @Mixin
    BoardArguments boardArguments = new BoardArguments();

    @Mixin
    private SearchOptions options = new SearchOptions();

    @Option(names = "--wld", description = "Find only win (1), draw (0) or loss (-1).")
    private boolean wld;

    @Option(names = "--all-moves", description = "Print a row for every legal move.")
    private boolean allMoves;

    @Option(names = "--level", paramLabel = "L", description = "Search with level L instead of solving.")
    private @Nullable Integer level;

    @Option(names = "--json", description = "Print one JSON object per row, then the totals.")
    private boolean json;

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, NotationException {
        if (level != null && (level < 1 || level > SearchLimits.MAX_LEVEL)) {
            throw new UserException("--level takes a number from 1 to " + SearchLimits.MAX_LEVEL + ", not " + level);
        }
        String from = source();
        try (BufferedReader lines = open(from);
                Search search = options.open()) {
            SolveTable table = new SolveTable(streams.out(), json);
            PositionSolver solver = new PositionSolver(search, table, streams.err(), allMoves);
            int number = 0;
            boolean empty = true;
            boolean warm = false;
            Search.warmUpVectorsLater();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                var problem = ScoredPosition.parse(line, ++number);
                if (problem.isPresent()) {
                    empty = false;
                    if (!warm && PositionSolver.takesLong(problem.get())) {
                        Search.warmUpVectors();
                        warm = true;
                    }
                    solver.solve(problem.get(), limits(search, problem.get(), number));
                }
            }
            if (empty) {
                throw new UserException(
                        (from.equals("-") ? "the input" : from) + " contains no position: expected one per line");
            }
            int exitCode = table.printTotals();
            if (size != null && level == null && !json && !wld && !allMoves) {
                streams.out().println(outcome(size, table.lastScore()));
            }
            return exitCode;
        }
    }

    /** Who wins the start position, where Black is to move. */
    private static String outcome(int size, int score) {
        String board = "On " + size + "×" + size + ", with the best play of both sides, ";
        return score == 0
                ? board + "the game is a draw."
                : board + (score > 0 ? "Black" : "White") + " wins by " + Math.abs(score) + " discs.";
    }

    private SearchLimits limits(Search search, ScoredPosition problem, int line) throws NotationException {
        int size = problem.position().size();
        if (size > 8) {
            throw new NotationException("only boards up to 8×8 can be solved, not " + size + "×" + size, line, 1);
        }
        SearchLimits limits = level == null
                ? SearchLimits.NONE
                : search.limitsForLevel(level, problem.position().empties());
        return limits.withGoal(wld ? SearchGoal.WIN_DRAW_LOSS : SearchGoal.SCORE);
    }

    private String source() {
        if (size != null && source == null) {
            BoardSize.check(size);
            return BoardText.format(Position.start(size));
        }
        if (size != null || source == null) {
            throw new UserException("expected either FILE|BOARD|- or --size");
        }
        return source;
    }

    private BufferedReader open(String source) throws IOException {
        if (source.equals("-")) {
            return new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
        }
        // Files have precedence: a board is hardly ever the name of a file.
        if (source.length() < 256 && Files.exists(Path.of(source))) {
            if (Files.isDirectory(Path.of(source))) {
                throw new UserException(source + " is a directory: expected a file of positions");
            }
            return Files.newBufferedReader(Path.of(source));
        }
        if (!source.matches("(?s)[-.XxOoBbWwUu*0-2_/\\s;]+.*") || source.length() < 16) {
            throw new UserException("no such file: " + source + ", and not a board either");
        }
        return new BufferedReader(new java.io.StringReader(source.replace('\n', ' ')));
    }
}
