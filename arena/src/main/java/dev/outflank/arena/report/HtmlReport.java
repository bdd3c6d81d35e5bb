package dev.outflank.arena.report;

import dev.outflank.arena.tournament.EloLadder;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.StageStandings;
import dev.outflank.arena.tournament.StandingsRow;
import dev.outflank.arena.tournament.TournamentCrossTable;
import dev.outflank.arena.tournament.TournamentResults;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/**
 * A tournament as one self-contained page; only the links to logs need other files. Its content security policy allows
 * only its own script and style sheet and no connections, so names and messages of programs cannot inject scripts.
 */
final class HtmlReport {
    private static final String SCRIPT = resource("report.js");
    private static final String STYLE = resource("report.css");

    private final TournamentResults results;
    private final List<StageStandings> standings;
    private final StringBuilder page = new StringBuilder();
    private final Formatter out = new Formatter(page, Locale.ROOT);

    private HtmlReport(TournamentResults results) {
        this.results = results;
        this.standings = results.standings();
    }

    public static String format(TournamentResults results) {
        return new HtmlReport(results).page();
    }

    private String page() {
        String title = standings.getFirst().stage().title() + " of "
                + results.options().entries().size() + " players";
        page.append(Html.headWithScript(title, STYLE, SCRIPT));
        out.format(
                """
                <body>
                <header>
                <h1>%s</h1>
                <p>%s · %d games%s</p>
                </header>
                <main>
                """,
                title,
                Html.escape(results.options().format().description()),
                2 * results.playedPairs().size(),
                results.options().conditions().isEmpty()
                        ? ""
                        : " · " + Html.escape(results.options().conditions()));
        standings.forEach(this::table);
        strengths();
        crossTable();
        games();
        out.format("""
            </main>
            <script type="application/json" id="data">%s</script>
            <script>%s</script>
            </body>
            </html>
            """, ReplayData.toJson(results).replace("<", "\\u003c"), SCRIPT);
        return page.toString();
    }

    private void table(StageStandings table) {
        out.format(
                "<section>\n<h2>%s</h2>\n<div class=\"wide\"><table class=\"standing\">\n<thead><tr>",
                table.stage().title());
        Cells.headers(table.stage()).forEach(title -> out.format("<th scope=\"col\">%s</th>", Html.escape(title)));
        out.format("</tr></thead>\n<tbody>\n");
        for (StandingsRow row : table.rows()) {
            out.format("<tr>");
            for (String cell : Cells.of(table.stage(), row)) {
                out.format("<td>%s</td>", Html.escape(cell));
            }
            out.format("</tr>\n");
        }
        out.format("</tbody>\n</table></div>\n");
        table.rows().stream()
                .filter(row -> !row.faults().isEmpty())
                .forEach(row -> out.format(
                        "<p class=\"note\">%s: %s</p>\n", Html.escape(row.name()), Html.escape(Cells.faults(row))));
        for (ScheduledPair pair : results.voidPairs()) {
            if (pair.stage() == table.stage()) {
                out.format(
                        "<p class=\"note\">Void because the arena failed: %s – %s</p>\n",
                        Html.escape(pair.a()), Html.escape(pair.b()));
            }
        }
        out.format("</section>\n");
    }

    private void strengths() {
        StageStandings last = standings.getLast();
        if (results.options().format() instanceof EloLadder) {
            out.format("""
                    <section>
                    <h2>Ratings</h2>
                    <p class="note">Elo after each pair of games of a player.</p>
                    %s</section>
                    """, LadderPlot.svg(results, Cells.names(last)));
        }
        out.format("""
            <section>
            <h2>Strength</h2>
            <p class="note">Elo estimated from all games, with mean 1500 and 95 %% error bars. \
            Moving first is worth %+.0f Elo.</p>
            %s</section>
            """, results.strengths().firstMoveAdvantage(), StrengthPlot.svg(last));
    }

    private void crossTable() {
        List<String> names = Cells.names(standings.getLast());
        TournamentCrossTable scores = results.crossTable();
        out.format("""
            <section>
            <h2>Cross table</h2>
            <p class="note">Points of the player on the left. Choose a cell to see the games.</p>
            <div class="wide"><table class="cross">
            <thead><tr><td></td><td></td>\
            """);
        for (int i = 0; i < names.size(); i++) {
            out.format("<th scope=\"col\" title=\"%s\">%d</th>", Html.escape(names.get(i)), i + 1);
        }
        out.format("</tr></thead>\n<tbody>\n");
        for (int i = 0; i < names.size(); i++) {
            out.format("<tr><td>%d</td><th scope=\"row\">%s</th>", i + 1, Html.escape(names.get(i)));
            for (String opponent : names) {
                crossCell(names.get(i), opponent, scores.score(names.get(i), opponent));
            }
            out.format("</tr>\n");
        }
        out.format("</tbody>\n</table></div>\n</section>\n");
    }

    private void crossCell(String name, String opponent, TournamentCrossTable.Score score) {
        if (score.games() == 0) {
            out.format(name.equals(opponent) ? "<td class=\"self\"></td>" : "<td></td>");
            return;
        }
        List<String> names = results.options().names();
        out.format(
                "<td class=\"share%d\"><button type=\"button\" data-a=\"%d\" data-b=\"%d\" title=\"%s – %s: +%d =%d"
                        + " −%d\">%s</button></td>",
                Math.round(4 * score.points() / score.games()),
                names.indexOf(name),
                names.indexOf(opponent),
                Html.escape(name),
                Html.escape(opponent),
                score.wins(),
                score.draws(),
                score.losses(),
                Cells.points(score));
    }

    private void games() {
        out.format("""
            <section id="games">
            <h2>Games</h2>
            <div class="choose"><label>Player <select id="one"></select></label> \
            <label>against <select id="other"></select></label> <span id="count"></span></div>
            <div class="replaying">
            <div class="list"><table><thead><tr><th>game</th><th>Black</th><th>White</th><th>result</th>\
            <th>log</th></tr></thead><tbody id="list"></tbody></table>\
            <p><button type="button" id="more">Show all</button></p></div>
            <div class="replay" id="replay" tabindex="0" aria-label="Replay">
            <p id="title"></p>
            <div id="board"></div>
            <div class="controls"><button type="button" id="start" aria-label="first position">|◀</button>\
            <button type="button" id="back" aria-label="one move back">◀</button>\
            <input type="range" id="ply" min="0" value="0" aria-label="move">\
            <button type="button" id="forward" aria-label="one move forward">▶</button>\
            <button type="button" id="end" aria-label="last position">▶|</button></div>
            <p id="status" aria-live="polite"></p>
            <p id="fault"></p>
            </div>
            </div>
            </section>
            """);
    }

    private static String resource(String name) {
        try (InputStream stream = HtmlReport.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is missing from this build");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
