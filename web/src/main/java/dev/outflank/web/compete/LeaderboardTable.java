package dev.outflank.web.compete;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import dev.outflank.web.text.Messages;
import java.util.List;
import java.util.Locale;

/**
 * A leaderboard: ranks, scores, strengths with their confidence intervals, results and faults.
 *
 * @param scale the axis on which all strengths are drawn
 * @param page the number of the page, from 0
 */
record LeaderboardTable(StageStandings table, ChartAxis scale, int page) {
    /** A table of thousands of entries would be a megabyte, sent again to every viewer after each game. */
    static final int PAGE_SIZE = 100;

    private static final int WIDTH = 150;
    private static final int HEIGHT = 14;
    private static final int MARGIN = 5;

    /** One page of a table; the last one if there are not as many. */
    static LeaderboardTable of(StageStandings table, int page) {
        double lowest = table.rows().stream()
                .mapToDouble(row -> row.elo() - row.error())
                .min()
                .orElse(0);
        double highest = table.rows().stream()
                .mapToDouble(row -> row.elo() + row.error())
                .max()
                .orElse(1);
        return new LeaderboardTable(
                table,
                new ChartAxis(lowest, Math.max(lowest + 1, highest), MARGIN, WIDTH - MARGIN),
                Math.clamp(page, 0, Math.max(0, pageCount(table) - 1)));
    }

    /** The rows of the page. */
    List<StandingsRow> rows() {
        return table.rows().stream()
                .skip((long) page * PAGE_SIZE)
                .limit(PAGE_SIZE)
                .toList();
    }

    static int pageCount(StageStandings table) {
        return (table.rows().size() + PAGE_SIZE - 1) / PAGE_SIZE;
    }

    int pageCount() {
        return pageCount(table);
    }

    /** The positions on a page, such as 101–200. */
    String range(int number) {
        int first = number * PAGE_SIZE + 1;
        int last = Math.min(first + PAGE_SIZE - 1, table.rows().size());
        return first == last ? String.valueOf(first) : first + "–" + last;
    }

    boolean isLadder() {
        return table.stage() == Stage.LADDER;
    }

    static String stageTitle(StageStandings table, Messages messages) {
        return messages.textOr(
                table.stage().title(), "stage." + key(table.stage().title()));
    }

    static String scoreTitle(StageStandings table, Messages messages) {
        String title = table.stage().scoreTitle();
        return messages.textOr(Character.toUpperCase(title.charAt(0)) + title.substring(1), "score." + key(title));
    }

    private static String key(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    static String ranks(StandingsRow row) {
        return row.bestRank() == row.worstRank()
                ? String.valueOf(row.bestRank())
                : row.bestRank() + "–" + row.worstRank();
    }

    static String format(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    /** A strength with its interval. */
    SvgElement bar(StandingsRow row) {
        double middle = HEIGHT / 2.0;
        SvgElement svg = SvgElement.embedded("interval", WIDTH, HEIGHT).set("aria-hidden", "true");
        svg.line(scale.toPixel(row.elo() - row.error()), middle, scale.toPixel(row.elo() + row.error()), middle);
        svg.circle(scale.toPixel(row.elo()), middle, 4);
        return svg;
    }
}
