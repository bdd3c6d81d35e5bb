package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The temporary files of this process: one folder in the system's temporary directory that no other user can enter. It
 * is deleted when the process ends. A process that is killed cannot do that, so each process first deletes the folders
 * of processes that no longer exist; a lock on a file in the folder shows that its process is alive.
 */
public final class Scratch {
    private static final Logger LOG = System.getLogger("outflank.arena");
    private static final String PREFIX = "outflank-";
    private static final String LOCK_NAME = "lock";
    private static final int MAX_DELETIONS = 5;

    private static @Nullable Path ownFolder;
    /** Open until the process ends, because closing it would release the lock. */
    @SuppressWarnings("unused")
    private static @Nullable FileChannel ownLock;

    private Scratch() {}

    /** The folder of this process, created on first use. */
    public static synchronized Path folder() throws IOException {
        if (ownFolder == null) {
            Path parent = Path.of(System.getProperty("java.io.tmpdir"));
            deleteLeftovers(parent);
            // Renamed after it is locked: until then, another process would take it for abandoned.
            Path unlocked = Files.createTempDirectory(parent, "new-" + PREFIX);
            FileChannel lock = lockFile(unlocked, StandardOpenOption.CREATE_NEW);
            lock.lock();
            letProgramsIn(unlocked);
            Path folder = Files.move(
                    unlocked,
                    unlocked.resolveSibling(unlocked.getFileName().toString().substring("new-".length())));
            ownLock = lock;
            ownFolder = folder;
            ArenaShutdown.atExit("delete-scratch", () -> deleteAtExit(folder));
        }
        return ownFolder;
    }

    /** Creates a folder with a unique name that begins with the given word. */
    public static Path createFolder(String name) throws IOException {
        return Files.createTempDirectory(folder(), name + "-");
    }

    /** Deletes a file or a folder with all it contains. */
    public static void delete(Path root) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException e) throws IOException {
                if (e != null) {
                    throw e;
                }
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** As root, programs run under other user ids but in one group of their own: that group may enter, not list. */
    private static void letProgramsIn(Path folder) throws IOException {
        if (Sandbox.isRoot()) {
            Files.setAttribute(folder, "unix:gid", UidLease.GROUP_ID);
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x---"));
        }
    }

    private static void deleteLeftovers(Path parent) throws IOException {
        Object self = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (Path folder : folders) {
                try {
                    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                            && Objects.equals(
                                    Files.getAttribute(folder, "unix:uid", LinkOption.NOFOLLOW_LINKS), self)) {
                        deleteIfAbandoned(folder);
                    }
                } catch (IOException e) {
                    LOG.log(Level.DEBUG, "the folder {0} of an earlier process is still there: {1}", folder, e);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void deleteIfAbandoned(Path folder) throws IOException {
        if (!Files.exists(folder.resolve(LOCK_NAME), LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (FileChannel file = lockFile(folder, StandardOpenOption.WRITE)) {
            @Nullable FileLock lock = file.tryLock();
            if (lock != null) {
                delete(folder);
            }
        } catch (OverlappingFileLockException ownedByThisProcess) {
            // A second class loader of this process uses it.
        }
    }

    private static FileChannel lockFile(Path folder, StandardOpenOption option) throws IOException {
        return FileChannel.open(folder.resolve(LOCK_NAME), StandardOpenOption.WRITE, option, LinkOption.NOFOLLOW_LINKS);
    }

    /** Tries again if another thread has just created a file. */
    private static void deleteAtExit(Path folder) {
        for (int attempt = 1; ; attempt++) {
            try {
                delete(folder);
                return;
            } catch (IOException e) {
                if (attempt == MAX_DELETIONS) {
                    LOG.log(Level.DEBUG, "the folder {0} could not be deleted: {1}", folder, e);
                    return;
                }
            }
        }
    }
}
