package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Cgroup names of the form PID-NUMBER, which identify the groups that a killed arena process left behind. */
final class CgroupNames {
    private static final AtomicLong COUNT = new AtomicLong();
    private static final long OWN = ProcessHandle.current().pid();

    private CgroupNames() {}

    static String next() {
        return OWN + "-" + COUNT.incrementAndGet();
    }

    /** Groups below this directory whose arena process no longer exists. */
    static List<String> orphans(Path base) throws IOException {
        try (var children = Files.list(base)) {
            return children.filter(Files::isDirectory)
                    .map(child -> child.getFileName().toString())
                    .filter(name -> name.matches("[0-9]+-[0-9]+"))
                    .filter(name -> !Files.exists(Path.of("/proc", name.substring(0, name.indexOf('-')))))
                    .toList();
        }
    }
}
