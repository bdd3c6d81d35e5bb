package dev.outflank.judge.contest;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Caches parsed contests, so that each stored text is parsed once. */
public final class ContestCache {
    private record ParsedContest(String text, Contest contest) {}

    private final ContestLoader loader;
    private final Map<String, ParsedContest> parsedById = new ConcurrentHashMap<>();

    public ContestCache(ContestLoader loader) {
        this.loader = loader;
    }

    /** Parses a stored contest, which was validated before it was stored. */
    public Contest get(StoredContest stored) {
        ParsedContest parsed = parsedById.get(stored.id());
        if (parsed == null || !parsed.text.equals(stored.text())) {
            try {
                parsed = new ParsedContest(stored.text(), loader.parse(stored.id(), stored.text()));
            } catch (ContestException e) {
                throw new IllegalStateException("the contest " + stored.id() + " cannot be read: " + e.getMessage(), e);
            }
            parsedById.put(stored.id(), parsed);
        }
        return parsed.contest;
    }
}
