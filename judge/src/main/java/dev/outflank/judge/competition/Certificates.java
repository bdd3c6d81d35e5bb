package dev.outflank.judge.competition;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.report.StandalonePage;
import dev.outflank.judge.contest.Contest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Certificates for the finalists of a competition, one per printed page. */
public final class Certificates {
    private Certificates() {}

    /** A finalist with the name on the certificate. */
    record Finalist(String name, StandingsRow row) {}

    /**
     * The certificates of a final.
     *
     * @param name the name on the certificate of a row; empty for rows without one, such as staff players
     */
    public static String page(
            Contest contest, Optional<StageStandings> last, Function<StandingsRow, Optional<String>> name) {
        List<StandingsRow> rows = last.map(StageStandings::rows).orElse(List.of());
        List<Finalist> finalists = new ArrayList<>();
        rows.forEach(row -> name.apply(row).ifPresent(text -> finalists.add(new Finalist(text, row))));
        String title = contest.title() + ": certificates";
        return StandalonePage.formatTables(
                title,
                (output, interceptor) -> JteCertificatesPageGenerated.render(
                        output, interceptor, contest, finalists, rows.size(), title));
    }
}
