package dev.outflank.rules;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Move generation and flips on bitboards: boards of up to 64 squares as two {@code long}s, the mover's discs first. A
 * square is bit {@code 8·row + column}. Boards smaller than 8×8 occupy the top left corner of the same grid, so the same
 * code serves 4×4, 6×6 and 8×8; squares outside the board never hold a disc and {@link #squares(int)} masks them out of
 * the moves.
 *
 * <p>Two kernels compute the same values. The vector kernel is 1.9 times as fast in perft once the JVM has compiled it
 * and very slow before that, so a program starts on the scalar kernel; {@link #warmUpVectors} compiles the vector
 * kernel in the background and switches to it. The switch is a {@link MutableCallSite}: the JIT compiler treats its
 * value as a constant, drops the other kernel from the compiled code, and recompiles when the value changes. Threads
 * may see the switch at different times, which is harmless because the kernels agree on every value.
 *
 * @see <a href="https://www.chessprogramming.org/Bitboards">Bitboards</a>
 */
public final class Bitboard {
    /** Size of the largest board that fits into two longs. */
    public static final int MAX_BOARD_SIZE = 8;

    private static final String VECTOR_MODULE = "jdk.incubator.vector";

    private static final Duration MIN_WAIT = Duration.ofMillis(100);

    private static final MutableCallSite VECTORS_CALL_SITE =
            new MutableCallSite(MethodHandles.constant(boolean.class, false));
    private static final MethodHandle USES_VECTORS = VECTORS_CALL_SITE.dynamicInvoker();

    /**
     * Loads the module on first use. A JVM that is started with an incubator module makes little use of its AOT cache and
     * prints a warning.
     */
    private static final class VectorModule {
        static final boolean PRESENT =
                ModuleLayer.boot().findModule(VECTOR_MODULE).isPresent() || load();

        private static boolean load() {
            try {
                Class.forName("jdk.internal.module.Modules")
                        .getMethod("loadModule", String.class)
                        .invoke(null, VECTOR_MODULE);
                return true;
            } catch (ReflectiveOperationException e) {
                return false;
            }
        }
    }

    private Bitboard() {}

    /** The squares of a board of this size (4, 6 or 8) on the 8×8 grid. */
    public static long squares(int size) {
        long row = (1L << size) - 1;
        long squares = 0;
        for (int r = 0; r < size; r++) {
            squares |= row << 8 * r;
        }
        return squares;
    }

    /** The empty squares of the 8×8 grid where {@code own} has a legal move. */
    public static long moves(long own, long opp) {
        return usesVectors() ? VectorKernel.moves(own, opp) : ScalarKernel.moves(own, opp);
    }

    /** The discs of {@code opp} that are flipped when {@code own} plays at {@code bit}; 0 if the move is illegal. */
    public static long flips(long own, long opp, int bit) {
        return usesVectors() ? VectorKernel.flips(own, opp, bit) : ScalarKernel.flips(own, opp, bit);
    }

    /** Whether the vector kernel is in use. */
    public static boolean usesVectors() {
        try {
            return (boolean) USES_VECTORS.invokeExact();
        } catch (Throwable impossible) {
            throw new AssertionError("a constant cannot fail", impossible);
        }
    }

    /**
     * Whether this JVM has the module {@code jdk.incubator.vector}: it was started with it, or it lets this class load it,
     * which {@code --add-exports java.base/jdk.internal.module=ALL-UNNAMED} allows.
     */
    public static boolean hasVectorModule() {
        return VectorModule.PRESENT;
    }

    /** Selects the kernel immediately, for tests and benchmarks. Without the vector module the scalar kernel stays. */
    public static void useVectors(boolean on) {
        switchKernel(on && hasVectorModule());
    }

    /**
     * Compiles the vector kernel on a background thread, then switches to it. Without the vector module the thread ends
     * at once.
     *
     * @param others run before the switch, to compile other code that uses vectors after it
     * @return the thread, for benchmarks that join it before they measure
     */
    public static Thread warmUpVectors(Runnable... others) {
        return warmUpVectors(Duration.ZERO, others);
    }

    /**
     * As {@link #warmUpVectors(Runnable...)}, once this process has taken that much CPU time: one that ends before it
     * saves the warm-up.
     */
    public static Thread warmUpVectors(Duration cpuTime, Runnable... others) {
        return Thread.ofPlatform().daemon().name("vector-warm-up").start(() -> {
            awaitCpuTime(cpuTime);
            if (!usesVectors() && hasVectorModule()) {
                compileVectorKernel();
                for (Runnable other : others) {
                    other.run();
                }
                switchKernel(true);
            }
        });
    }

    private static void awaitCpuTime(Duration cpuTime) {
        Duration left = cpuTime;
        while (left.isPositive()) {
            // All cores together cannot take it sooner.
            long earliest = left.toNanos() / Runtime.getRuntime().availableProcessors();
            LockSupport.parkNanos(Math.max(earliest, MIN_WAIT.toNanos()));
            left = cpuTime.minus(
                    ProcessHandle.current().info().totalCpuDuration().orElse(cpuTime));
        }
    }

    private static void switchKernel(boolean on) {
        VECTORS_CALL_SITE.setTarget(MethodHandles.constant(boolean.class, on));
        MutableCallSite.syncAll(new MutableCallSite[] {VECTORS_CALL_SITE});
    }

    /** Calls both kernel methods often enough for the JVM's optimising compiler to consider them hot. */
    private static void compileVectorKernel() {
        long own = 0x0000000810000000L;
        long opp = 0x0000001008000000L;
        long seed = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < 40_000; i++) {
            long moves = VectorKernel.moves(own, opp);
            long flips = VectorKernel.flips(own, opp, Long.numberOfTrailingZeros(seed) & 63);
            seed = (seed ^ moves ^ flips) * 0xBF58476D1CE4E5B9L + i;
            long empty = Long.rotateLeft(seed, 17) & Long.rotateLeft(seed, 41);
            own = seed & ~empty;
            opp = ~seed & ~empty;
        }
    }
}
