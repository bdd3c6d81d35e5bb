package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The mounted control group file systems, from /proc/self/mounts. */
final class CgroupMounts {
    /** A mounted hierarchy; in version 1, the mount options name its controllers. */
    record Mount(Path path, boolean unified, Set<String> options) {}

    private CgroupMounts() {}

    static List<Mount> read() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/mounts")).stream()
                .map(line -> line.split(" "))
                .filter(field -> field.length > 3 && (field[2].equals("cgroup") || field[2].equals("cgroup2")))
                .map(field -> new Mount(Path.of(field[1]), field[2].equals("cgroup2"), Set.of(field[3].split(","))))
                .toList();
    }
}
