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
    public static final int UNITS_PER_DISC = 64;

    /** Numbers of empty squares in a phase. */
    public static final int EMPTIES_PER_PHASE = 2;

    public static final int PHASE_COUNT = 60 / EMPTIES_PER_PHASE + 1;

    /** Tables of weights: one a phase, then one that only puts moves into an order. */
    public static final int TABLE_COUNT = PHASE_COUNT + 1;

    private static final int ORDERING_TABLE = PHASE_COUNT;

    /** Empty squares where a solver asks for it: a better order of moves would cost more time than it saves there. */
    private static final int MIN_ORDERING_EMPTIES = 11;

    private static final int MAX_ORDERING_EMPTIES = 16;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F465737;

    /** Nothing scores as much as a game that is won with every square. */
    private static final int MAX_SCORE = 62;

    /** The weights that this engine is shipped with. */
    private static final class ShippedHolder {
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
    private static final class WeightTable {
        /** Steps of a disc in which sums become scores. */
        private static final int STEPS_PER_DISC = 8;

        /** Of a sum; a shift, since a division would stay a call in searches, which are as large as the JIT takes. */
        private static final int STEP_SHIFT = Integer.numberOfTrailingZeros(UNITS_PER_DISC / STEPS_PER_DISC);

        private static final int MAX_STEP = STEPS_PER_DISC * ScoreCalibration.MAX_SUM;

        /** By place. */
        private final short[] weights;

        /** By sum. */
        private final byte[] scores = new byte[2 * MAX_STEP + 1];

        WeightTable(short[] weights, ScoreCalibration calibration) {
            this.weights = weights;
            for (int step = -MAX_STEP; step <= MAX_STEP; step++) {
                long score = Math.round(calibration.apply((step + 0.5) / STEPS_PER_DISC));
                scores[step + MAX_STEP] = (byte) Math.clamp(score, -MAX_SCORE, MAX_SCORE);
            }
        }

        int score(int sum) {
            int step = sum >> STEP_SHIFT;
            return scores[Math.max(-MAX_STEP, Math.min(step, MAX_STEP)) + MAX_STEP];
        }
    }

    private final byte[][] packed;
    private final @Nullable WeightTable[] tables = new WeightTable[TABLE_COUNT];
    private final List<ScoreCalibration> calibrations;
    private final ProbCutError probCutError;

    private PatternWeights(byte[][] packed, List<ScoreCalibration> calibrations, ProbCutError probCutError) {
        this.packed = packed;
        this.calibrations = calibrations;
        this.probCutError = probCutError;
    }

    /** Weights by table and place, whose sums are scores. */
    public static PatternWeights of(short[][] tables, ProbCutError probCutError) {
        byte[][] packed = new byte[TABLE_COUNT][];
        for (int table = 0; table < TABLE_COUNT; table++) {
            packed[table] = pack(tables[table]);
        }
        return new PatternWeights(packed, Collections.nCopies(PHASE_COUNT, ScoreCalibration.IDENTITY), probCutError);
    }

    /** What a table speaks about. */
    public static WeightTableScope scope(int table) {
        return table == ORDERING_TABLE
                ? new WeightTableScope(
                        MIN_ORDERING_EMPTIES,
                        MAX_ORDERING_EMPTIES,
                        IntStream.of(Patterns.ORDERING_SHAPES).boxed().toList())
                : new WeightTableScope(
                        table * EMPTIES_PER_PHASE,
                        Math.min(60, table * EMPTIES_PER_PHASE + EMPTIES_PER_PHASE - 1),
                        IntStream.range(0, Patterns.SHAPE_COUNT).boxed().toList());
    }

    public static PatternWeights shipped() {
        return ShippedHolder.WEIGHTS;
    }

    /** The score, in discs for the mover, of the position with so many squares empty. */
    public int score(PatternIndices indices, int empties) {
        WeightTable table = table(empties / EMPTIES_PER_PHASE);
        return table.score(indices.sum(table.weights, empties));
    }

    /**
     * About the same in 1/{@value #DISC} disc, by a quarter of the patterns and for few empty squares: good enough, and
     * quick enough, to choose which move to search first.
     */
    public int orderingScore(PatternIndices indices, int empties) {
        return indices.orderingSum(table(ORDERING_TABLE).weights, empties);
    }

    /** The same, not rounded. */
    public double unroundedScore(PatternIndices indices, int empties) {
        return calibrations.get(empties / EMPTIES_PER_PHASE).apply(sum(indices, empties));
    }

    /** What the curve of the phase makes a score of: the sum of the weights, in discs. */
    public double sum(PatternIndices indices, int empties) {
        return indices.sum(table(empties / EMPTIES_PER_PHASE).weights, empties) / (double) UNITS_PER_DISC;
    }

    /** How far searches with these weights miss each other. */
    public ProbCutError probCutError() {
        return probCutError;
    }

    /** The same weights, with other errors. */
    public PatternWeights with(ProbCutError other) {
        return new PatternWeights(packed, calibrations, other);
    }

    /** The same weights, with other curves, one a phase. */
    public PatternWeights with(List<ScoreCalibration> others) {
        return new PatternWeights(packed, List.copyOf(others), probCutError);
    }

    /** Reads what {@link #write} wrote. */
    public static PatternWeights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC || data.readInt() != PHASE_COUNT || data.readInt() != Patterns.TABLE_SIZE) {
            throw new IOException("these are not weights of this evaluation's patterns and phases");
        }
        ProbCutError probCutError =
                new ProbCutError(data.readFloat(), data.readFloat(), data.readFloat(), data.readFloat());
        List<ScoreCalibration> calibrations = new ArrayList<>();
        for (int phase = 0; phase < PHASE_COUNT; phase++) {
            calibrations.add(new ScoreCalibration(data.readFloat(), data.readFloat()));
        }
        byte[][] packed = new byte[TABLE_COUNT][];
        for (int table = 0; table < TABLE_COUNT; table++) {
            int length = data.readInt();
            packed[table] = data.readNBytes(length);
            if (packed[table].length < length) {
                throw new IOException("the weights end too early");
            }
        }
        return new PatternWeights(packed, calibrations, probCutError);
    }

    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(PHASE_COUNT);
        data.writeInt(Patterns.TABLE_SIZE);
        data.writeFloat(probCutError.base());
        data.writeFloat(probCutError.perEmpty());
        data.writeFloat(probCutError.perDepth());
        data.writeFloat(probCutError.endgame());
        for (ScoreCalibration calibration : calibrations) {
            data.writeFloat(calibration.linear());
            data.writeFloat(calibration.cubic());
        }
        for (byte[] table : packed) {
            data.writeInt(table.length);
            data.write(table);
        }
        data.flush();
    }

    private static byte[] pack(short[] table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            ByteBuffer plain =
                    ByteBuffer.allocate(2 * MirrorSymmetry.WEIGHT_COUNT).order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().put(MirrorSymmetry.compact(table));
            out.write(plain.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private WeightTable table(int number) {
        WeightTable table = tables[number];
        return table == null ? unpack(number) : table;
    }

    private synchronized WeightTable unpack(int number) {
        WeightTable known = tables[number];
        if (known != null) {
            return known;
        }
        short[] compact = new short[MirrorSymmetry.WEIGHT_COUNT];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed[number]))) {
            ByteBuffer plain = ByteBuffer.wrap(in.readNBytes(2 * MirrorSymmetry.WEIGHT_COUNT))
                    .order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(compact);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("table " + number + " of the weights is damaged", e);
        }
        WeightTable unpacked = new WeightTable(
                MirrorSymmetry.expand(compact),
                number == ORDERING_TABLE ? ScoreCalibration.IDENTITY : calibrations.get(number));
        tables[number] = unpacked;
        return unpacked;
    }
}
