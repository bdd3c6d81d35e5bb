package dev.outflank.rules.database;

import dev.outflank.rules.Position;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which games are wanted. Every condition must hold.
 *
 * @param player a part of the name of one of the players, in any case; empty for all
 * @param event a part of the name of the event, in any case; empty for all
 * @param firstYear the first year
 * @param lastYear the last year
 * @param position one that occurs in the game, or one of its rotations or reflections; {@code null} for all games
 */
public record GameFilter(
        String player,
        String event,
        int firstYear,
        int lastYear,
        @Nullable Position position) {
    /** All games. */
    public static final GameFilter ALL = new GameFilter("", "", 0, Integer.MAX_VALUE, null);

    public GameFilter {
        player = player.strip().toLowerCase(Locale.ROOT);
        event = event.strip().toLowerCase(Locale.ROOT);
    }

    public GameFilter withPosition(@Nullable Position position) {
        return new GameFilter(player, event, firstYear, lastYear, position);
    }

    /** Whether only the position matters. */
    boolean acceptsAllGames() {
        return player.isEmpty() && event.isEmpty() && firstYear <= 0 && lastYear == Integer.MAX_VALUE;
    }
}
