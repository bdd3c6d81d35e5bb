package dev.outflank.engine.evaluation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What the {@link Patterns} are worth, in 1/{@value #DISC} disc for the mover, by phase of the game: a phase is
 * {@value #EMPTIES} numbers of empty squares. A table is unpacked when it is first needed, because a program that lives
 * for one move needs few of them.
 */
public final class PatternWeights {
    /** A disc. */
    public static final int DISC = 64;

    /** Numbers of empty squares in a phase. */
    public static final int EMPTIES = 2;

    public static final int PHASES = 60 / EMPTIES + 1;

    /** Tables of weights: one a phase, then one that only puts moves into an order. */
    public static final int TABLES = PHASES + 1;

    private static final int ORDERING = PHASES;

    /** Empty squares where a solver asks for it: a better order of moves would cost more time than it saves there. */
    private static final int ORDERING_FROM = 11;

    private static final int ORDERING_TO = 16;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F465737;

    /** Nothing scores as much as a game that is won with every square. */
    private static final int MOST = 62;

    /** The weights that this engine is shipped with. */
    private static final class Shipped {
        static final PatternWeights WEIGHTS = load();

        private static PatternWeights load() {
            try (InputStream in = PatternWeights.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("the evaluation's weights are missing: " + RESOURCE);
                }
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException("the evaluation's weights cannot be read", e);
            }
        }
    }

    /** A table, ready to be used. Its fields are final, so that threads may hand it to each other without locks. */
    private static final class Table {
        /** Steps of a disc in which sums become scores. */
        private static final int STEPS = 8;

        /** Of a sum; a shift, since a division would stay a call in searches, which are as large as the JIT takes. */
        private static final int STEP_BITS = Integer.numberOfTrailingZeros(DISC / STEPS);

        private static final int LARGEST = STEPS * Curve.LARGEST_SUM;

        /** By place. */
        private final short[] weights;

        /** By sum. */
        private final byte[] scores = new byte[2 * LARGEST + 1];

        Table(short[] weights, Curve curve) {
            this.weights = weights;
            for (int step = -LARGEST; step <= LARGEST; step++) {
                long score = Math.round(curve.of((step + 0.5) / STEPS));
                scores[step + LARGEST] = (byte) Math.clamp(score, -MOST, MOST);
            }
        }

        int score(int sum) {
            int step = sum >> STEP_BITS;
            return scores[Math.max(-LARGEST, Math.min(step, LARGEST)) + LARGEST];
        }
    }

    private final byte[][] packed;
    private final @Nullable Table[] tables = new Table[TABLES];
    private final List<Curve> curves;
    private final PredictionError error;

    private PatternWeights(byte[][] packed, List<Curve> curves, PredictionError error) {
        this.packed = packed;
        this.curves = curves;
        this.error = error;
    }

    /** Weights by table and place, whose sums are scores. */
    public static PatternWeights of(short[][] tables, PredictionError error) {
        byte[][] packed = new byte[TABLES][];
        for (int table = 0; table < TABLES; table++) {
            packed[table] = pack(tables[table]);
        }
        return new PatternWeights(packed, Collections.nCopies(PHASES, Curve.STRAIGHT), error);
    }

    /** What a table speaks about. */
    public static Scope scope(int table) {
        return table == ORDERING
                ? new Scope(ORDERING_FROM, ORDERING_TO, IntStream.of(Patterns.ORDERING).boxed().toList())
                : new Scope(
                        table * EMPTIES,
                        Math.min(60, table * EMPTIES + EMPTIES - 1),
                        IntStream.range(0, Patterns.SHAPES).boxed().toList());
    }

    public static PatternWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** The score, in discs for the mover, of the position with so many squares empty. */
    public int score(Words words, int empties) {
        Table table = table(empties / EMPTIES);
        return table.score(words.sum(table.weights, empties));
    }

    /**
     * About the same in 1/{@value #DISC} disc, by a quarter of the patterns and for few empty squares: good enough, and
     * quick enough, to choose which move to search first.
     */
    public int order(Words words, int empties) {
        return words.orderingSum(table(ORDERING).weights, empties);
    }

    /** The same, not rounded. */
    public double fine(Words words, int empties) {
        return curves.get(empties / EMPTIES).of(sum(words, empties));
    }

    /** What the curve of the phase makes a score of: the sum of the weights, in discs. */
    public double sum(Words words, int empties) {
        return words.sum(table(empties / EMPTIES).weights, empties) / (double) DISC;
    }

    /** How far searches with these weights miss each other. */
    public PredictionError error() {
        return error;
    }

    /** The same weights, with other errors. */
    public PatternWeights with(PredictionError other) {
        return new PatternWeights(packed, curves, other);
    }

    /** The same weights, with other curves, one a phase. */
    public PatternWeights with(List<Curve> others) {
        return new PatternWeights(packed, List.copyOf(others), error);
    }

    /** Reads what {@link #write} wrote. */
    public static PatternWeights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC || data.readInt() != PHASES || data.readInt() != Patterns.TABLE) {
            throw new IOException("these are not weights of this evaluation's patterns and phases");
        }
        PredictionError error =
                new PredictionError(data.readFloat(), data.readFloat(), data.readFloat(), data.readFloat());
        List<Curve> curves = new ArrayList<>();
        for (int phase = 0; phase < PHASES; phase++) {
            curves.add(new Curve(data.readFloat(), data.readFloat()));
        }
        byte[][] packed = new byte[TABLES][];
        for (int table = 0; table < TABLES; table++) {
            int length = data.readInt();
            packed[table] = data.readNBytes(length);
            if (packed[table].length < length) {
                throw new IOException("the weights end too early");
            }
        }
        return new PatternWeights(packed, curves, error);
    }

    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(PHASES);
        data.writeInt(Patterns.TABLE);
        data.writeFloat(error.limited());
        data.writeFloat(error.ofEmpty());
        data.writeFloat(error.ofDepth());
        data.writeFloat(error.full());
        for (Curve curve : curves) {
            data.writeFloat(curve.stretch());
            data.writeFloat(curve.bend());
        }
        for (byte[] table : packed) {
            data.writeInt(table.length);
            data.write(table);
        }
        data.flush();
    }

    private static byte[] pack(short[] table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out =
                new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            ByteBuffer plain = ByteBuffer.allocate(2 * Twins.COUNT).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().put(Twins.once(table));
            out.write(plain.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private Table table(int number) {
        Table table = tables[number];
        return table == null ? unpack(number) : table;
    }

    private synchronized Table unpack(int number) {
        Table known = tables[number];
        if (known != null) {
            return known;
        }
        short[] once = new short[Twins.COUNT];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed[number]))) {
            ByteBuffer plain = ByteBuffer.wrap(in.readNBytes(2 * Twins.COUNT)).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(once);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("table " + number + " of the weights is damaged", e);
        }
        Table unpacked =
                new Table(Twins.everywhere(once), number == ORDERING ? Curve.STRAIGHT : curves.get(number));
        tables[number] = unpacked;
        return unpacked;
    }
}
