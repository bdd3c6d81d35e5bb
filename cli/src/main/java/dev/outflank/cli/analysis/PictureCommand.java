package dev.outflank.cli.analysis;

import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Drawing;
import dev.outflank.rules.picture.Svg;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position as an image. */
@Command(
        name = "picture",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a position as SVG or PNG.",
            "Shows coordinates, last move, legal moves and values. Reads the formats of 'convert'; draws the first game"
                    + " of a file unless --game selects another."
        },
        footer = "%nExample: outflank picture f5d6c3 --values --level 16 -o tiger.svg")
public final class PictureCommand implements Callable<Integer> {
    private static final int MIN_WIDTH = 64;
    private static final int MAX_WIDTH = 8192;

    private final Streams streams;

    @Mixin
    private AnalysisTarget target = new AnalysisTarget(SearchOptions.SMALL_HASH_MB);

    @Mixin
    BoardArguments boardArguments = new BoardArguments();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "File to write; its name ends with .svg or .png.")
    private Path out = Path.of("");

    @Option(
            names = "--values",
            paramLabel = "SQUARE=VALUE,...",
            arity = "0..1",
            parameterConsumer = SquareValues.class,
            description =
                    "Values to show on squares, such as d3=+2,c4=-1.5; without a value, those of the engine for all legal"
                            + " moves (default: those of the game record).")
    private @Nullable String values;

    @Option(
            names = "--numbers",
            description =
                    "Draw the whole game in one diagram: each disc as it was placed, with the number of its move.")
    private boolean numbers;

    @Option(names = "--no-legal", description = "Do not mark the legal moves.")
    private boolean noLegal;

    @Option(names = "--title", paramLabel = "TEXT", description = "Text above the board.")
    private String title = "";

    @Option(names = "--width", paramLabel = "PX", description = "Width of a PNG, 64 to 8192 (default: 1200).")
    private int width = 1200;

    PictureCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, NotationException {
        String name = out.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".svg") && !name.endsWith(".png")) {
            throw new UserException("--out takes a file name that ends with .svg or .png, not " + out);
        }
        if (width < MIN_WIDTH || width > MAX_WIDTH) {
            throw new UserException("--width takes a number from " + MIN_WIDTH + " to " + MAX_WIDTH + ", not " + width);
        }
        GameSelection.SelectedGame chosen = target.read(streams);
        Drawing drawing = picture(chosen.game()).drawing();
        Files.write(
                out,
                name.endsWith(".svg")
                        ? Svg.format(drawing).getBytes(StandardCharsets.UTF_8)
                        : PngPainter.toPng(drawing, width));
        return chosen.exitCode();
    }

    private BoardPicture picture(RecordedGame record) throws NotationException {
        if (numbers) {
            return BoardPicture.ofNumberedMoves(record.game()).withTitle(title);
        }
        return BoardPicture.of(record.game())
                .withLegalMoves(!noLegal)
                .withValues(values(record))
                .withTitle(title);
    }

    private Map<Move, Double> values(RecordedGame record) throws NotationException {
        if (values == null) {
            return recordedValues(record);
        }
        return values.isEmpty() ? engineValues(record.game()) : parseValues(values, record.size());
    }

    /** The values of the engine for all legal moves. */
    private Map<Move, Double> engineValues(Game game) {
        AnalysisTarget.unsupportedReason(game).ifPresent(reason -> {
            throw new UserException("--values: " + reason);
        });
        Map<Move, Double> values = new HashMap<>();
        Position position = game.position();
        if (position.mobility() > 0) {
            try (Searcher search = target.openSearch(position.size())) {
                SearchLimits limits = target.limitsFromNow(search, position.empties());
                MoveComparison.of(search, position, limits, step -> {})
                        .forEach(result -> values.put(result.bestMove(), (double) result.score()));
            }
        }
        return values;
    }

    private static Map<Move, Double> recordedValues(RecordedGame record) {
        Map<Move, Double> values = new HashMap<>();
        record.values().forEach((move, value) -> {
            if (!move.isPass()) {
                values.put(move, value.doubleValue());
            }
        });
        return values;
    }

    private static Map<Move, Double> parseValues(String text, int size) throws NotationException {
        Map<Move, Double> values = new HashMap<>();
        for (String part : text.split(",")) {
            String[] sides = part.split("=", 2);
            if (sides.length < 2 || !sides[1].strip().matches("[+-]?\\d{1,4}(\\.\\d{1,6})?")) {
                throw new UserException(
                        "--values takes squares and numbers like d3=+2,c4=-1.5, not " + NotationException.quoted(part));
            }
            Move move = Notation.STANDARD.parse(sides[0], size);
            if (move.isPass()) {
                throw new UserException("--values takes squares, not a pass");
            }
            values.put(move, Double.valueOf(sides[1].strip()));
        }
        return values;
    }

    /** Takes the word after {@code --values} as its value only if it looks like one, since it may be the game. */
    static final class SquareValues extends OptionalValue {
        @Override
        boolean isValue(String word) {
            return word.indexOf('=') > 0;
        }
    }
}
