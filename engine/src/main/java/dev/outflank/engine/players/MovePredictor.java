package dev.outflank.engine.players;

import dev.outflank.engine.file.EngineFile;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Predicts the moves of people: a conditional logit model. The probability of a move is proportional to the exponential
 * of the weighted sum of its {@link Feature}s. There is one set of weights per {@link Stage} and per strength of the
 * people, fitted to tournament games (docs/training.md).
 */
public final class MovePredictor {
    /** What people see in a move. */
    public enum Feature {
        /** Discs flipped, in tens. */
        FLIPS,
        CORNER,
        /** A square beside an empty corner, on the edge. */
        C_SQUARE,
        /** The square diagonally next to an empty corner. */
        X_SQUARE,
        /** Any other square on the edge. */
        EDGE,
        /** The opponent can take a corner next. */
        GIVES_CORNER,
        /** The logarithm of 1 plus the number of the opponent's next moves. */
        REPLIES,
        /** Own discs next to an empty square, in tens. */
        FRONTIER,
        /** The square touches the opponent's last move. */
        NEXT_TO_LAST_MOVE,
        /** The value of a shallow search in discs, in tens, relative to the best move. */
        VALUE
    }

    /** The stage of a game, by the share of squares that are empty. */
    public enum Stage {
        OPENING,
        MIDGAME,
        ENDGAME;

        /** The stage of a position. */
        public static Stage of(Position position) {
            double empty = (double) position.empties() / (position.size() * position.size());
            return empty > 0.65 ? OPENING : empty > 0.3 ? MIDGAME : ENDGAME;
        }
    }

    private static final String RESOURCE = "people.txt";

    private final List<Map<Stage, Map<Feature, Double>>> weights;

    /** @param weights for each band of strength, from weak to strong */
    public MovePredictor(List<Map<Stage, Map<Feature, Double>>> weights) {
        this.weights = List.copyOf(weights);
    }

    /** The shipped predictor. */
    public static MovePredictor shipped() {
        return ShippedWeights.PREDICTOR;
    }

    private static final class ShippedWeights {
        private static final MovePredictor PREDICTOR =
                EngineFile.readShipped(MovePredictor.class, RESOURCE, MovePredictor::read);
    }

    /** Reads what {@link #write} has written. */
    public static MovePredictor read(InputStream in) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
        Iterator<String> lines =
                reader.lines().filter(line -> !line.startsWith("#")).iterator();
        List<Map<Stage, Map<Feature, Double>>> bands = new ArrayList<>();
        while (lines.hasNext()) {
            Map<Stage, Map<Feature, Double>> band = new EnumMap<>(Stage.class);
            for (Stage stage : Stage.values()) {
                Iterator<String> numbers = List.of(lines.next().split(" ")).iterator();
                Map<Feature, Double> row = new EnumMap<>(Feature.class);
                for (Feature feature : Feature.values()) {
                    row.put(feature, Double.parseDouble(numbers.next()));
                }
                band.put(stage, row);
            }
            bands.add(band);
        }
        return new MovePredictor(bands);
    }

    /** Writes the weights: one line per band and stage, after a comment that names the features. */
    public void write(PrintStream out) {
        out.println(Arrays.stream(Feature.values()).map(Feature::name).collect(Collectors.joining(" ", "# ", "")));
        for (Map<Stage, Map<Feature, Double>> band : weights) {
            for (Map<Feature, Double> row : band.values()) {
                out.println(row.values().stream()
                        .map(weight -> String.format(Locale.ROOT, "%.3f", weight))
                        .collect(Collectors.joining(" ")));
            }
        }
    }

    /** The number of bands of strength. */
    public int bands() {
        return weights.size();
    }

    /** The weights of a band in a stage. */
    Map<Feature, Double> weights(int band, Stage stage) {
        return Objects.requireNonNull(weights.get(band).get(stage));
    }

    /**
     * The features of a legal move.
     *
     * @param last the square index of the opponent's last move, if it was not a pass
     * @param loss how much worse the move's search value is than the best move's, in discs: 0 or more
     */
    public static Map<Feature, Double> features(Position position, Move move, OptionalInt last, double loss) {
        int size = position.size();
        int end = size - 1;
        int row = move.row();
        int column = move.column();
        int fromRowEdge = Math.min(row, end - row);
        int fromColumnEdge = Math.min(column, end - column);
        int cornerRow = row < size / 2 ? 0 : end;
        int cornerColumn = column < size / 2 ? 0 : end;
        boolean cornerEmpty = position.at(cornerRow, cornerColumn) == null;
        boolean corner = fromRowEdge + fromColumnEdge == 0;
        boolean cSquare = fromRowEdge + fromColumnEdge == 1 && cornerEmpty;
        boolean edge = !corner && !cSquare && (fromRowEdge == 0 || fromColumnEdge == 0);
        Position after = position.play(move);
        Map<Feature, Double> features = new EnumMap<>(Feature.class);
        features.put(Feature.FLIPS, position.flips(move) / 10.0);
        features.put(Feature.CORNER, number(corner));
        features.put(Feature.C_SQUARE, number(cSquare));
        features.put(Feature.X_SQUARE, number(fromRowEdge == 1 && fromColumnEdge == 1 && cornerEmpty));
        features.put(Feature.EDGE, number(edge));
        features.put(Feature.GIVES_CORNER, number(canTakeCorner(after)));
        features.put(Feature.REPLIES, Math.log1p(after.mobility()));
        features.put(Feature.FRONTIER, frontier(after, position.toMove()) / 10.0);
        features.put(Feature.NEXT_TO_LAST_MOVE, number(last.isPresent() && touches(last.getAsInt(), move, size)));
        features.put(Feature.VALUE, -loss / 10.0);
        return features;
    }

    private static double number(boolean condition) {
        return condition ? 1 : 0;
    }

    private static boolean touches(int square, Move move, int size) {
        return Math.max(Math.abs(square / size - move.row()), Math.abs(square % size - move.column())) == 1;
    }

    /** Whether the side to move can take a corner. */
    private static boolean canTakeCorner(Position position) {
        int end = position.size() - 1;
        return position.moves().stream().anyMatch(move -> move.row() % end == 0 && move.column() % end == 0);
    }

    private static int frontier(Position position, Colour side) {
        int count = 0;
        for (int row = 0; row < position.size(); row++) {
            for (int column = 0; column < position.size(); column++) {
                if (position.at(row, column) == side && touchesEmpty(position, row, column)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static boolean touchesEmpty(Position position, int row, int column) {
        int end = position.size() - 1;
        for (int i = Math.max(0, row - 1); i <= Math.min(end, row + 1); i++) {
            for (int j = Math.max(0, column - 1); j <= Math.min(end, column + 1); j++) {
                if (position.at(i, j) == null) {
                    return true;
                }
            }
        }
        return false;
    }
}
