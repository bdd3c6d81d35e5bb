package dev.outflank.judge.mark;

import java.io.IOException;
import java.util.Optional;

/** What was marked already, under a key of all that decides it: the contest, the part, the student's bytes. */
public interface MarkCache {
    Optional<PartMark> find(String key);

    /** Keeps a mark, if it is known: unknown ones are tried again. */
    void put(String key, PartMark mark) throws IOException;
}
