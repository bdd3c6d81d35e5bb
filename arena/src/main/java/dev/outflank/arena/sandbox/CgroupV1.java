package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A group in the four hierarchies of version 1 that matter here. */
final class CgroupV1 implements Group {
    private static final String BASE = "outflank";
    /** The launching shell, bubblewrap and the box's first process are not the program's. */
    static final int OUR_OWN = 8;

    /** One folder in each hierarchy. */
    record Controllers(Path memory, Path pids, Path cpuacct, Path freezer) {
        Controllers child(String name) {
            return new Controllers(
                    memory.resolve(name), pids.resolve(name), cpuacct.resolve(name), freezer.resolve(name));
        }

        /** Controllers mounted together share a folder. */
        List<Path> all() {
            return Stream.of(memory, pids, cpuacct, freezer).distinct().toList();
        }

        void create() throws IOException {
            for (Path folder : all()) {
                Files.createDirectories(folder);
            }
        }
    }

    private final Controllers at;
    private final Counter usage;

    private CgroupV1(Controllers at) throws IOException {
        this.at = at;
        this.usage = new Counter(at.cpuacct().resolve("cpuacct.usage"));
    }

    static Optional<Cgroups> detect(List<CgroupMounts.Mount> mounts, List<String> reasons) {
        Optional<Path> memory = hierarchy(mounts, "memory");
        Optional<Path> pids = hierarchy(mounts, "pids");
        Optional<Path> cpuacct = hierarchy(mounts, "cpuacct");
        Optional<Path> freezer = hierarchy(mounts, "freezer");
        if (memory.isEmpty() || pids.isEmpty() || cpuacct.isEmpty() || freezer.isEmpty()) {
            reasons.add("version 1 needs the controllers memory, pids, cpuacct and freezer mounted");
            return Optional.empty();
        }
        Controllers bases = new Controllers(memory.get(), pids.get(), cpuacct.get(), freezer.get()).child(BASE);
        try {
            bases.create();
            for (Path folder : bases.all()) {
                if (!Files.isWritable(folder)) {
                    reasons.add("version 1: " + folder + " is not writable for this user");
                    return Optional.empty();
                }
            }
            for (String orphan : GroupNames.orphans(bases.freezer())) {
                new CgroupV1(bases.child(orphan)).close();
            }
            return Optional.of(new Cgroups.V1(bases));
        } catch (IOException e) {
            reasons.add("version 1 is not writable for this user: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static Optional<Path> hierarchy(List<CgroupMounts.Mount> mounts, String controller) {
        return mounts.stream()
                .filter(mount -> !mount.unified() && mount.options().contains(controller))
                .map(CgroupMounts.Mount::at)
                .findFirst();
    }

    static CgroupV1 create(Controllers at, Limits limits) throws IOException {
        at.create();
        String memory = Long.toString(limits.memory());
        Kernel.write(at.memory().resolve("memory.limit_in_bytes"), memory);
        Path withSwap = at.memory().resolve("memory.memsw.limit_in_bytes");
        if (Files.exists(withSwap)) {
            Kernel.write(withSwap, memory);
        }
        Kernel.write(at.pids().resolve("pids.max"), Integer.toString(limits.processes() + OUR_OWN));
        return new CgroupV1(at);
    }

    @Override
    public List<Path> gates() {
        return at.all().stream().map(folder -> folder.resolve("cgroup.procs")).toList();
    }

    @Override
    public long cpuNanos() throws IOException {
        return Long.parseLong(usage.text().strip());
    }

    @Override
    public void freeze() throws IOException {
        Kernel.write(at.freezer().resolve("freezer.state"), "FROZEN");
    }

    @Override
    public void thaw() throws IOException {
        Kernel.write(at.freezer().resolve("freezer.state"), "THAWED");
    }

    @Override
    public boolean outOfMemory() throws IOException {
        return Kernel.value(Kernel.read(at.memory().resolve("memory.oom_control")), "oom_kill") > 0;
    }

    @Override
    public List<Long> processes() throws IOException {
        return Kernel.pids(at.freezer().resolve("cgroup.procs"));
    }

    @Override
    public void close() throws IOException {
        boolean gone = Kernel.until(() -> {
            if (processes().isEmpty()) {
                return true;
            }
            // Frozen processes cannot fork away from the list, but die only when thawed.
            freeze();
            Kernel.kill(processes());
            thaw();
            return processes().isEmpty();
        });
        usage.close();
        if (!gone) {
            throw new IOException("processes " + processes() + " of " + at.freezer() + " cannot be ended");
        }
        for (Path folder : at.all()) {
            Kernel.remove(folder);
        }
    }
}
