package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Exclusive use of a numbered thing of the machine: a user id, a processor core. As root, all arena processes on the
 * machine share the numbers: a lock on a file marks one as leased, and ends with the process. Other users share them
 * within one process.
 */
final class MachineLease implements AutoCloseable {
    private static final Path LOCK_FOLDER = Path.of("/run/outflank");
    private static final Map<String, BitSet> LEASED = new HashMap<>();

    private final BitSet leased;
    private final int number;
    private final @Nullable FileChannel file;

    private MachineLease(BitSet leased, int number, @Nullable FileChannel file) {
        this.leased = leased;
        this.number = number;
        this.file = file;
    }

    /** Leases one of the numbers 0 to {@code count} - 1; empty if all are in use. */
    static Optional<MachineLease> acquire(String kind, int count) throws IOException {
        synchronized (LEASED) {
            BitSet leased = LEASED.computeIfAbsent(kind, _ -> new BitSet());
            for (int number = leased.nextClearBit(0); number < count; number = leased.nextClearBit(number + 1)) {
                if (!Sandbox.isRoot()) {
                    leased.set(number);
                    return Optional.of(new MachineLease(leased, number, null));
                }
                @Nullable FileChannel file = lock(kind + "-" + number);
                if (file != null) {
                    leased.set(number);
                    return Optional.of(new MachineLease(leased, number, file));
                }
            }
        }
        return Optional.empty();
    }

    private static @Nullable FileChannel lock(String name) throws IOException {
        Files.createDirectories(
                LOCK_FOLDER, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        FileChannel file =
                FileChannel.open(LOCK_FOLDER.resolve(name), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        @Nullable FileLock lock = file.tryLock();
        if (lock == null) {
            file.close();
            return null;
        }
        return file;
    }

    int number() {
        return number;
    }

    @Override
    public void close() throws IOException {
        synchronized (LEASED) {
            if (file != null) {
                file.close();
            }
            leased.clear(number);
        }
    }
}
