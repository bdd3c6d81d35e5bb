package dev.outflank.web.engine;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;

/**
 * The players and searches of one engine thread. A hash table takes tens of megabytes, so players belong to threads, not
 * to games: a player that serves many games only loses the contents of its table.
 */
public final class EngineContext {
    private static final int MAX_CACHED_PLAYERS = 3;
    private static final int HASH_MEGABYTES = 64;

    private final Cache<String, Player> players = Caffeine.newBuilder()
            .maximumSize(MAX_CACHED_PLAYERS)
            .executor(Runnable::run)
            .build();

    private final SearchProvider searches =
            new SearchProvider(() -> new Search(1, HASH_MEGABYTES), LargeWeights::shipped);

    EngineContext() {}

    /** A built-in player. */
    public Player player(String spec) {
        return players.get(spec, EngineContext::create);
    }

    private static Player create(String spec) {
        try {
            return BuiltInPlayers.create(spec);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The search for boards of a size; it uses this thread only. */
    public Searcher search(int size) {
        return searches.forSize(size);
    }
}
