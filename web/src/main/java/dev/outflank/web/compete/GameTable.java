package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.competition.StoredGame;
import dev.outflank.web.http.Markup;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A table of finished games. */
final class GameTable {
    private static final List<String> TITLES = List.of("Game", "Black", "White", "Winner", "Fault", "Finished");

    private GameTable() {}

    static String table(String contest, List<StoredGame> games, Map<Long, String> names) {
        return new Markup()
                .table(
                        TITLES,
                        games.stream().map(game -> row(contest, game, names)).toList())
                .toString();
    }

    private static List<String> row(String contest, StoredGame game, Map<Long, String> names) {
        String black = names.getOrDefault(game.black(), "?");
        String white = names.getOrDefault(game.white(), "?");
        return List.of(
                "<a href=\"/compete/%s/games/%d/%d\" aria-label=\"%s\">%d.%d</a>"
                        .formatted(
                                text(contest),
                                game.pair(),
                                game.number(),
                                text("Replay " + black + " against " + white),
                                game.pair(),
                                game.number() + 1),
                side(black, game.outcome().equals("BLACK")),
                side(white, game.outcome().equals("WHITE")),
                result(game),
                game.verdict()
                        .map(verdict -> "<span class=\"bad\">" + text(verdictText(verdict)) + "</span>")
                        .orElse(""),
                ContestPageHeader.formatTime(game.endedAt()));
    }

    private static String side(String name, boolean won) {
        return won ? "<b>" + text(name) + "</b>" : text(name);
    }

    static String result(StoredGame game) {
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
