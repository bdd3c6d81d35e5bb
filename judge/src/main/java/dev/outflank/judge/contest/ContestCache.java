package dev.outflank.judge.contest;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Caches parsed contests, so that each stored text is parsed once. */
final class ContestCache {
    private static final Logger LOG = LoggerFactory.getLogger(ContestCache.class);
    private static final int MAX_CONTESTS = 1000;

    private record ContestText(String id, String text) {}

    /** A contest, or why its text cannot be read: a player that it names may have been removed since it was stored. */
    private record ParseResult(Optional<Contest> contest, String failure) {}

    private final LoadingCache<ContestText, ParseResult> contests;

    ContestCache(ContestLoader loader) {
        this.contests = Caffeine.newBuilder().maximumSize(MAX_CONTESTS).build(stored -> parse(loader, stored));
    }

    private static ParseResult parse(ContestLoader loader, ContestText stored) {
        try {
            return new ParseResult(Optional.of(loader.parse(stored.id, stored.text)), "");
        } catch (ContestException e) {
            String failure = "the contest " + stored.id + " cannot be read: " + e.getMessage();
            LOG.error("{}", failure);
            return new ParseResult(Optional.empty(), failure);
        }
    }

    /** The contest, unless its text cannot be read by this version. */
    Optional<Contest> find(StoredContest stored) {
        return parsed(stored).contest();
    }

    /** The contest; throws if its text cannot be read by this version. */
    Contest get(StoredContest stored) {
        ParseResult result = parsed(stored);
        return result.contest().orElseThrow(() -> new IllegalStateException(result.failure()));
    }

    private ParseResult parsed(StoredContest stored) {
        return contests.get(new ContestText(stored.id(), stored.text()));
    }
}
