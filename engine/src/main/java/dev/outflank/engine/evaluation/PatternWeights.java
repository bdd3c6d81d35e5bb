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
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What the {@link Patterns} are worth, in 1/{@value #DISC} disc for the mover, by phase of the game: a phase is
 * {@value #EMPTIES} numbers of empty squares. A phase is unpacked when it is first needed, because a program that lives for
 * one move needs few of them.
 */
public final class PatternWeights {
    /** A disc. */
    public static final int DISC = 64;

    /** Numbers of empty squares in a phase. */
    public static final int EMPTIES = 2;

    public static final int PHASES = 60 / EMPTIES + 1;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F465736;

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

    /** A phase, ready to be used. Its fields are final, so that threads may hand it to each other without locks. */
    private static final class Table {
        /** Steps of a disc in which sums become scores. */
        private static final int STEPS = 8;

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
            return scores[Math.clamp(Math.floorDiv(sum, DISC / STEPS), -LARGEST, LARGEST) + LARGEST];
        }
    }

    private final byte[][] packed;
    private final @Nullable Table[] tables = new Table[PHASES];
    private final List<Curve> curves;
    private final PredictionError error;

    private PatternWeights(byte[][] packed, List<Curve> curves, PredictionError error) {
        this.packed = packed;
        this.curves = curves;
        this.error = error;
    }

    /** PatternWeights by phase and place, whose sums are scores. */
    public static PatternWeights of(short[][] tables, PredictionError error) {
        byte[][] packed = new byte[PHASES][];
        for (int phase = 0; phase < PHASES; phase++) {
            packed[phase] = pack(tables[phase]);
        }
        return new PatternWeights(packed, Collections.nCopies(PHASES, Curve.STRAIGHT), error);
    }

    public static PatternWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** The score, in discs for the mover, of the position with so many squares empty. */
    public int score(Words words, int empties) {
        Table table = table(empties / EMPTIES);
        return table.score(words.sum(table.weights, empties));
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
        byte[][] packed = new byte[PHASES][];
        List<Curve> curves = new ArrayList<>();
        for (int phase = 0; phase < PHASES; phase++) {
            curves.add(new Curve(data.readFloat(), data.readFloat()));
            int length = data.readInt();
            packed[phase] = data.readNBytes(length);
            if (packed[phase].length < length) {
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
        for (int phase = 0; phase < PHASES; phase++) {
            data.writeFloat(curves.get(phase).stretch());
            data.writeFloat(curves.get(phase).bend());
            data.writeInt(packed[phase].length);
            data.write(packed[phase]);
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

    private Table table(int phase) {
        Table table = tables[phase];
        return table == null ? unpack(phase) : table;
    }

    private synchronized Table unpack(int phase) {
        Table known = tables[phase];
        if (known != null) {
            return known;
        }
        short[] once = new short[Twins.COUNT];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed[phase]))) {
            ByteBuffer plain = ByteBuffer.wrap(in.readNBytes(2 * Twins.COUNT)).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(once);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("the weights of phase " + phase + " are damaged", e);
        }
        Table unpacked = new Table(Twins.everywhere(once), curves.get(phase));
        tables[phase] = unpacked;
        return unpacked;
    }
}
