package dev.outflank.bench;

import dev.outflank.rules.LargeBitboard;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Move and flip generation on random boards larger than 8×8. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LargeBitboardBenchmark {
    private static final int BOARDS = 256;

    @Param({"10", "16", "26"})
    public int size;

    private final long[][] own = new long[BOARDS][];
    private final long[][] opp = new long[BOARDS][];
    private long[] result = {};
    private int next;

    @Setup
    public void boards() {
        SplittableRandom random = new SplittableRandom(1);
        long row = (1L << size) - 1;
        for (int i = 0; i < BOARDS; i++) {
            own[i] = new long[size];
            opp[i] = new long[size];
            for (int r = 0; r < size; r++) {
                long filled = random.nextLong() & row;
                own[i][r] = filled & random.nextLong();
                opp[i][r] = filled & ~own[i][r];
            }
            // The square for which flips are computed must be empty.
            own[i][size / 2] &= ~1L;
            opp[i][size / 2] &= ~1L;
        }
        result = new long[size];
    }

    @Benchmark
    public int moves() {
        int i = next++ & BOARDS - 1;
        return LargeBitboard.moves(own[i], opp[i], size, result);
    }

    @Benchmark
    public int flips() {
        int i = next++ & BOARDS - 1;
        return LargeBitboard.flips(own[i], opp[i], size, size / 2, 0, result);
    }
}
