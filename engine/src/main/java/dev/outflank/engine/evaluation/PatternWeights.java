package dev.outflank.engine.evaluation;

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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The weights of the {@link Patterns}, in 1/{@value #UNITS_PER_DISC} disc for the side to move, one table per phase of
 * the game ({@value #EMPTIES_PER_PHASE} numbers of empty squares), and a score calibration per number of empty squares. A
 * table is decompressed on first use, because a
 * process that plays a single move needs only a few of them.
 */
public final class PatternWeights implements Evaluation {
    /** Weight units per disc. */
    public static final int UNITS_PER_DISC = 64;

    /** Numbers of empty squares per phase. */
    public static final int EMPTIES_PER_PHASE = 2;

    /** The number of phases. */
    public static final int PHASE_COUNT = 60 / EMPTIES_PER_PHASE + 1;

    /** The number of score calibrations: one per number of empty squares. */
    public static final int CALIBRATION_COUNT = 61;

    /** The number of weight tables: one per phase, and one for move ordering. */
    public static final int TABLE_COUNT = PHASE_COUNT + 1;

    private static final int ORDERING_TABLE = PHASE_COUNT;

    /** Range of empty squares for which the ordering table is trained: there a full evaluation costs more than it saves. */
    private static final int MIN_ORDERING_EMPTIES = 11;

    private static final int MAX_ORDERING_EMPTIES = 16;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F465738;

    /** Limit for estimates, below the score of a game won by 64 discs. */
    private static final int MAX_SCORE = 62;

    /** Loads the weights shipped with the engine on first use. */
    private static final class ShippedHolder {
        static final PatternWeights WEIGHTS =
                EngineFile.readShipped(PatternWeights.class, RESOURCE, PatternWeights::read);
    }

    /** A decompressed table. Its fields are final, so threads can share it without locks. */
    private static final class WeightTable {
        /** Resolution of the score table. */
        private static final int STEPS_PER_DISC = 8;

        /** Converts a sum to a step. A shift keeps the method small enough for the JIT compiler to inline. */
        private static final int STEP_SHIFT = Integer.numberOfTrailingZeros(UNITS_PER_DISC / STEPS_PER_DISC);

        private static final int MAX_STEP = STEPS_PER_DISC * ScoreCalibration.MAX_SUM;

        /** Number of scores per number of empty squares. */
        private static final int STRIDE = 2 * MAX_STEP + 1;

        /** Weights by pattern index. */
        private final short[] weights;

        /** Scores by number of empty squares in the phase and by step of the sum. */
        private final byte[] scores;

        /** @param calibrations one per number of empty squares in the phase */
        WeightTable(short[] weights, List<ScoreCalibration> calibrations) {
            this.weights = weights;
            scores = new byte[calibrations.size() * STRIDE];
            for (int i = 0; i < calibrations.size(); i++) {
                for (int step = -MAX_STEP; step <= MAX_STEP; step++) {
                    long score = Math.round(calibrations.get(i).apply((step + 0.5) / STEPS_PER_DISC));
                    scores[i * STRIDE + step + MAX_STEP] = (byte) Math.clamp(score, -MAX_SCORE, MAX_SCORE);
                }
            }
        }

        int score(int sum, int empties) {
            int step = sum >> STEP_SHIFT;
            return scores[
                    empties % EMPTIES_PER_PHASE * STRIDE + Math.max(-MAX_STEP, Math.min(step, MAX_STEP)) + MAX_STEP];
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

    /** Weights by table and index, without score calibration. */
    public static PatternWeights of(short[][] tables, ProbCutError probCutError) {
        byte[][] packed = new byte[TABLE_COUNT][];
        for (int table = 0; table < TABLE_COUNT; table++) {
            packed[table] = pack(tables[table]);
        }
        return new PatternWeights(
                packed, Collections.nCopies(CALIBRATION_COUNT, ScoreCalibration.IDENTITY), probCutError);
    }

    /** The positions and shapes that a table covers. */
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

    /** The weights shipped with the engine. */
    public static PatternWeights shipped() {
        return ShippedHolder.WEIGHTS;
    }

    /** The score, in discs for the side to move, of the position with {@code empties} empty squares. */
    public int score(PatternIndices indices, int empties) {
        WeightTable table = table(empties / EMPTIES_PER_PHASE);
        return table.score(indices.sum(table.weights, empties), empties);
    }

    /**
     * An approximate score in 1/{@value #UNITS_PER_DISC} disc from a quarter of the patterns: accurate and fast enough
     * for move ordering near the end of the game.
     */
    public int orderingScore(PatternIndices indices, int empties) {
        return indices.orderingSum(table(ORDERING_TABLE).weights, empties);
    }

    /** As {@link #score}, not rounded. */
    public double unroundedScore(PatternIndices indices, int empties) {
        return calibrations.get(empties).apply(sum(indices, empties));
    }

    /** The sum of the weights in discs, before score calibration. */
    public double sum(PatternIndices indices, int empties) {
        return indices.sum(table(empties / EMPTIES_PER_PHASE).weights, empties) / (double) UNITS_PER_DISC;
    }

    @Override
    public Evaluator newEvaluator() {
        return new PatternEvaluator(this);
    }

    @Override
    public ProbCutError probCutError() {
        return probCutError;
    }

    @Override
    public PatternWeights with(ProbCutError other) {
        return new PatternWeights(packed, calibrations, other);
    }

    @Override
    public PatternWeights plusConstants(double[] discs) {
        return with(IntStream.range(0, CALIBRATION_COUNT)
                .mapToObj(empties -> calibrations.get(empties).plus(discs[empties]))
                .toList());
    }

    /** These weights with other score calibrations, one per number of empty squares. */
    public PatternWeights with(List<ScoreCalibration> others) {
        return new PatternWeights(packed, List.copyOf(others), probCutError);
    }

    /** Reads weights written by {@link #write}. */
    public static PatternWeights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC || data.readInt() != PHASE_COUNT || data.readInt() != Patterns.TABLE_SIZE) {
            throw new IOException("not weights for this version's patterns and phases");
        }
        ProbCutError probCutError =
                new ProbCutError(data.readFloat(), data.readFloat(), data.readFloat(), data.readFloat());
        List<ScoreCalibration> calibrations = new ArrayList<>();
        for (int empties = 0; empties < CALIBRATION_COUNT; empties++) {
            calibrations.add(new ScoreCalibration(data.readFloat(), data.readFloat(), data.readFloat()));
        }
        byte[][] packed = new byte[TABLE_COUNT][];
        for (int table = 0; table < TABLE_COUNT; table++) {
            int length = data.readInt();
            packed[table] = data.readNBytes(length);
            if (packed[table].length < length) {
                throw new IOException("the weights are truncated");
            }
        }
        return new PatternWeights(packed, calibrations, probCutError);
    }

    @Override
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
            data.writeFloat(calibration.constant());
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
        WeightTable existing = tables[number];
        if (existing != null) {
            return existing;
        }
        short[] compact = new short[MirrorSymmetry.WEIGHT_COUNT];
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed[number]))) {
            ByteBuffer plain = ByteBuffer.wrap(in.readNBytes(2 * MirrorSymmetry.WEIGHT_COUNT))
                    .order(ByteOrder.LITTLE_ENDIAN);
            plain.asShortBuffer().get(compact);
        } catch (IOException | BufferUnderflowException e) {
            throw new IllegalStateException("table " + number + " of the weights is corrupt", e);
        }
        int first = number * EMPTIES_PER_PHASE;
        WeightTable unpacked = new WeightTable(
                MirrorSymmetry.expand(compact),
                number == ORDERING_TABLE
                        ? List.of()
                        : calibrations.subList(first, Math.min(CALIBRATION_COUNT, first + EMPTIES_PER_PHASE)));
        tables[number] = unpacked;
        return unpacked;
    }
}
