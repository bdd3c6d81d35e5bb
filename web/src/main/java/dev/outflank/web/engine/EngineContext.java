package dev.outflank.web.engine;

import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The players and searches of one engine thread. A hash table takes tens of megabytes, so players belong to threads, not
 * to games: a player that serves many games only loses the contents of its table.
 */
public final class EngineContext {
    private static final int MAX_CACHED_PLAYERS = 3;
    private static final int HASH_MEGABYTES = 64;

    private final LinkedHashMap<String, Player> players = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Player> eldest) {
            return size() > MAX_CACHED_PLAYERS;
        }
    };

    private final SearchProvider searches =
            new SearchProvider(() -> new Search(1, HASH_MEGABYTES), LargeWeights::shipped);

    EngineContext() {}

    /** A built-in player. */
    public Player player(String spec) {
        Player cached = players.get(spec);
        if (cached == null) {
            try {
                cached = BuiltInPlayers.create(spec);
            } catch (NotationException e) {
                throw new IllegalArgumentException(e);
            }
            players.put(spec, cached);
        }
        return cached;
    }

    /** The search for boards of a size; it uses this thread only. */
    public Searcher search(int size) {
        return searches.forSize(size);
    }
}
