package dev.outflank.engine.net;

import dev.outflank.engine.file.EngineFile;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.List;

/**
 * A neural network with one hidden layer.
 *
 * <ol>
 *   <li>Each of the 64 squares is in one of eight {@linkplain SquareState states}. Each state of each square has a row of
 *       {@value #HIDDEN} numbers. The 64 rows of a position are added.
 *   <li>Each of these sums is clamped to the range from 0 to 1, and squared. This is the hidden layer. Without this step,
 *       the score would be a sum over squares, each for itself.
 *   <li>The score is a weighted sum of the hidden layer, plus a constant. There is a set of weights for every number of
 *       empty squares.
 * </ol>
 *
 * <p>Numbers are whole multiples of a small unit, so that every machine and every programming language gets the same score.
 */
public final class SquareNetwork {
    /** The number of hidden units. */
    public static final int HIDDEN = 64;

    /** The number of rows: one per square and state. */
    public static final int ROW_COUNT = SquareState.SQUARES * SquareState.COUNT;

    /** The number of sets of output weights: one per number of empty squares. */
    public static final int OUTPUT_COUNT = 61;

    /** What 1 is in the hidden layer: 2 to the power of 10. */
    public static final int HIDDEN_ONE = 1024;

    /** Limit for the numbers of a row: the sum of 64 of them, each plus this limit, fits into 16 bits. */
    public static final int MAX_ROW_VALUE = Short.MAX_VALUE / SquareState.SQUARES;

    /** What one disc is in a score. */
    public static final int UNITS_PER_DISC = 64;

    /** Limit for output weights: the sum of 64 products fits into 32 bits. */
    public static final int MAX_OUTPUT_WEIGHT = (1 << 13) - 1;

    /** After squaring, 1 is 2 to the power of 20; shifted by 8 bits, it is 2 to the power of 12. */
    private static final int SQUARE_SHIFT = 8;

    private static final int PRODUCT_SHIFT = 12;

    /** How rows are packed: see {@link #pack}. */
    private static final int PACKED = 4;

    private static final int BITS = 16;
    private static final long MASK = (1 << BITS) - 1;
    private static final int OFFSET = MAX_ROW_VALUE;
    private static final int ROW_LENGTH = HIDDEN / PACKED;

    private static final int MAGIC = 0x4F534E31;
    private static final double ERROR_UNITS_PER_DISC = 1000;
    /** The end of a larger file is ignored. */
    private static final int MAX_BYTES = 1 << 20;

    private static final String RESOURCE = "net.bin";

    private final short[] rows;
    private final long[] packedRows;
    private final short[] outputWeights;
    private final short[] constants;
    private final short[] errors;

    private SquareNetwork(short[] rows, short[] outputWeights, short[] constants, short[] errors) {
        if (rows.length != ROW_COUNT * HIDDEN
                || outputWeights.length != OUTPUT_COUNT * HIDDEN
                || constants.length != OUTPUT_COUNT) {
            throw new IllegalArgumentException("the network has a wrong size");
        }
        if (exceeds(rows, MAX_ROW_VALUE) || exceeds(outputWeights, MAX_OUTPUT_WEIGHT)) {
            throw new IllegalArgumentException("a number of the network is too large");
        }
        this.rows = rows;
        this.packedRows = pack(rows);
        this.outputWeights = outputWeights;
        this.constants = constants;
        this.errors = errors;
    }

    private static boolean exceeds(short[] numbers, int max) {
        for (short number : numbers) {
            if (Math.abs(number) > max) {
                return true;
            }
        }
        return false;
    }

    /** Loads the network shipped with the engine at first use. */
    private static final class Holder {
        static final SquareNetwork SHIPPED = EngineFile.readShipped(SquareNetwork.class, RESOURCE, SquareNetwork::read);
    }

    /** The network shipped with the engine. */
    public static SquareNetwork shipped() {
        return Holder.SHIPPED;
    }

    /**
     * A network.
     *
     * @param rows the rows by square and state
     * @param outputWeights the output weights by number of empty squares
     * @param constants the constants by number of empty squares
     * @param errors the mean absolute error on test positions after each epoch of the training, in discs
     */
    public static SquareNetwork of(short[] rows, int[] outputWeights, int[] constants, List<Double> errors) {
        return new SquareNetwork(
                rows.clone(),
                shorts(outputWeights),
                shorts(constants),
                shorts(errors.stream()
                        .mapToInt(error -> (int) Math.round(error * ERROR_UNITS_PER_DISC))
                        .toArray()));
    }

    private static short[] shorts(int[] numbers) {
        short[] shorts = new short[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            shorts[i] = (short) Math.clamp(numbers[i], Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return shorts;
    }

    /** Stores the numbers of a position's 64 rows in an array. */
    public static void rows(long own, long opp, int[] target, int at) {
        int[] states = SquareState.of(own, opp);
        for (int square = 0; square < states.length; square++) {
            target[at + square] = square * SquareState.COUNT + states[square];
        }
    }

    /** The score for the side to move, in 1/{@value #UNITS_PER_DISC} disc. */
    public int score(long own, long opp) {
        long[] sums = sums(SquareState.of(own, opp));
        // A board that was set up by hand can have fewer discs than the start position.
        int empties = Math.min(Long.bitCount(~(own | opp)), OUTPUT_COUNT - 1);
        int total = 0;
        for (int unit = 0; unit < HIDDEN; unit++) {
            int sum = (int) (sums[unit / PACKED] >>> BITS * (unit % PACKED) & MASK) - SquareState.SQUARES * OFFSET;
            int clamped = Math.max(0, Math.min(sum, HIDDEN_ONE));
            total += outputWeights[empties * HIDDEN + unit] * (clamped * clamped >> SQUARE_SHIFT);
        }
        return (total >> PRODUCT_SHIFT) + constants[empties];
    }

    /** The sums of the packed rows of a position. Four rows are added at a time because that is faster. */
    private long[] sums(int[] states) {
        long[] sums = new long[ROW_LENGTH];
        for (int square = 0; square < SquareState.SQUARES; square += 4) {
            int first = (square * SquareState.COUNT + states[square]) * ROW_LENGTH;
            int second = ((square + 1) * SquareState.COUNT + states[square + 1]) * ROW_LENGTH;
            int third = ((square + 2) * SquareState.COUNT + states[square + 2]) * ROW_LENGTH;
            int fourth = ((square + 3) * SquareState.COUNT + states[square + 3]) * ROW_LENGTH;
            for (int i = 0; i < ROW_LENGTH; i++) {
                sums[i] +=
                        packedRows[first + i] + packedRows[second + i] + packedRows[third + i] + packedRows[fourth + i];
            }
        }
        return sums;
    }

    /** Packs four numbers into one of 64 bits, each plus an offset that makes it positive: they are added at once. */
    private static long[] pack(short[] rows) {
        long[] packed = new long[rows.length / PACKED];
        for (int i = 0; i < rows.length; i++) {
            packed[i / PACKED] |= (long) (rows[i] + OFFSET) << BITS * (i % PACKED);
        }
        return packed;
    }

    /** The mean absolute error on test positions after each epoch of the training, in discs. */
    public double[] errors() {
        double[] discs = new double[errors.length];
        for (int epoch = 0; epoch < errors.length; epoch++) {
            discs[epoch] = errors[epoch] / ERROR_UNITS_PER_DISC;
        }
        return discs;
    }

    /** Reads a network written by {@link #write}. */
    public static SquareNetwork read(InputStream in) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes(MAX_BYTES));
        if (bytes.capacity() < Integer.BYTES || bytes.getInt() != MAGIC) {
            throw new IOException("not a network of the player net");
        }
        ShortBuffer numbers = bytes.asShortBuffer();
        try {
            return new SquareNetwork(
                    take(numbers, ROW_COUNT * HIDDEN),
                    take(numbers, OUTPUT_COUNT * HIDDEN),
                    take(numbers, OUTPUT_COUNT),
                    take(numbers, numbers.remaining()));
        } catch (BufferUnderflowException e) {
            throw new IOException("the network is truncated", e);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static short[] take(ShortBuffer numbers, int count) {
        short[] taken = new short[count];
        numbers.get(taken);
        return taken;
    }

    /** Writes rows, output weights, constants and errors as numbers of 16 bits, the high byte first. */
    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(new BufferedOutputStream(out));
        data.writeInt(MAGIC);
        for (short[] numbers : new short[][] {rows, outputWeights, constants, errors}) {
            for (short number : numbers) {
                data.writeShort(number);
            }
        }
        data.flush();
    }
}
