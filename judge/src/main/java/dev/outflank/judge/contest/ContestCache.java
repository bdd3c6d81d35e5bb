package dev.outflank.judge.contest;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

/** Caches parsed contests, so that each stored text is parsed once. */
final class ContestCache {
    private static final int MAX_CONTESTS = 1000;

    private record ContestText(String id, String text) {}

    private final LoadingCache<ContestText, Contest> contests;

    ContestCache(ContestLoader loader) {
        this.contests = Caffeine.newBuilder().maximumSize(MAX_CONTESTS).build(stored -> parse(loader, stored));
    }

    private static Contest parse(ContestLoader loader, ContestText stored) {
        try {
            return loader.parse(stored.id, stored.text);
        } catch (ContestException e) {
            throw new IllegalStateException("the contest " + stored.id + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** Parses a stored contest, which was validated before it was stored. */
    Contest get(StoredContest stored) {
        return contests.get(new ContestText(stored.id(), stored.text()));
    }
}
