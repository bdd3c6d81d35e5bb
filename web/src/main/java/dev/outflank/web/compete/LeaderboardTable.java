package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.competition.Standings;
import java.util.Locale;

/** A leaderboard: ranks, scores, strengths with their confidence intervals, results and faults. */
final class LeaderboardTable {
    private static final int WIDTH = 150;
    private static final int MARGIN = 5;

    private final String base;
    private final Standings.StageTable table;
    private final double lowest;
    private final double highest;

    private LeaderboardTable(String base, Standings.StageTable table) {
        this.base = base;
        this.table = table;
        this.lowest = table.rows().stream()
                .mapToDouble(row -> row.elo() - row.error())
                .min()
                .orElse(0);
        this.highest = table.rows().stream()
                .mapToDouble(row -> row.elo() + row.error())
                .max()
                .orElse(1);
    }

    /**
     * The table as HTML.
     *
     * @param base the path of the contest
     */
    static String of(String base, Standings.StageTable table) {
        return new LeaderboardTable(base, table).html();
    }

    private String html() {
        StringBuilder html =
                new StringBuilder("<div class=\"scroll-x\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">"
                        .formatted(text(table.stage().title())));
        html.append("""
            <table class="leaderboard"><thead><tr><th scope="col">Rank</th><th scope="col" class="name">Name</th>\
            <th scope="col" class="number">%s</th><th scope="col">Strength, 95 %% interval</th>\
            <th scope="col">Possible ranks</th><th scope="col" class="number">Won</th><th scope="col" class="number">Drawn</th>\
            <th scope="col" class="number">Lost</th><th scope="col">Faults</th></tr></thead>
            <tbody>
            """.formatted(text(title(table.stage().scoreTitle()))));
        table.rows().forEach(row -> html.append(row(row)));
        return html.append("</tbody></table></div>\n").toString();
    }

    static String title(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private String row(Standings.EntryRow row) {
        return """
            <tr data-contender="%d"><td class="rank">%d</td><th scope="row" class="name">%s</th>\
            <td class="number"><b>%.1f</b></td><td class="strength">%s<span>%.0f ± %.0f</span></td><td>%s</td>\
            <td class="number">%d</td><td class="number">%d</td><td class="number">%d</td><td>%s</td></tr>
            """.formatted(
                        row.contender(),
                        row.rank(),
                        link(base + "/contenders/" + row.contender(), row.name()),
                        row.score(),
                        bar(row),
                        row.elo(),
                        row.error(),
                        ranks(row),
                        row.wins(),
                        row.draws(),
                        row.losses(),
                        faults(row));
    }

    static String ranks(Standings.EntryRow row) {
        return row.bestRank() == row.worstRank()
                ? String.valueOf(row.bestRank())
                : row.bestRank() + "–" + row.worstRank();
    }

    /** The short names of the faults of an entry. */
    static String faults(Standings.EntryRow row) {
        return row.status().equals("PASS")
                ? "<span class=\"note\">none</span>"
                : "<span class=\"bad\">" + text(row.status()) + "</span>";
    }

    /** A strength with its interval, drawn on the scale of the whole table. */
    private String bar(Standings.EntryRow row) {
        return String.format(
                Locale.ROOT,
                "<svg class=\"interval\" viewBox=\"0 0 %d 14\" aria-hidden=\"true\"><line x1=\"%.1f\" x2=\"%.1f\""
                        + " y1=\"7\" y2=\"7\"/><circle cx=\"%.1f\" cy=\"7\" r=\"4\"/></svg>",
                WIDTH,
                x(row.elo() - row.error()),
                x(row.elo() + row.error()),
                x(row.elo()));
    }

    private double x(double elo) {
        return MARGIN + (WIDTH - 2 * MARGIN) * (elo - lowest) / Math.max(1, highest - lowest);
    }
}
