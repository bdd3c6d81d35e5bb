package dev.outflank.judge.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Files that only their owner may read: the data folder holds password hashes, submissions and marks. Nothing is
 * changed on a file system without POSIX permissions.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private PrivateFiles() {}

    /** Creates a folder, or makes an existing one private with all it contains; returns a sentence about changes. */
    public static Optional<String> restrict(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            Files.createDirectories(folder);
            setPermissions(folder, FOLDER);
            return Optional.empty();
        }
        List<Path> changed = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (!Files.isSymbolicLink(file)
                        && setPermissions(file, Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) ? FOLDER : FILE)) {
                    changed.add(file);
                }
            }
        }
        return changed.isEmpty()
                ? Optional.empty()
                : Optional.of("other users could read the data directory " + folder + "; it is now private ("
                        + changed.size() + (changed.size() == 1 ? " file or directory" : " files and directories")
                        + " changed to mode 600 or 700)");
    }

    /** Creates an empty private file, or makes an existing file private. */
    static void create(Path file) throws IOException {
        try {
            if (Files.getFileAttributeView(file.toAbsolutePath().getParent(), PosixFileAttributeView.class) == null) {
                return;
            }
            Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
        } catch (FileAlreadyExistsException e) {
            setPermissions(file, FILE);
        }
    }

    /** Removes all other permissions; returns whether there were any. */
    private static boolean setPermissions(Path file, Set<PosixFilePermission> permissions) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        try {
            if (view == null || permissions.containsAll(view.readAttributes().permissions())) {
                return false;
            }
            view.setPermissions(permissions);
            return true;
        } catch (NoSuchFileException deletedMeanwhile) {
            return false;
        }
    }
}
