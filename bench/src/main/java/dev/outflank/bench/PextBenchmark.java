package dev.outflank.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The alternative to what {@code bench evaluation} measures: pattern indices are extracted from the boards (PEXT) instead of updated
 * incrementally. The numbers of patterns and squares and the table sizes are the same; the weights are random.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PextBenchmark {
    private static final int SHAPES = 16;
    private static final int PATTERNS = 4 * SHAPES;
    private static final int SQUARES = 10;
    private static final int INDICES = 59_049;
    private static final int POSITIONS = 256;

    /** Number of consecutive positions that differ in few discs, as those after the moves of one position do. */
    private static final int SIMILAR_POSITIONS = 8;

    private final long[] masks = new long[PATTERNS];
    private final int[] ternary = new int[1 << SQUARES];
    private final short[] table = new short[SHAPES * INDICES];
    private final long[] own = new long[POSITIONS];
    private final long[] opp = new long[POSITIONS];

    @Setup
    public void positions() {
        SplittableRandom random = new SplittableRandom(1);
        for (int bits = 1; bits < ternary.length; bits++) {
            ternary[bits] = 3 * ternary[bits >> 1] + (bits & 1);
        }
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            while (Long.bitCount(masks[pattern]) < SQUARES) {
                masks[pattern] |= 1L << random.nextInt(64);
            }
        }
        for (int i = 0; i < table.length; i++) {
            table[i] = (short) random.nextInt();
        }
        for (int i = 0; i < POSITIONS; i++) {
            long discs = i % SIMILAR_POSITIONS == 0 ? random.nextLong() : own[i - 1] | opp[i - 1];
            long flips = 3L << random.nextInt(64);
            long colours = i % SIMILAR_POSITIONS == 0 ? random.nextLong() : own[i - 1] ^ flips;
            own[i] = discs & colours;
            opp[i] = discs & ~colours;
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int evaluate() {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            for (int pattern = 0; pattern < PATTERNS; pattern++) {
                long mask = masks[pattern];
                int index = ternary[(int) Long.compress(own[i], mask)] + 2 * ternary[(int) Long.compress(opp[i], mask)];
                sum += table[(pattern >> 2) * INDICES + index];
            }
        }
        return sum;
    }
}
