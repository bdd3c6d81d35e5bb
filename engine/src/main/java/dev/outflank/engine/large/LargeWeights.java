package dev.outflank.engine.large;

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
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * What shapes and traits are worth on boards above 8×8, by phase of the game: the share of the board that is empty. A
 * position's score is their sum, times the size of the board, in discs for the mover. Phases are unpacked when they are
 * first needed.
 */
public final class LargeWeights {
    /** Phases known; between two of them weights are mixed. */
    public static final int PHASES = 10;

    /** A shape's weight of 1. */
    public static final int ONE = 1024;

    /** The number of weights of shapes and of traits. */
    public static final int SHAPES = Shape.TABLE;

    public static final int TRAITS = Traits.COUNT;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F464C31;

    /** So finely is the game divided when weights are mixed. */
    private static final int STEPS = 4 * PHASES;

    /** The weights that this engine is shipped with. */
    private static final class Shipped {
        static final LargeWeights WEIGHTS = load();

        private static LargeWeights load() {
            try (InputStream in = LargeWeights.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("the large boards' weights are missing: " + RESOURCE);
                }
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException("the large boards' weights cannot be read", e);
            }
        }
    }

    /** The weights of one moment of a game. */
    static final class Moment {
        private final short[] shapes;
        private final float[] traits;

        Moment(short[] shapes, float[] traits) {
            this.shapes = shapes;
            this.traits = traits;
        }

        short[] shapes() {
            return shapes;
        }

        float[] traits() {
            return traits;
        }
    }

    private final byte[][] packed;
    private final float[][] traits;
    private final @Nullable Moment[] moments = new Moment[STEPS];

    private LargeWeights(byte[][] packed, float[][] traits) {
        this.packed = packed;
        this.traits = traits;
    }

    /** Weights by phase: those of shapes in parts of {@link #ONE}. */
    public static LargeWeights of(short[][] shapes, float[][] traits) {
        byte[][] packed = new byte[PHASES][];
        for (int phase = 0; phase < PHASES; phase++) {
            packed[phase] = pack(shapes[phase]);
        }
        return new LargeWeights(packed, traits);
    }

    /**
     * A rule of thumb to play the first games with: ten moves more are worth a corner, and at the end discs count. What
     * is learned from those games replaces it.
     */
    public static LargeWeights ruleOfThumb() {
        short[] shapes = new short[SHAPES];
        for (int index = 0; index < Shape.CORNER.indices; index++) {
            shapes[Shape.CORNER.offset() + index] = (short) (ONE * (index % 3 - 1));
        }
        float[][] traits = new float[PHASES][TRAITS];
        for (float[] phase : traits) {
            phase[Traits.MOBILITY_BY_LINE] = 1.6f;
            phase[Traits.DISCS_BY_LINE] = 0.1f;
            phase[Traits.SAFETY] = 0.5f;
        }
        traits[0][Traits.DISCS_BY_LINE] = 1;
        short[][] everyPhase = new short[PHASES][];
        Arrays.fill(everyPhase, shapes);
        return of(everyPhase, traits);
    }

    public static LargeWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /** How much a phase says about a position with this share of the board empty, 0 to 1. */
    public static double nearness(int phase, double share) {
        double distance = Math.abs(Math.clamp(share * PHASES - 0.5, 0, PHASES - 1) - phase);
        return Math.max(0, 1 - distance);
    }

    /** The weights when so many squares of a board are empty. */
    Moment at(int empties, int size) {
        int step = Math.min(STEPS - 1, empties * STEPS / (size * size));
        Moment known = moments[step];
        if (known == null) {
            known = mix(step);
            moments[step] = known;
        }
        return known;
    }

    private Moment mix(int step) {
        double share = (step + 0.5) / STEPS;
        double at = Math.clamp(share * PHASES - 0.5, 0, PHASES - 1);
        int lower = Math.min(PHASES - 2, (int) at);
        float part = (float) (at - lower);
        short[] shapes = unpack(lower);
        short[] other = unpack(lower + 1);
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = (short) Math.round(shapes[i] + part * (other[i] - shapes[i]));
        }
        float[] mixed = new float[TRAITS];
        for (int i = 0; i < TRAITS; i++) {
            mixed[i] = traits[lower][i] + part * (traits[lower + 1][i] - traits[lower][i]);
        }
        return new Moment(shapes, mixed);
    }

    /** Reads what {@link #write} wrote. */
    public static LargeWeights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC
                || data.readInt() != PHASES
                || data.readInt() != SHAPES
                || data.readInt() != TRAITS) {
            throw new IOException("these are not weights of the large boards' shapes, traits and phases");
        }
        byte[][] packed = new byte[PHASES][];
        float[][] traits = new float[PHASES][TRAITS];
        for (int phase = 0; phase < PHASES; phase++) {
            for (int i = 0; i < TRAITS; i++) {
                traits[phase][i] = data.readFloat();
            }
            int length = data.readInt();
            packed[phase] = data.readNBytes(length);
            if (packed[phase].length < length) {
                throw new IOException("the weights end too early");
            }
        }
        return new LargeWeights(packed, traits);
    }

    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(PHASES);
        data.writeInt(SHAPES);
        data.writeInt(TRAITS);
        for (int phase = 0; phase < PHASES; phase++) {
            for (float weight : traits[phase]) {
                data.writeFloat(weight);
            }
            data.writeInt(packed[phase].length);
            data.write(packed[phase]);
        }
        data.flush();
    }

    private static byte[] pack(short[] shapes) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out =
                new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            ByteBuffer plain = ByteBuffer.allocate(2 * SHAPES).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().put(shapes);
            out.write(plain.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private short[] unpack(int phase) {
        short[] shapes = new short[SHAPES];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed[phase]))) {
            ByteBuffer plain = ByteBuffer.wrap(in.readNBytes(2 * SHAPES)).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(shapes);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("the weights of phase " + phase + " are damaged", e);
        }
        return shapes;
    }
}
