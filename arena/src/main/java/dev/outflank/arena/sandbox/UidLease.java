package dev.outflank.arena.sandbox;

import java.io.IOException;

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

    @Override
    public void close() throws IOException {
        lease.close();
    }
}
