package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** Exclusive use of a user id by one running program, so that the kernel counts its processes separately. */
final class UidLease implements AutoCloseable {
    /** The group of all programs; it may enter the folder with the boxes and owns nothing else. */
    static final int GROUP_ID = 59_999;

    private static final int FIRST_UID = 60_000;
    private static final int MAX_LEASES = 5_000;

    private final MachineLease lease;

    private UidLease(MachineLease lease) {
        this.lease = lease;
    }

    static UidLease acquire() throws IOException {
        return MachineLease.acquire("slot", MAX_LEASES)
                .map(UidLease::new)
                .orElseThrow(() -> new IOException("all " + MAX_LEASES + " user ids for programs are in use"));
    }

    int uid() {
        return FIRST_UID + lease.number();
    }

    /** The beginning of a command that runs as this user. */
    List<String> command() {
        return List.of("setpriv", "--reuid=" + uid(), "--regid=" + GROUP_ID, "--clear-groups");
    }

    /** Kills all processes of this user, also those that left their process tree. */
    void killProcesses() throws IOException {
        try {
            // The shell's own kill: it must not create a process, and is the last one of its user to be killed.
            Stream<String> kill = Stream.of("/bin/sh", "-c", "kill -KILL -1");
            new ProcessBuilder(Stream.concat(command().stream(), kill).toList())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the processes of a program were killed", e);
        }
    }

    @Override
    public void close() throws IOException {
        lease.close();
    }
}
