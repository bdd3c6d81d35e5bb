package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A program's command and the folder it sees. Sandboxed, the folder is all of the machine's files that it sees besides
 * the system, read-only and under the name /box; otherwise it is the folder it is started in.
 */
public record Box(Path folder, List<String> command) {
    /** Where the folder is inside the sandbox. */
    public static final String MOUNT_POINT = "/box";

    private static final long MAX_BYTES = 512L << 20;
    /** Folders that nobody has discarded yet: they go when we go. */
    private static final Set<Path> FOLDERS = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Box::deleteAllFolders, "end of all boxes"));
    }

    public Box {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("a command needs at least a program");
        }
    }

    /**
     * Copies what a command names, and nothing else, into a new folder: every word that is the path of a file or folder
     * outside the system. The words become paths inside the sandbox.
     */
    public static Box pack(List<String> command, Path workingFolder) throws IOException {
        Path folder = createFolder();
        List<String> inside = new ArrayList<>();
        for (int i = 0; i < command.size(); i++) {
            String word = command.get(i);
            boolean program = i == 0;
            inside.add(
                    isOwnPath(word, program, workingFolder)
                            ? MOUNT_POINT + "/" + copy(workingFolder.resolve(word), folder, i)
                            : word);
        }
        return new Box(folder, inside);
    }

    /** A new folder that programs of every slot can enter, but whose name only its owner can find. */
    public static Path createFolder() throws IOException {
        Path parent = Files.createTempDirectory("outflank-");
        Path folder = parent.resolve("box");
        FOLDERS.add(folder);
        setPermissions(parent, "rwx--x--x");
        return setPermissions(Files.createDirectory(folder), "rwxr-xr-x");
    }

    /** Puts a file into the folder, readable for its program. */
    public static Path writeFile(Path folder, String name, byte[] bytes, boolean executable) throws IOException {
        Path file = folder.resolve(name).normalize();
        if (!file.startsWith(folder) || file.equals(folder)) {
            throw new IOException("a file of a box must be inside it, not " + name);
        }
        Path parent = folder;
        for (Path step : folder.relativize(file)) {
            if (!parent.equals(folder)) {
                setPermissions(Files.createDirectories(parent), "rwxr-xr-x");
            }
            parent = parent.resolve(step);
        }
        return setPermissions(Files.write(file, bytes), executable ? "rwxr-xr-x" : "rw-r--r--");
    }

    /** Deletes a folder made by {@link #createFolder}. */
    public static void deleteFolder(Path folder) throws IOException {
        if (!FOLDERS.remove(folder)) {
            throw new IllegalArgumentException(folder + " was not made for a box");
        }
        Files.walkFileTree(folder.getParent(), new SimpleFileVisitor<>() {
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

    private static void deleteAllFolders() {
        for (Path folder : FOLDERS) {
            try {
                deleteFolder(folder);
            } catch (IOException e) {
                System.getLogger("outflank.arena")
                        .log(Level.ERROR, "the folder {0} could not be deleted: {1}", folder, e.getMessage());
            }
        }
    }

    private static boolean isOwnPath(String word, boolean program, Path workingFolder) {
        if (word.isEmpty() || word.startsWith("-") || (program && !word.contains("/"))) {
            return false;
        }
        Path path = workingFolder.resolve(word).normalize();
        boolean system = List.of("/usr", "/bin", "/sbin", "/lib", "/etc", "/proc", "/dev", "/sys").stream()
                .anyMatch(path::startsWith);
        return !system && path.getNameCount() > 0 && Files.exists(path);
    }

    /**
     * Copies a file or a folder; words with the same file name are kept apart by their place. Links inside a folder are
     * left out: a handed-in link to a secret would have us copy the secret.
     */
    private static String copy(Path from, Path folder, int place) throws IOException {
        String name = from.normalize().getFileName().toString();
        if (Files.exists(folder.resolve(name))) {
            name = place + "/" + name;
        }
        long size = 0;
        List<Path> files;
        try (var walk = Files.walk(from)) {
            files = walk.filter(file -> file.equals(from) || Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(Files::isRegularFile)
                    .toList();
        }
        if (Files.isDirectory(from)) {
            setPermissions(Files.createDirectories(folder.resolve(name)), "rwxr-xr-x");
        }
        for (Path file : files) {
            size += Files.size(file);
            if (size > MAX_BYTES) {
                throw new IOException(from + " is larger than the " + (MAX_BYTES >> 20) + " MB a box may hold");
            }
            String inside = Files.isDirectory(from) ? name + "/" + from.relativize(file) : name;
            writeFile(folder, inside, Files.readAllBytes(file), Files.isExecutable(file));
        }
        return name;
    }

    private static Path setPermissions(Path path, String permissions) throws IOException {
        return Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
