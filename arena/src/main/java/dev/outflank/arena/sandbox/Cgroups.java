package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where groups of processes are made: control groups of version 2, of version 1, or none, when the process tree and
 * resource limits must do.
 */
public sealed interface Cgroups {

    /** A new group with the limits on memory and processes. */
    Cgroup create(ResourceLimits limits) throws IOException;

    /** Which kind is active, for the log. */
    String describe();

    /** Whether memory and processes of a program are limited together, rather than one by one. */
    default boolean limitsWholeTree() {
        return !(this instanceof None);
    }

    /** Finds the best kind this process may use, and removes what arenas that are gone have left behind. */
    static Cgroups detect() {
        List<String> reasons = new ArrayList<>();
        try {
            List<CgroupMounts.Mount> mounts = CgroupMounts.read();
            return CgroupV2.detect(mounts, reasons)
                    .or(() -> CgroupV1.detect(mounts, reasons))
                    .orElseGet(() -> new None(String.join("; ", reasons)));
        } catch (IOException e) {
            return new None("the list of mounted file systems cannot be read: " + e.getMessage());
        }
    }

    /** Version 2: one folder a group, below a folder that was handed to us. */
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

    /** Version 1: the same folder name in the hierarchy of each controller. */
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
            return "no control groups (" + reason + "): limits count for each process alone, and clocks are coarser";
        }
    }
}
