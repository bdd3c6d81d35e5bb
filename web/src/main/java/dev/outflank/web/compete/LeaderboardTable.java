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
 */
record LeaderboardTable(StageStandings table, ChartAxis scale) {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 14;
    private static final int MARGIN = 5;

    static LeaderboardTable of(StageStandings table) {
        double lowest = table.rows().stream()
                .mapToDouble(row -> row.elo() - row.error())
                .min()
                .orElse(0);
        double highest = table.rows().stream()
                .mapToDouble(row -> row.elo() + row.error())
                .max()
                .orElse(1);
        return new LeaderboardTable(
                table, new ChartAxis(lowest, Math.max(lowest + 1, highest), MARGIN, WIDTH - MARGIN));
    }

    List<StandingsRow> rows() {
        return table.rows();
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
