package dev.outflank.web.compete;

import dev.outflank.judge.competition.StoredGame;
import dev.outflank.web.text.Messages;
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

    static String winner(StoredGame game, Messages messages) {
        return switch (game.outcome()) {
            case "BLACK" -> messages.text("side.black");
            case "WHITE" -> messages.text("side.white");
            default -> messages.text("game.draw");
        };
    }

    /** The outcome of a game as a sentence. */
    static String outcome(StoredGame game, Messages messages) {
        return switch (game.outcome()) {
            case "BLACK", "WHITE" -> messages.text("game.wins", "side", winner(game, messages));
            default -> messages.text("game.draw");
        };
    }

    /** A verdict in words. */
    static String verdictText(String verdict, Messages messages) {
        String english = verdict.replace('_', ' ').toLowerCase(Locale.ROOT).replace("cpu", "CPU");
        return messages.textOr(
                english, "fault." + verdict.toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
