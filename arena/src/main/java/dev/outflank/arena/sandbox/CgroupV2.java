package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A version 2 control group. Groups are created below the root of the hierarchy if it is writable (as root), otherwise
 * below the arena's own group if that is delegated (a service or scope with {@code Delegate=yes}).
 */
final class CgroupV2 implements Cgroup {
    private static final String BASE = "outflank";
    /** Version 2 allows processes only in leaf groups, so the arena moves itself into this one. */
    private static final String ARENA_LEAF = "outflank-arena";

    private static final String PROCS_FILE = "cgroup.procs";

    private final Path path;
    private final KernelCounter usage;

    private CgroupV2(Path path) throws IOException {
        this.path = path;
        this.usage = new KernelCounter(path.resolve("cpu.stat"));
    }

    static Optional<Cgroups> detect(List<CgroupMounts.Mount> mounts, List<String> reasons) {
        Optional<Path> mount = mounts.stream()
                .filter(CgroupMounts.Mount::unified)
                .map(CgroupMounts.Mount::path)
                .findFirst();
        if (mount.isEmpty()) {
            reasons.add("version 2 is not mounted");
            return Optional.empty();
        }
        try {
            Path own = mount.get().resolve(ownCgroup());
            for (Path parent : Stream.of(mount.get(), own).distinct().toList()) {
                Optional<Cgroups> found = detectBelow(parent, reasons);
                if (found.isPresent()) {
                    return found;
                }
            }
        } catch (IOException e) {
            reasons.add("version 2: " + e.getMessage());
        }
        return Optional.empty();
    }

    private static Optional<Cgroups> detectBelow(Path parent, List<String> reasons) {
        try {
            List<String> available = words(parent.resolve("cgroup.controllers"));
            if (!available.contains("memory") || !available.contains("pids")) {
                reasons.add("version 2: the controllers memory and pids are not available in " + parent);
                return Optional.empty();
            }
            Path base = parent.resolve(BASE);
            Files.createDirectories(base);
            enableControllers(parent);
            enableControllers(base);
            for (String orphan : CgroupNames.orphans(base)) {
                new CgroupV2(base.resolve(orphan)).close();
            }
            return Optional.of(new Cgroups.V2(base, true));
        } catch (IOException e) {
            reasons.add("version 2: no permission to use " + parent + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private static String ownCgroup() throws IOException {
        return KernelFiles.read(Path.of("/proc/self/cgroup"))
                .lines()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring("0::/".length()))
                .findFirst()
                .orElse("");
    }

    /** Enables the controllers for children of a group, which requires that the group itself has no processes. */
    private static void enableControllers(Path group) throws IOException {
        Path subtreeControl = group.resolve("cgroup.subtree_control");
        if (words(subtreeControl).containsAll(List.of("memory", "pids"))) {
            return;
        }
        try {
            KernelFiles.write(subtreeControl, "+memory +pids");
        } catch (IOException occupied) {
            Path leaf = group.resolve(ARENA_LEAF);
            Files.createDirectories(leaf);
            for (long pid : KernelFiles.readPids(group.resolve(PROCS_FILE))) {
                KernelFiles.write(leaf.resolve(PROCS_FILE), Long.toString(pid));
            }
            KernelFiles.write(subtreeControl, "+memory +pids");
        }
    }

    private static List<String> words(Path file) throws IOException {
        return Arrays.asList(KernelFiles.read(file).split("\\s+"));
    }

    static CgroupV2 create(Path path, ResourceLimits limits, boolean limited) throws IOException {
        Files.createDirectory(path);
        if (limited) {
            KernelFiles.write(path.resolve("memory.max"), Long.toString(limits.memory()));
            Path swap = path.resolve("memory.swap.max");
            if (Files.exists(swap)) {
                KernelFiles.write(swap, "0");
            }
            KernelFiles.write(
                    path.resolve("pids.max"), Integer.toString(limits.processes() + CgroupV1.OVERHEAD_PROCESSES));
        }
        return new CgroupV2(path);
    }

    @Override
    public List<Path> procsFiles() {
        return List.of(path.resolve(PROCS_FILE));
    }

    @Override
    public long cpuNanos() throws IOException {
        return 1000 * KernelFiles.value(usage.read(), "usage_usec");
    }

    @Override
    public void freeze() throws IOException {
        KernelFiles.write(path.resolve("cgroup.freeze"), "1");
    }

    @Override
    public void thaw() throws IOException {
        KernelFiles.write(path.resolve("cgroup.freeze"), "0");
    }

    @Override
    public boolean isOomKilled() throws IOException {
        Path events = path.resolve("memory.events");
        return Files.exists(events) && KernelFiles.value(KernelFiles.read(events), "oom_kill") > 0;
    }

    @Override
    public List<Long> pids() throws IOException {
        return KernelFiles.readPids(path.resolve(PROCS_FILE));
    }

    @Override
    public void close() throws IOException {
        Path killFile = path.resolve("cgroup.kill");
        boolean gone = KernelFiles.retryUntil(() -> {
            if (pids().isEmpty()) {
                return true;
            }
            if (Files.exists(killFile)) {
                KernelFiles.write(killFile, "1");
            } else {
                KernelFiles.kill(pids());
            }
            return pids().isEmpty();
        });
        usage.close();
        if (!gone) {
            throw new IOException("processes " + pids() + " of " + path + " cannot be killed");
        }
        KernelFiles.removeCgroup(path);
    }
}
