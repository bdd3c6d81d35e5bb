package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Exclusive use of a user id by one running program, so that the kernel counts its processes separately. All arena
 * processes on the machine share the range: a lock on a file marks an id as leased, and ends with the process.
 */
final class UidLease implements AutoCloseable {
    private static final int FIRST_UID = 60_000;
    private static final int MAX_LEASES = 5_000;
    private static final Path LOCK_FOLDER = Path.of("/run/outflank");
    private static final BitSet LEASED = new BitSet();

    private final int number;
    private final FileChannel file;

    private UidLease(int number, FileChannel file) {
        this.number = number;
        this.file = file;
    }

    static UidLease acquire() throws IOException {
        synchronized (LEASED) {
            Files.createDirectories(
                    LOCK_FOLDER, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            for (int number = LEASED.nextClearBit(0); number < MAX_LEASES; number = LEASED.nextClearBit(number + 1)) {
                FileChannel file = FileChannel.open(
                        LOCK_FOLDER.resolve("slot-" + number), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                @Nullable FileLock lock = file.tryLock();
                if (lock != null) {
                    LEASED.set(number);
                    return new UidLease(number, file);
                }
                file.close();
            }
        }
        throw new IOException("all " + MAX_LEASES + " user ids for programs are in use");
    }

    int uid() {
        return FIRST_UID + number;
    }

    @Override
    public void close() throws IOException {
        synchronized (LEASED) {
            file.close();
            LEASED.clear(number);
        }
    }
}
