package dev.outflank.bench;

import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
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

/** Evaluation as in a search: updates the pattern indices of a position for each of its moves and computes the score. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "--add-modules=jdk.incubator.vector")
public class EvaluationBenchmark {
    /** All moves of about 200 positions. */
    private static final int MOVES = 2048;

    private static final int EMPTIES = 30;

    private final PatternWeights weights = PatternWeights.shipped();
    private final PatternIndices[] patternIndices = new PatternIndices[MOVES];
    private final int[] squares = new int[MOVES];
    private final long[] flips = new long[MOVES];

    @Setup
    public void positions() {
        Bitboard.useVectors(true);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < MOVES; ) {
            Position position = Position.start(8);
            while (position.empties() > EMPTIES && !position.isOver()) {
                int mobility = position.mobility();
                position = position.play(mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility)));
            }
            Colour mover = position.toMove();
            long own = position.bits(mover);
            long opp = position.bits(mover.other());
            PatternIndices indices = new PatternIndices();
            indices.set(own, opp);
            for (long m = Bitboard.moves(own, opp); m != 0 && i < MOVES; m &= m - 1, i++) {
                patternIndices[i] = indices;
                squares[i] = Long.numberOfTrailingZeros(m);
                flips[i] = Bitboard.flips(own, opp, squares[i]);
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public int evaluate() {
        int sum = 0;
        for (int i = 0; i < MOVES; i++) {
            patternIndices[i].play(EMPTIES, squares[i], flips[i]);
            sum += weights.score(patternIndices[i], EMPTIES - 1);
        }
        return sum;
    }
}
