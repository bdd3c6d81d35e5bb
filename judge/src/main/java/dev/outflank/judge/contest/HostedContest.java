package dev.outflank.judge.contest;

/** A stored contest and its parsed text. */
public record HostedContest(StoredContest stored, Contest contest) {
    public String id() {
        return stored.id();
    }
}
