package dev.outflank.arena.report;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.tournament.TournamentResults;
import java.util.List;
import java.util.Optional;

/** A tournament as one self-contained page; only the links to logs need other files. */
final class HtmlReport {
    private static final InlineResource SCRIPT = InlineResource.of(HtmlReport.class, "report.js");
    private static final InlineResource STYLE = InlineResource.of(HtmlReport.class, "report.css");

    private HtmlReport() {}

    static String format(TournamentResults results) {
        List<StageStandings> standings = results.standings();
        String title = standings.getFirst().stage().title() + " of "
                + results.options().entries().size() + " players";
        return StandalonePage.format(
                title,
                STYLE,
                Optional.of(SCRIPT),
                (output, interceptor) ->
                        JteTournamentPageGenerated.render(output, interceptor, title, results, standings));
    }
}
