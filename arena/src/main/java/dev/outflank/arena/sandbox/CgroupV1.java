package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A version 1 control group in the hierarchies memory, pids, cpuacct and freezer. */
final class CgroupV1 implements Cgroup {
    private static final String BASE = "outflank";
    /** Processes added to the limit for the launching shell, bubblewrap and the sandbox's init process. */
    static final int OVERHEAD_PROCESSES = 8;

    /** The group's directory in each hierarchy. */
    record Controllers(Path memory, Path pids, Path cpuacct, Path freezer) {
        Controllers child(String name) {
            return new Controllers(
                    memory.resolve(name), pids.resolve(name), cpuacct.resolve(name), freezer.resolve(name));
        }

        /** The distinct directories: controllers mounted together share one. */
        List<Path> all() {
            return Stream.of(memory, pids, cpuacct, freezer).distinct().toList();
        }

        void create() throws IOException {
            for (Path folder : all()) {
                Files.createDirectories(folder);
            }
        }
    }

    private final Controllers controllers;
    private final KernelCounter usage;

    private CgroupV1(Controllers controllers) throws IOException {
        this.controllers = controllers;
        this.usage = new KernelCounter(controllers.cpuacct().resolve("cpuacct.usage"));
    }

    static Optional<Cgroups> detect(List<CgroupMounts.Mount> mounts, List<String> reasons) {
        Optional<Path> memory = hierarchy(mounts, "memory");
        Optional<Path> pids = hierarchy(mounts, "pids");
        Optional<Path> cpuacct = hierarchy(mounts, "cpuacct");
        Optional<Path> freezer = hierarchy(mounts, "freezer");
        if (memory.isEmpty() || pids.isEmpty() || cpuacct.isEmpty() || freezer.isEmpty()) {
            reasons.add("version 1: the controllers memory, pids, cpuacct and freezer must be mounted");
            return Optional.empty();
        }
        Controllers bases = new Controllers(memory.get(), pids.get(), cpuacct.get(), freezer.get()).child(BASE);
        try {
            bases.create();
            for (Path folder : bases.all()) {
                if (!Files.isWritable(folder)) {
                    reasons.add("version 1: " + folder + " is not writable by this user");
                    return Optional.empty();
                }
            }
            for (String orphan : CgroupNames.orphans(bases.freezer())) {
                new CgroupV1(bases.child(orphan)).close();
            }
            return Optional.of(new Cgroups.V1(bases));
        } catch (IOException e) {
            reasons.add("version 1 is not writable by this user: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static Optional<Path> hierarchy(List<CgroupMounts.Mount> mounts, String controller) {
        return mounts.stream()
                .filter(mount -> !mount.unified() && mount.options().contains(controller))
                .map(CgroupMounts.Mount::path)
                .findFirst();
    }

    static CgroupV1 create(Controllers controllers, ResourceLimits limits) throws IOException {
        controllers.create();
        String memory = Long.toString(limits.memory());
        KernelFiles.write(controllers.memory().resolve("memory.limit_in_bytes"), memory);
        Path withSwap = controllers.memory().resolve("memory.memsw.limit_in_bytes");
        if (Files.exists(withSwap)) {
            KernelFiles.write(withSwap, memory);
        }
        KernelFiles.write(
                controllers.pids().resolve("pids.max"), Integer.toString(limits.processes() + OVERHEAD_PROCESSES));
        return new CgroupV1(controllers);
    }

    @Override
    public List<Path> procsFiles() {
        return controllers.all().stream()
                .map(folder -> folder.resolve("cgroup.procs"))
                .toList();
    }

    @Override
    public long cpuNanos() throws IOException {
        return Long.parseLong(usage.read().strip());
    }

    @Override
    public void freeze() throws IOException {
        KernelFiles.write(controllers.freezer().resolve("freezer.state"), "FROZEN");
    }

    @Override
    public void thaw() throws IOException {
        KernelFiles.write(controllers.freezer().resolve("freezer.state"), "THAWED");
    }

    @Override
    public boolean isOomKilled() throws IOException {
        return KernelFiles.value(KernelFiles.read(controllers.memory().resolve("memory.oom_control")), "oom_kill") > 0;
    }

    @Override
    public List<Long> pids() throws IOException {
        return KernelFiles.readPids(controllers.freezer().resolve("cgroup.procs"));
    }

    @Override
    public void close() throws IOException {
        boolean gone = KernelFiles.retryUntil(() -> {
            if (pids().isEmpty()) {
                return true;
            }
            // Frozen processes cannot fork between the listing and the kill, but they die only when thawed.
            freeze();
            KernelFiles.kill(pids());
            thaw();
            return pids().isEmpty();
        });
        usage.close();
        if (!gone) {
            throw new IOException("processes " + pids() + " of " + controllers.freezer() + " cannot be killed");
        }
        for (Path folder : controllers.all()) {
            KernelFiles.removeCgroup(folder);
        }
    }
}
