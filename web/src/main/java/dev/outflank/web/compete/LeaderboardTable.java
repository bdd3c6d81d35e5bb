package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.competition.Standings;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;

/** A leaderboard: ranks, scores, strengths with their confidence intervals, results and faults. */
final class LeaderboardTable {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 14;
    private static final int MARGIN = 5;

    private final String base;
    private final Standings.StageTable table;
    private final ChartAxis scale;

    private LeaderboardTable(String base, Standings.StageTable table) {
        this.base = base;
        this.table = table;
        double lowest = table.rows().stream()
                .mapToDouble(row -> row.elo() - row.error())
                .min()
                .orElse(0);
        double highest = table.rows().stream()
                .mapToDouble(row -> row.elo() + row.error())
                .max()
                .orElse(1);
        this.scale = new ChartAxis(lowest, Math.max(lowest + 1, highest), MARGIN, WIDTH - MARGIN);
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
    private SvgElement bar(Standings.EntryRow row) {
        SvgElement svg = SvgElement.embedded(WIDTH, HEIGHT).style("interval").set("aria-hidden", "true");
        svg.line(
                scale.toPixel(row.elo() - row.error()), HEIGHT / 2.0, scale.toPixel(row.elo() + row.error()), HEIGHT / 2.0);
        svg.circle(scale.toPixel(row.elo()), HEIGHT / 2.0, 4);
        return svg;
    }
}
