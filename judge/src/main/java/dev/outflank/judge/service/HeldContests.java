package dev.outflank.judge.service;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.Contests;
import dev.outflank.judge.store.StoredContest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The contests of the database, read; each text once. */
final class HeldContests {
    private record Read(String text, Contest contest) {}

    private final Contests reader;
    private final Map<String, Read> known = new ConcurrentHashMap<>();

    HeldContests(Contests reader) {
        this.reader = reader;
    }

    /** The contest of a stored text. It was read before it was stored, so it can be read. */
    Contest read(StoredContest stored) {
        Read read = known.get(stored.id());
        if (read == null || !read.text.equals(stored.text())) {
            try {
                read = new Read(stored.text(), reader.parse(stored.id(), stored.text()));
            } catch (ContestException e) {
                throw new IllegalStateException("the contest " + stored.id() + " cannot be read: " + e.getMessage(), e);
            }
            known.put(stored.id(), read);
        }
        return read.contest;
    }
}
