package dev.outflank.rules.database;

import java.util.List;

/**
 * Some of the games that match a filter, the latest year first.
 *
 * @param total the number of all games that match
 * @param offset the number of games before this page
 * @param games the games of this page
 */
public record GamePage(int total, int offset, List<DatabaseGame> games) {
    public GamePage {
        games = List.copyOf(games);
    }
}
