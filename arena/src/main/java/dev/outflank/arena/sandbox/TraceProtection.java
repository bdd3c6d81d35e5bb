package dev.outflank.arena.sandbox;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Keeps programs that run under this process's own user id from tracing it, reading its memory, and writing to its open
 * files through /proc: a program could otherwise write into the marker's output. See prctl(2), PR_SET_DUMPABLE.
 */
final class TraceProtection {
    private static final int PR_SET_DUMPABLE = 4;

    private TraceProtection() {}

    @SuppressWarnings("restricted") // The launcher permits native access; there is no other way to call prctl.
    static void enable() {
        Linker linker = Linker.nativeLinker();
        MethodHandle prctl = linker.downcallHandle(
                linker.defaultLookup().findOrThrow("prctl"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG),
                Linker.Option.firstVariadicArg(1));
        try {
            int result = (int) prctl.invokeExact(PR_SET_DUMPABLE, 0L);
            if (result != 0) {
                throw new IllegalStateException("prctl(PR_SET_DUMPABLE) returned " + result);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("prctl cannot be called: " + e, e);
        }
    }
}
