package dev.outflank.web.engine;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import org.jspecify.annotations.Nullable;

/**
 * The player and the searches of one engine thread. A hash table takes megabytes, so players belong to threads, not to
 * games, and a thread has only the last one: a player that serves many games only loses the contents of its table.
 */
public final class EngineContext {
    private static final int HASH_MEGABYTES = 16;

    private final SearchProvider searches = new SearchProvider(() -> new Search(1, HASH_MEGABYTES), LargeSearch::new);

    private final SearchFactory playerSearches = new ReusedSearches();
    private String lastSpec = "";
    private @Nullable Player lastPlayer;

    EngineContext() {}

    /** A built-in player. */
    public Player player(String spec) {
        Player player = lastPlayer;
        if (player == null || !spec.equals(lastSpec)) {
            player = create(spec);
            lastPlayer = player;
            lastSpec = spec;
        }
        return player;
    }

    private Player create(String spec) {
        try {
            return BuiltInPlayers.create(spec, playerSearches);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The search for boards of a size; it uses this thread only. */
    public Searcher search(int size) {
        return searches.forSize(size);
    }
}
