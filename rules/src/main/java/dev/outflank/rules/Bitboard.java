package dev.outflank.rules;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/**
 * Boards of up to 64 squares as two {@code long}s, the mover's discs first. Bit {@code 8·row + column}: boards smaller
 * than 8×8 lie in the top left corner of the same grid, so that one code serves 4×4, 6×6 and 8×8; what lies
 * outside holds no disc and is masked out of the moves by {@link #squares(int)}.
 *
 * <p>Two kernels compute the same values. The vector kernel is twice as fast once the JVM has compiled it and very slow
 * before that, so a program starts on the scalar one; {@link #warmUpVectors} compiles the other in the background and
 * switches over. The switch is a mutable call site: compiled code holds its value as a constant, without a trace of
 * the other kernel, and is compiled anew when it turns. Readers need not agree on when that is, since both kernels
 * agree on every value.
 */
public final class Bitboard {
    /** The largest board that fits two longs. */
    public static final int MAX_BOARD_SIZE = 8;

    private static final String VECTOR_MODULE = "jdk.incubator.vector";

    private static final MutableCallSite VECTORS_CALL_SITE =
            new MutableCallSite(MethodHandles.constant(boolean.class, false));
    private static final MethodHandle USES_VECTORS = VECTORS_CALL_SITE.dynamicInvoker();

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

    /** Empty squares of the 8×8 grid where {@code own} may move. */
    public static long moves(long own, long opp) {
        return usesVectors() ? VectorKernel.moves(own, opp) : ScalarKernel.moves(own, opp);
    }

    /** The discs of {@code opp} that {@code own} turns by playing at {@code bit}; 0 if the move is illegal. */
    public static long flips(long own, long opp, int bit) {
        return usesVectors() ? VectorKernel.flips(own, opp, bit) : ScalarKernel.flips(own, opp, bit);
    }

    /** Whether moves and flips are now computed by vectors. */
    public static boolean usesVectors() {
        try {
            return (boolean) USES_VECTORS.invokeExact();
        } catch (Throwable impossible) {
            throw new AssertionError("a constant cannot fail", impossible);
        }
    }

    /** Whether this JVM was started with the module that vectors need. */
    public static boolean hasVectorModule() {
        return ModuleLayer.boot().findModule(VECTOR_MODULE).isPresent();
    }

    /** Chooses the kernel at once; for tests and benchmarks. Without the module, vectors stay off. */
    public static void useVectors(boolean on) {
        switchKernel(on && hasVectorModule());
    }

    /**
     * Compiles the vector kernel on a thread of its own, then switches to it. Returns that thread, which a benchmark
     * joins before it measures; it has nothing to do where the module is missing.
     *
     * @param others compile what else is to use vectors after the switch
     */
    public static Thread warmUpVectors(Runnable... others) {
        return Thread.ofPlatform().daemon().name("vector-warm-up").start(() -> {
            if (hasVectorModule()) {
                compileVectorKernel();
                for (Runnable other : others) {
                    other.run();
                }
                switchKernel(true);
            }
        });
    }

    private static void switchKernel(boolean on) {
        VECTORS_CALL_SITE.setTarget(MethodHandles.constant(boolean.class, on));
        MutableCallSite.syncAll(new MutableCallSite[] {VECTORS_CALL_SITE});
    }

    /** Plays both kernel methods often enough for the JVM's optimising compiler to take them as hot. */
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
