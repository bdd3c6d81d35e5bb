package dev.outflank.judge.marking;

import java.io.IOException;
import java.util.Optional;

/** Computed marks by a key of everything on which they depend: contest, seed, part and submitted files. */
public interface MarkCache {
    Optional<PartMark> find(String key);

    /** Stores a mark, unless it is unknown: unknown marks are computed again. */
    void put(String key, PartMark mark) throws IOException;
}
