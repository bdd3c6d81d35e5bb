package dev.outflank.engine.large;

import dev.outflank.engine.file.EngineFile;
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
 * Weights of patterns and scalar features for boards above 8×8, by phase of the game, which is the fraction of the board
 * that is empty. The score of a position is their sum multiplied by the board size, in discs for the side to move. A
 * phase is decompressed when it is first needed.
 */
public final class LargeWeights {
    /** Number of phases; between two of them, weights are interpolated. */
    public static final int PHASE_COUNT = 10;

    /** Stored pattern weights are multiplied by this. */
    public static final int WEIGHT_SCALE = 1024;

    public static final int PATTERN_WEIGHT_COUNT = PatternShape.WEIGHT_COUNT;

    public static final int FEATURE_COUNT = ScalarFeatures.COUNT;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F464C31;

    /** Number of steps of a game for which interpolated weights are cached. */
    private static final int INTERPOLATION_STEPS = 4 * PHASE_COUNT;

    /** Loads the weights shipped with the engine at first use. */
    private static final class Holder {
        static final LargeWeights WEIGHTS = EngineFile.readShipped(LargeWeights.class, RESOURCE, LargeWeights::read);
    }

    /** The weights at one step of a game. */
    static final class PhaseWeights {
        private final short[] patternWeights;
        private final float[] featureWeights;

        PhaseWeights(short[] patternWeights, float[] featureWeights) {
            this.patternWeights = patternWeights;
            this.featureWeights = featureWeights;
        }

        short[] patternWeights() {
            return patternWeights;
        }

        float[] featureWeights() {
            return featureWeights;
        }
    }

    private final byte[][] compressed;
    private final float[][] featureWeights;
    private final @Nullable PhaseWeights[] interpolated = new PhaseWeights[INTERPOLATION_STEPS];

    private LargeWeights(byte[][] compressed, float[][] featureWeights) {
        this.compressed = compressed;
        this.featureWeights = featureWeights;
    }

    /** Creates weights from tables by phase; pattern weights are multiplied by {@link #WEIGHT_SCALE}. */
    public static LargeWeights of(short[][] patternWeights, float[][] featureWeights) {
        byte[][] compressed = new byte[PHASE_COUNT][];
        for (int phase = 0; phase < PHASE_COUNT; phase++) {
            compressed[phase] = compress(patternWeights[phase]);
        }
        return new LargeWeights(compressed, featureWeights);
    }

    /**
     * Simple weights for the first self-play games: a corner is worth ten moves, and discs count at the end. Weights
     * learned from those games replace them.
     */
    public static LargeWeights handcrafted() {
        short[] patternWeights = new short[PATTERN_WEIGHT_COUNT];
        for (int index = 0; index < PatternShape.CORNER_3X3.indexCount; index++) {
            patternWeights[PatternShape.CORNER_3X3.offset() + index] = (short) (WEIGHT_SCALE * (index % 3 - 1));
        }
        float[][] featureWeights = new float[PHASE_COUNT][FEATURE_COUNT];
        for (float[] phase : featureWeights) {
            phase[ScalarFeatures.MOBILITY_OVER_SIZE] = 1.6f;
            phase[ScalarFeatures.DISCS_OVER_SIZE] = 0.1f;
            phase[ScalarFeatures.LOG_DISCS] = 0.5f;
        }
        featureWeights[0][ScalarFeatures.DISCS_OVER_SIZE] = 1;
        short[][] everyPhase = new short[PHASE_COUNT][];
        Arrays.fill(everyPhase, patternWeights);
        return of(everyPhase, featureWeights);
    }

    public static LargeWeights shipped() {
        return Holder.WEIGHTS;
    }

    /** Weight of a phase, from 0 to 1, at a fraction of empty squares. */
    public static double interpolationWeight(int phase, double emptyFraction) {
        double distance = Math.abs(Math.clamp(emptyFraction * PHASE_COUNT - 0.5, 0, PHASE_COUNT - 1) - phase);
        return Math.max(0, 1 - distance);
    }

    /** The weights for a number of empty squares on a board of a size. */
    PhaseWeights at(int empties, int size) {
        int step = Math.min(INTERPOLATION_STEPS - 1, empties * INTERPOLATION_STEPS / (size * size));
        PhaseWeights cached = interpolated[step];
        if (cached == null) {
            cached = interpolate(step);
            interpolated[step] = cached;
        }
        return cached;
    }

    private PhaseWeights interpolate(int step) {
        double emptyFraction = (step + 0.5) / INTERPOLATION_STEPS;
        double at = Math.clamp(emptyFraction * PHASE_COUNT - 0.5, 0, PHASE_COUNT - 1);
        int lower = Math.min(PHASE_COUNT - 2, (int) at);
        float part = (float) (at - lower);
        short[] patternWeights = decompress(lower);
        short[] other = decompress(lower + 1);
        for (int i = 0; i < patternWeights.length; i++) {
            patternWeights[i] = (short) Math.round(patternWeights[i] + part * (other[i] - patternWeights[i]));
        }
        float[] featuresAtStep = new float[FEATURE_COUNT];
        for (int i = 0; i < FEATURE_COUNT; i++) {
            featuresAtStep[i] =
                    featureWeights[lower][i] + part * (featureWeights[lower + 1][i] - featureWeights[lower][i]);
        }
        return new PhaseWeights(patternWeights, featuresAtStep);
    }

    /** Reads weights written by {@link #write}. */
    public static LargeWeights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC
                || data.readInt() != PHASE_COUNT
                || data.readInt() != PATTERN_WEIGHT_COUNT
                || data.readInt() != FEATURE_COUNT) {
            throw new IOException(
                    "not a weights file for large boards, or one with other patterns, features or phases");
        }
        byte[][] compressed = new byte[PHASE_COUNT][];
        float[][] featureWeights = new float[PHASE_COUNT][FEATURE_COUNT];
        for (int phase = 0; phase < PHASE_COUNT; phase++) {
            for (int i = 0; i < FEATURE_COUNT; i++) {
                featureWeights[phase][i] = data.readFloat();
            }
            int length = data.readInt();
            compressed[phase] = data.readNBytes(length);
            if (compressed[phase].length < length) {
                throw new IOException("the weights file is truncated");
            }
        }
        return new LargeWeights(compressed, featureWeights);
    }

    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(PHASE_COUNT);
        data.writeInt(PATTERN_WEIGHT_COUNT);
        data.writeInt(FEATURE_COUNT);
        for (int phase = 0; phase < PHASE_COUNT; phase++) {
            for (float weight : featureWeights[phase]) {
                data.writeFloat(weight);
            }
            data.writeInt(compressed[phase].length);
            data.write(compressed[phase]);
        }
        data.flush();
    }

    private static byte[] compress(short[] patternWeights) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            ByteBuffer plain = ByteBuffer.allocate(2 * PATTERN_WEIGHT_COUNT).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().put(patternWeights);
            out.write(plain.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private short[] decompress(int phase) {
        short[] patternWeights = new short[PATTERN_WEIGHT_COUNT];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(compressed[phase]))) {
            ByteBuffer plain =
                    ByteBuffer.wrap(in.readNBytes(2 * PATTERN_WEIGHT_COUNT)).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(patternWeights);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("the weights of phase " + phase + " are damaged", e);
        }
        return patternWeights;
    }
}
