package dev.outflank.web.compete;

import dev.outflank.judge.competition.StoredGame;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A table of finished games.
 *
 * @param names the names of entries by id
 * @param page the number of the page, from 0
 */
record GameTable(List<StoredGame> games, Map<Long, String> names, int page) {
    String name(long entry) {
        return names.getOrDefault(entry, "?");
    }

    /** Whether there may be more games than these. */
    boolean isFull() {
        return games.size() == ContestPages.PAGE_SIZE;
    }

    static String winner(StoredGame game) {
        return switch (game.outcome()) {
            case "BLACK" -> "Black";
            case "WHITE" -> "White";
            default -> "Draw";
        };
    }

    /** A verdict in words. */
    static String verdictText(String verdict) {
        return verdict.replace('_', ' ').toLowerCase(Locale.ROOT).replace("cpu", "CPU");
    }
}
