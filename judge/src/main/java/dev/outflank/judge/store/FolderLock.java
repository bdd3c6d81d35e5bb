package dev.outflank.judge.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a second server out of a folder. The system frees it when the process ends, however it ends. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    static FolderLock acquire(Path folder) throws StoreException {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                return new FolderLock(channel);
            }
            channel.close();
        } catch (IOException e) {
            throw new StoreException("the folder " + folder + " cannot be used: " + e.getMessage(), e);
        }
        throw new StoreException(
                "another server runs on the folder " + folder + ": stop it first, or name another folder with --data");
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException e) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            System.getLogger("outflank.judge").log(System.Logger.Level.WARNING, "the lock could not be closed", e);
        }
    }
}
