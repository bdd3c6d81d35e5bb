package dev.outflank.judge.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A lock on a data folder against a second server. The operating system releases it when the process ends. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    static FolderLock acquire(Path folder) throws StoreException {
        try {
            if (!Files.exists(folder)) {
                PrivateFiles.restrict(folder);
            }
            PrivateFiles.create(folder.resolve("lock"));
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                return new FolderLock(channel);
            }
            channel.close();
        } catch (IOException e) {
            throw new StoreException("the data folder " + folder + " cannot be used: " + e.getMessage(), e);
        }
        throw new StoreException(
                "another server is using the folder " + folder + ": stop it, or choose another folder with --data");
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
            System.getLogger("outflank.judge")
                    .log(System.Logger.Level.WARNING, "the lock of the data folder could not be released", e);
        }
    }
}
