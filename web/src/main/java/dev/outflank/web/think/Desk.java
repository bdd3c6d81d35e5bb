package dev.outflank.web.think;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.large.Searches;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one thread thinks with. An engine's table takes tens of megabytes, so players belong to threads, not to games: a
 * player that answers for one game after another loses nothing but what it remembered.
 */
public final class Desk {
    private static final int PLAYERS = 3;
    private static final int HASH_MEGABYTES = 64;

    private final LinkedHashMap<String, Player> players = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Player> eldest) {
            return size() > PLAYERS;
        }
    };

    private final Searches searches = new Searches(() -> new Search(1, HASH_MEGABYTES), LargeWeights::shipped);

    Desk() {}

    /** A player of the ladder. */
    public Player player(String spec) {
        Player known = players.get(spec);
        if (known == null) {
            try {
                known = Ladder.player(spec);
            } catch (NotationException e) {
                throw new IllegalArgumentException(e);
            }
            players.put(spec, known);
        }
        return known;
    }

    /** The search on boards of a size, on this thread alone. */
    public Searcher search(int size) {
        return searches.on(size);
    }
}
