package dev.outflank.bench;

import dev.outflank.rules.Bitboard;
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

/** Move and flip generation on random boards, with each kernel. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "--add-modules=jdk.incubator.vector")
public class BitboardBenchmark {
    private static final int BOARDS = 1024;

    @Param({"false", "true"})
    public boolean vectors;

    private final long[] own = new long[BOARDS];
    private final long[] opp = new long[BOARDS];
    private int next;

    @Setup
    public void boards() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < BOARDS; i++) {
            long filled = random.nextLong();
            own[i] = filled & random.nextLong();
            opp[i] = filled & ~own[i];
        }
        Bitboard.useVectors(vectors);
    }

    @Benchmark
    public long moves() {
        int i = next++ & BOARDS - 1;
        return Bitboard.moves(own[i], opp[i]);
    }

    @Benchmark
    public long flips() {
        int i = next++ & BOARDS - 1;
        return Bitboard.flips(own[i], opp[i], Long.numberOfTrailingZeros(~(own[i] | opp[i])));
    }
}
