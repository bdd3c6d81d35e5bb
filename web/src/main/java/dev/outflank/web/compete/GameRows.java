package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.store.StoredGame;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

/** Games as rows of a table. */
final class GameRows {
    static final List<String> TITLES = List.of("game", "black", "white", "result", "fault", "ended");

    private GameRows() {}

    static List<List<String>> of(String contest, List<StoredGame> games, Map<Long, String> names) {
        return games.stream()
                .map(game -> List.of(
                        link("/compete/" + contest + "/games/" + game.pair() + "/" + game.number(),
                                game.pair() + "." + (game.number() + 1)),
                        text(names.getOrDefault(game.black(), "?")),
                        text(names.getOrDefault(game.white(), "?")),
                        result(game),
                        text(game.verdict().orElse("")),
                        text(game.endedAt().truncatedTo(ChronoUnit.SECONDS).toString())))
                .toList();
    }

    static String result(StoredGame game) {
        return switch (game.outcome()) {
            case "BLACK" -> "Black";
            case "WHITE" -> "White";
            default -> "draw";
        };
    }
}
