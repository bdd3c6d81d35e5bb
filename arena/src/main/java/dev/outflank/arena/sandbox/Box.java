package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/**
 * A program's command and its folder. In the sandbox, the folder is mounted read-only at /box, and the program sees no
 * other files except those of the system. Without the sandbox, it is the working directory.
 */
public record Box(Path folder, List<String> command) {
    /** Path of the folder inside the sandbox. */
    public static final String MOUNT_POINT = "/box";

    private static final long MAX_BYTES = 512L << 20;

    public Box {
        command = List.copyOf(command);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("the command is empty; expected at least a program");
        }
    }

    /**
     * Copies the files that a command names into a new folder: every argument that is the path of a file or directory
     * outside the system directories. These arguments are replaced by their paths inside the sandbox.
     */
    public static Box pack(List<String> command, Path workingFolder) throws IOException {
        Path folder = createFolder();
        List<String> inside = new ArrayList<>();
        for (int i = 0; i < command.size(); i++) {
            String argument = command.get(i);
            boolean program = i == 0;
            inside.add(
                    isUserPath(argument, program, workingFolder)
                            ? MOUNT_POINT + "/" + copy(workingFolder.resolve(argument), folder, i)
                            : argument);
        }
        return new Box(folder, inside);
    }

    /** Creates a folder that every program can enter, inside a folder that other users of the machine cannot. */
    public static Path createFolder() throws IOException {
        return setPermissions(Scratch.createFolder("box"), "rwxr-xr-x");
    }

    /** Writes a file into the folder, readable by the program. */
    public static Path writeFile(Path folder, String name, byte[] bytes, boolean executable) throws IOException {
        Path file = folder.resolve(name).normalize();
        if (!file.startsWith(folder) || file.equals(folder)) {
            throw new IOException("the file " + name + " is outside its box");
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

    /** Deletes a folder created by {@link #createFolder}. */
    public static void deleteFolder(Path folder) throws IOException {
        if (!folder.startsWith(Scratch.folder())) {
            throw new IllegalArgumentException(folder + " was not created by createFolder");
        }
        Scratch.delete(folder);
    }

    private static boolean isUserPath(String argument, boolean program, Path workingFolder) {
        if (argument.isEmpty() || argument.startsWith("-") || (program && !argument.contains("/"))) {
            return false;
        }
        Path path = workingFolder.resolve(argument).normalize();
        boolean system = List.of("/usr", "/bin", "/sbin", "/lib", "/etc", "/proc", "/dev", "/sys").stream()
                .anyMatch(path::startsWith);
        return !system && path.getNameCount() > 0 && Files.exists(path);
    }

    /**
     * Copies a file or directory; a second one of the same name goes into a subfolder named after its argument's index.
     * Symbolic links inside a directory are skipped, because a submitted link could point to a secret.
     */
    private static String copy(Path from, Path folder, int index) throws IOException {
        String name = from.normalize().getFileName().toString();
        if (Files.exists(folder.resolve(name))) {
            name = index + "/" + name;
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
                throw new IOException(from + " is larger than the " + (MAX_BYTES >> 20) + " MB that a box may contain");
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
