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
final class CgroupV2 implements Group {
    private static final String BASE = "outflank";
    /** Version 2 wants processes in leaves only: the arena itself moves into this one. */
    private static final String ARENA = "outflank-arena";

    private static final String LIST = "cgroup.procs";

    private final Path at;
    private final Counter usage;

    private CgroupV2(Path at) throws IOException {
        this.at = at;
        this.usage = new Counter(at.resolve("cpu.stat"));
    }

    static Optional<Cgroups> detect(List<CgroupMounts.Mount> mounts, List<String> reasons) {
        Optional<Path> mount = mounts.stream()
                .filter(CgroupMounts.Mount::unified)
                .map(CgroupMounts.Mount::at)
                .findFirst();
        if (mount.isEmpty()) {
            reasons.add("version 2 is not mounted");
            return Optional.empty();
        }
        try {
            Path own = mount.get().resolve(ownGroup());
            for (Path parent : Stream.of(mount.get(), own).distinct().toList()) {
                Optional<Cgroups> found = below(parent, reasons);
                if (found.isPresent()) {
                    return found;
                }
            }
        } catch (IOException e) {
            reasons.add("version 2: " + e.getMessage());
        }
        return Optional.empty();
    }

    private static Optional<Cgroups> below(Path parent, List<String> reasons) {
        try {
            List<String> offered = words(parent.resolve("cgroup.controllers"));
            if (!offered.contains("memory") || !offered.contains("pids")) {
                reasons.add("version 2: the controllers memory and pids are not offered in " + parent);
                return Optional.empty();
            }
            Path base = parent.resolve(BASE);
            Files.createDirectories(base);
            handDown(parent);
            handDown(base);
            for (String orphan : GroupNames.orphans(base)) {
                new CgroupV2(base.resolve(orphan)).close();
            }
            return Optional.of(new Cgroups.V2(base, true));
        } catch (IOException e) {
            reasons.add("version 2 is not ours to use in " + parent + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private static String ownGroup() throws IOException {
        return Kernel.read(Path.of("/proc/self/cgroup"))
                .lines()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring("0::/".length()))
                .findFirst()
                .orElse("");
    }

    /** Gives children of a group the controllers; processes in the group itself are in the way of that. */
    private static void handDown(Path group) throws IOException {
        Path handed = group.resolve("cgroup.subtree_control");
        if (words(handed).containsAll(List.of("memory", "pids"))) {
            return;
        }
        try {
            Kernel.write(handed, "+memory +pids");
        } catch (IOException occupied) {
            Path leaf = group.resolve(ARENA);
            Files.createDirectories(leaf);
            for (long pid : Kernel.pids(group.resolve(LIST))) {
                Kernel.write(leaf.resolve(LIST), Long.toString(pid));
            }
            Kernel.write(handed, "+memory +pids");
        }
    }

    private static List<String> words(Path file) throws IOException {
        return Arrays.asList(Kernel.read(file).split("\\s+"));
    }

    static CgroupV2 create(Path at, Limits limits, boolean limited) throws IOException {
        Files.createDirectory(at);
        if (limited) {
            Kernel.write(at.resolve("memory.max"), Long.toString(limits.memory()));
            Path swap = at.resolve("memory.swap.max");
            if (Files.exists(swap)) {
                Kernel.write(swap, "0");
            }
            Kernel.write(at.resolve("pids.max"), Integer.toString(limits.processes() + CgroupV1.OUR_OWN));
        }
        return new CgroupV2(at);
    }

    @Override
    public List<Path> gates() {
        return List.of(at.resolve(LIST));
    }

    @Override
    public long cpuNanos() throws IOException {
        return 1000 * Kernel.value(usage.text(), "usage_usec");
    }

    @Override
    public void freeze() throws IOException {
        Kernel.write(at.resolve("cgroup.freeze"), "1");
    }

    @Override
    public void thaw() throws IOException {
        Kernel.write(at.resolve("cgroup.freeze"), "0");
    }

    @Override
    public boolean outOfMemory() throws IOException {
        Path events = at.resolve("memory.events");
        return Files.exists(events) && Kernel.value(Kernel.read(events), "oom_kill") > 0;
    }

    @Override
    public List<Long> processes() throws IOException {
        return Kernel.pids(at.resolve(LIST));
    }

    @Override
    public void close() throws IOException {
        Path killer = at.resolve("cgroup.kill");
        boolean gone = Kernel.until(() -> {
            if (processes().isEmpty()) {
                return true;
            }
            if (Files.exists(killer)) {
                Kernel.write(killer, "1");
            } else {
                Kernel.kill(processes());
            }
            return processes().isEmpty();
        });
        usage.close();
        if (!gone) {
            throw new IOException("processes " + processes() + " of " + at + " cannot be ended");
        }
        Kernel.remove(at);
    }
}
