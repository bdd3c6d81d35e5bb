package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Creates a {@link Cgroup} per program: Linux control groups of version 2 or 1, or, without either, the process tree
 * with per-process resource limits.
 */
public sealed interface Cgroups {

    /** Creates a group with the given limits on memory and processes. */
    Cgroup create(ResourceLimits limits) throws IOException;

    /** Names the kind in use, for the log. */
    String describe();

    /** Whether memory and process limits apply to the whole process tree rather than to each process. */
    default boolean limitsWholeTree() {
        return !(this instanceof None);
    }

    /** Finds the best kind this process may use, and removes groups that killed arena processes left behind. */
    static Cgroups detect() {
        List<String> reasons = new ArrayList<>();
        try {
            List<CgroupMounts.Mount> mounts = CgroupMounts.read();
            return CgroupV2.detect(mounts, reasons)
                    .or(() -> CgroupV1.detect(mounts, reasons))
                    .orElseGet(() -> new None(String.join("; ", reasons)));
        } catch (IOException e) {
            return new None("cannot read /proc/self/mounts: " + e.getMessage());
        }
    }

    /** Version 2: one directory per group. */
    record V2(Path base, boolean limited) implements Cgroups {
        @Override
        public Cgroup create(ResourceLimits limits) throws IOException {
            return CgroupV2.create(base.resolve(CgroupNames.next()), limits, limited);
        }

        @Override
        public String describe() {
            return "control groups version 2 below " + base;
        }
    }

    /** Version 1: a directory of the same name in the hierarchy of each controller. */
    record V1(CgroupV1.Controllers bases) implements Cgroups {
        @Override
        public Cgroup create(ResourceLimits limits) throws IOException {
            return CgroupV1.create(bases.child(CgroupNames.next()), limits);
        }

        @Override
        public String describe() {
            return "control groups version 1 in " + bases.memory();
        }
    }

    /** No control groups, and why. */
    record None(String reason) implements Cgroups {
        @Override
        public Cgroup create(ResourceLimits limits) {
            return new ProcessTree();
        }

        @Override
        public String describe() {
            return "no control groups (" + reason
                    + "): limits apply to each process separately, processor times are coarser, and a program that plays "
                    + "may create threads but no processes";
        }
    }
}
