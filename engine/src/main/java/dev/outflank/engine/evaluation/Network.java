package dev.outflank.engine.evaluation;

import dev.outflank.engine.file.EngineFile;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A neural network over {@link NetworkPatterns}. Each pattern contributes a row of {@value #HIDDEN} numbers, chosen by its
 * contents and the stage of the game; the sum of the rows is the hidden layer, clamped to the range from 0 to 1. The
 * products of its first half with its second half are multiplied by the output weights of the number of empty squares. All
 * arithmetic is in integers, so that results are the same on every machine.
 */
public final class Network implements Evaluation {
    /** The number of hidden units. */
    public static final int HIDDEN = 16;

    /** The number of products of two hidden units. */
    public static final int PRODUCTS = HIDDEN / 2;

    /** The number of sets of output weights: one per number of empty squares. */
    public static final int OUTPUT_COUNT = 61;

    /** Maximum number of empty squares of the second stage of the game. */
    private static final int MAX_LATE_EMPTIES = 31;

    /** The number of rows: each of the two stages of the game has its own. */
    public static final int ROW_COUNT = 2 * NetworkPatterns.ROW_COUNT;

    /** What 1 is in the hidden layer. */
    public static final int HIDDEN_ONE = 1024;

    /** Limit for the numbers of a row: a sum of rows fits into 16 bits. */
    public static final int MAX_ROW_VALUE = Short.MAX_VALUE / NetworkPatterns.COUNT;

    /** A row is this many longs of four numbers each. */
    static final int ROW_LONGS = HIDDEN / 4;

    /** The sum of what the numbers of all rows were raised by. */
    static final int SUM_BIAS = NetworkPatterns.COUNT * MAX_ROW_VALUE;

    /** Output units per disc. */
    public static final int UNITS_PER_DISC = 64;

    /** Limit for output weights: a sum of products fits into 32 bits. */
    public static final int MAX_OUTPUT_WEIGHT = (1 << 14) - 1;

    /** Products of hidden units are shifted by this; so 1 becomes 2 to the power of {@link #OUTPUT_SHIFT}. */
    static final int PRODUCT_SHIFT = 8;

    static final int OUTPUT_SHIFT = 12;

    /** Limit for estimates, below the score of a game won by 64 discs. */
    private static final int MAX_SCORE = 62;

    /** The number of longs of the rows that are read at once. */
    private static final int READ_LONGS = 1 << 13;

    private static final String RESOURCE = "network.bin";
    private static final int MAGIC = 0x4F464E32;

    /** Loads the network shipped with the engine on first use. */
    private static final class ShippedHolder {
        static final Network NETWORK = EngineFile.readShipped(Network.class, RESOURCE, Network::read);
    }

    /**
     * The rows, one after the other. Their numbers are raised by {@link #MAX_ROW_VALUE}, so that none is negative: then an
     * addition of longs adds four numbers at once.
     */
    final long[] rows;

    /** The output weights by number of empty squares. */
    final int[] outputWeights;

    /** The constant of the output by number of empty squares, in 1/{@value #UNITS_PER_DISC} disc. */
    private final int[] constants;

    private final ProbCutError probCutError;

    private Network(long[] rows, int[] outputWeights, int[] constants, ProbCutError probCutError) {
        this.rows = rows;
        this.outputWeights = outputWeights;
        this.constants = constants;
        this.probCutError = probCutError;
    }

    /** The network shipped with the engine. */
    public static Network shipped() {
        return ShippedHolder.NETWORK;
    }

    /**
     * A network.
     *
     * @param rows the rows of all patterns
     * @param outputWeights the output weights by number of empty squares
     * @param constants the constant of the output by number of empty squares
     */
    public static Network of(short[] rows, int[] outputWeights, int[] constants, ProbCutError probCutError) {
        if (rows.length != ROW_COUNT * HIDDEN
                || outputWeights.length != OUTPUT_COUNT * PRODUCTS
                || constants.length != OUTPUT_COUNT) {
            throw new IllegalArgumentException("the network has a wrong size");
        }
        long[] packed = new long[ROW_COUNT * ROW_LONGS];
        for (int i = 0; i < rows.length; i++) {
            check(rows[i], MAX_ROW_VALUE);
            packed[i / 4] |= (long) (rows[i] + MAX_ROW_VALUE) << 16 * (i % 4);
        }
        for (int weight : outputWeights) {
            check(weight, MAX_OUTPUT_WEIGHT);
        }
        return new Network(packed, outputWeights.clone(), constants.clone(), probCutError);
    }

    private static void check(int value, int max) {
        if (Math.abs(value) > max) {
            throw new IllegalArgumentException("a number of the network is above " + max + ": " + value);
        }
    }

    /** Compiles the vector code of all networks. */
    public static void warmUpVectors() {
        VectorNetwork.warmUp();
    }

    @Override
    public Evaluator newEvaluator() {
        return new NetworkEvaluator(this);
    }

    @Override
    public ProbCutError probCutError() {
        return probCutError;
    }

    /** This network with other constants, in 1/{@value #UNITS_PER_DISC} disc by number of empty squares. */
    @Override
    public Network plusConstants(double[] discs) {
        int[] changed = constants.clone();
        for (int empties = 0; empties < OUTPUT_COUNT; empties++) {
            changed[empties] += (int) Math.round(discs[empties] * UNITS_PER_DISC);
        }
        return new Network(rows, outputWeights, changed, probCutError);
    }

    @Override
    public Network with(ProbCutError error) {
        return new Network(rows, outputWeights, constants, error);
    }

    /** The first row of the stage of the game with this number of empty squares. */
    public static int firstRow(int empties) {
        return empties > MAX_LATE_EMPTIES ? 0 : NetworkPatterns.ROW_COUNT;
    }

    /** The score in units, for the sum of output weights times products. */
    int units(int sum, int empties) {
        return (sum >> OUTPUT_SHIFT) + constants[empties];
    }

    /** The score in whole discs. */
    static int discs(int units) {
        int rounded = units + UNITS_PER_DISC / 2 >> 6;
        return Math.max(-MAX_SCORE, Math.min(rounded, MAX_SCORE));
    }

    /** Reads a network written by {@link #write}. */
    public static Network read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC || data.readInt() != ROW_COUNT || data.readInt() != HIDDEN) {
            throw new IOException("not a network for this version's patterns");
        }
        ProbCutError error = new ProbCutError(data.readFloat(), data.readFloat(), data.readFloat(), data.readFloat());
        int[] constants = new int[OUTPUT_COUNT];
        int[] outputWeights = new int[OUTPUT_COUNT * PRODUCTS];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = data.readShort();
        }
        for (int i = 0; i < outputWeights.length; i++) {
            outputWeights[i] = data.readShort();
        }
        long[] rows = new long[ROW_COUNT * ROW_LONGS];
        try (InflaterInputStream inflated = new InflaterInputStream(data)) {
            // In pieces: all bytes at once would take as much memory again, twice.
            byte[] piece = new byte[READ_LONGS * Long.BYTES];
            LongBuffer longs =
                    ByteBuffer.wrap(piece).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
            for (int at = 0; at < rows.length; at += READ_LONGS) {
                int count = Math.min(READ_LONGS, rows.length - at);
                if (inflated.readNBytes(piece, 0, count * Long.BYTES) < count * Long.BYTES) {
                    throw new IOException("the network is truncated");
                }
                longs.get(0, rows, at, count);
            }
        }
        return new Network(rows, outputWeights, constants, error);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(ROW_COUNT);
        data.writeInt(HIDDEN);
        data.writeFloat(probCutError.base());
        data.writeFloat(probCutError.perEmpty());
        data.writeFloat(probCutError.perDepth());
        data.writeFloat(probCutError.endgame());
        for (int constant : constants) {
            data.writeShort(constant);
        }
        for (int weight : outputWeights) {
            data.writeShort(weight);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflated = new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            ByteBuffer plain = ByteBuffer.allocate(Long.BYTES * rows.length).order(ByteOrder.LITTLE_ENDIAN);
            plain.asLongBuffer().put(rows);
            deflated.write(plain.array());
        }
        data.write(bytes.toByteArray());
        data.flush();
    }
}
