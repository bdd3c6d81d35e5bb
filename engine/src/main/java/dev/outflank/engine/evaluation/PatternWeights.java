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
    private static final int MAGIC = 0x4F465735;

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

    /** The weights of a phase by place. Its field is final, so that threads may hand it to each other without locks. */
    private static final class Table {
        private final short[] weights;

        Table(short[] weights) {
            this.weights = weights;
        }
    }

    private final byte[][] packed;
    private final @Nullable Table[] tables = new Table[PHASES];
    private final PredictionError error;

    private PatternWeights(byte[][] packed, PredictionError error) {
        this.packed = packed;
        this.error = error;
    }

    /** PatternWeights by phase and place. */
    public static PatternWeights of(short[][] tables, PredictionError error) {
        byte[][] packed = new byte[PHASES][];
        for (int phase = 0; phase < PHASES; phase++) {
            packed[phase] = pack(tables[phase]);
        }
        return new PatternWeights(packed, error);
    }

    public static PatternWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** The score, in discs for the mover, of the position with so many squares empty. */
    public int score(Words words, int empties) {
        return Math.clamp(fine(words, empties) + DISC / 2 >> 6, -MOST, MOST);
    }

    /** The same in fractions of a disc. */
    public int fine(Words words, int empties) {
        Table table = tables[empties / EMPTIES];
        if (table == null) {
            table = unpack(empties / EMPTIES);
        }
        return words.sum(table.weights, empties);
    }

    /** How far searches with these weights miss each other. */
    public PredictionError error() {
        return error;
    }

    /** The same weights, with other errors. */
    public PatternWeights with(PredictionError other) {
        return new PatternWeights(packed, other);
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
        for (int phase = 0; phase < PHASES; phase++) {
            int length = data.readInt();
            packed[phase] = data.readNBytes(length);
            if (packed[phase].length < length) {
                throw new IOException("the weights end too early");
            }
        }
        return new PatternWeights(packed, error);
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
        for (byte[] phase : packed) {
            data.writeInt(phase.length);
            data.write(phase);
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
        Table unpacked = new Table(Twins.everywhere(once));
        tables[phase] = unpacked;
        return unpacked;
    }
}
