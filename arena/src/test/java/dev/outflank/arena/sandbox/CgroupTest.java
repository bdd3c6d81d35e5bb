package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the same processes in every kind of cgroup that this machine has. */
final class CgroupTest {
    private static final String BUSY = "while :; do :; done";

    /** Version 2 may be mounted without controllers; clocks, freezing and killing can still be tested. */
    static Stream<Cgroups> kinds() throws IOException {
        List<Cgroups> kinds = new ArrayList<>(List.of(new Cgroups.None("a test")));
        List<CgroupMounts.Mount> mounts = CgroupMounts.read();
        List<String> reasons = new ArrayList<>();
        CgroupV1.detect(mounts, reasons).ifPresent(kinds::add);
        Optional<Cgroups> v2 = CgroupV2.detect(mounts, reasons);
        v2.ifPresent(kinds::add);
        if (v2.isEmpty()) {
            for (CgroupMounts.Mount mount : mounts) {
                if (mount.unified() && Files.isWritable(mount.path())) {
                    Path base = Files.createDirectories(mount.path()
                            .resolve("outflank-test-" + ProcessHandle.current().pid()));
                    kinds.add(new Cgroups.V2(base, false));
                }
            }
        }
        return kinds.stream();
    }

    private static Process start(Cgroup group, String script) throws IOException {
        List<String> command = new ArrayList<>(
                List.of("/bin/sh", "-c", "while [ \"$1\" != -- ]; do echo 0 >\"$1\"; shift; done; " + script, "sh"));
        group.procsFiles().forEach(file -> command.add(file.toString()));
        command.add("--");
        Process process = new ProcessBuilder(command).start();
        group.attach(process);
        return process;
    }

    private static long cpuAfter(Cgroup group, long millis) throws Exception {
        Thread.sleep(millis);
        return group.cpuNanos();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    @Timeout(120)
    void group_busyChildren_areTimedFrozenThawedAndKilled(Cgroups kind) throws Exception {
        Cgroup group = kind.create(ResourceLimits.DEFAULT);
        Process process = start(group, "(" + BUSY + ") & (" + BUSY + ") & wait");
        while (group.pids().size() < 3 || group.cpuNanos() <= 50_000_000) {
            assertThat(process.isAlive()).as("a busy group").isTrue();
            Thread.sleep(10);
        }
        assertThat(group.pids()).hasSize(3);

        group.freeze();
        long frozen = cpuAfter(group, 100);
        assertThat(cpuAfter(group, 200)).as("CPU time of a frozen group").isEqualTo(frozen);
        group.thaw();
        while (group.cpuNanos() <= frozen) {
            assertThat(process.isAlive()).as("a thawed group").isTrue();
            Thread.sleep(10);
        }

        group.freeze();
        List<Long> pids = group.pids();
        group.close();
        assertThat(process.waitFor()).isEqualTo(128 + 9);
        assertThat(pids).noneMatch(KernelFiles::isRunning);
        group.procsFiles().forEach(file -> assertThat(file.getParent()).doesNotExist());
        if (kind instanceof Cgroups.V2 v2 && !v2.limited()) {
            Files.delete(v2.base());
        }
    }

    @Test
    void detect_orphanedGroup_isRemoved() throws Exception {
        List<CgroupMounts.Mount> mounts = CgroupMounts.read();
        Optional<Cgroups> found = CgroupV1.detect(mounts, new ArrayList<>());
        assumeTrue(found.isPresent(), "this machine has no version 1 control groups");
        CgroupV1.Controllers bases = ((Cgroups.V1) found.get()).bases();
        // No process has this id: the kernel's maximum is 2^22.
        Cgroup orphan = CgroupV1.create(bases.child("4194399-1"), ResourceLimits.DEFAULT);
        Process process = start(orphan, BUSY);
        Thread.sleep(50);
        orphan.freeze();

        assertThat(CgroupV1.detect(mounts, new ArrayList<>())).isPresent();

        assertThat(process.waitFor()).isEqualTo(128 + 9);
        assertThat(bases.child("4194399-1").memory()).doesNotExist();
    }

    @Test
    void detect_nothingMounted_givesReasons() {
        List<String> reasons = new ArrayList<>();
        assertThat(CgroupV1.detect(List.of(), reasons)).isEmpty();
        assertThat(CgroupV2.detect(List.of(), reasons)).isEmpty();
        assertThat(reasons).hasSize(2).allMatch(reason -> reason.contains("mounted"));
        assertThat(new Cgroups.None(reasons.getFirst()).describe())
                .contains("no control groups")
                .contains("memory");
    }
}
