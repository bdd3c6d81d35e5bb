package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A group of version 2. Groups are made below the top of the hierarchy where we may write there (root), else below our
 * own group, when it was handed to us (a service or scope with {@code Delegate=yes}).
 */
final class CgroupV2 implements Cgroup {
    private static final String BASE = "outflank";
    /** Version 2 wants processes in leaves only: the arena itself moves into this one. */
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
            List<String> offered = words(parent.resolve("cgroup.controllers"));
            if (!offered.contains("memory") || !offered.contains("pids")) {
                reasons.add("version 2: the controllers memory and pids are not offered in " + parent);
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
            reasons.add("version 2 is not ours to use in " + parent + ": " + e.getMessage());
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

    /** Gives children of a group the controllers; processes in the group itself are in the way of that. */
    private static void enableControllers(Path group) throws IOException {
        Path handed = group.resolve("cgroup.subtree_control");
        if (words(handed).containsAll(List.of("memory", "pids"))) {
            return;
        }
        try {
            KernelFiles.write(handed, "+memory +pids");
        } catch (IOException occupied) {
            Path leaf = group.resolve(ARENA_LEAF);
            Files.createDirectories(leaf);
            for (long pid : KernelFiles.readPids(group.resolve(PROCS_FILE))) {
                KernelFiles.write(leaf.resolve(PROCS_FILE), Long.toString(pid));
            }
            KernelFiles.write(handed, "+memory +pids");
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
        Path killer = path.resolve("cgroup.kill");
        boolean gone = KernelFiles.retryUntil(() -> {
            if (pids().isEmpty()) {
                return true;
            }
            if (Files.exists(killer)) {
                KernelFiles.write(killer, "1");
            } else {
                KernelFiles.kill(pids());
            }
            return pids().isEmpty();
        });
        usage.close();
        if (!gone) {
            throw new IOException("processes " + pids() + " of " + path + " cannot be ended");
        }
        KernelFiles.removeCgroup(path);
    }
}
