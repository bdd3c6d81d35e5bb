package dev.outflank.judge.competition;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the certificate of a finalist says.
 *
 * @param entries number of entries in the final
 * @param indicator score as a percentage of the best score
 */
public record Certificate(String name, int rank, int entries, double indicator) {
    /**
     * The certificates of a final, best first.
     *
     * @param name the name on the certificate of a row; empty for rows without one, such as staff players
     */
    static List<Certificate> of(Optional<StageStandings> last, Function<StandingsRow, Optional<String>> name) {
        List<StandingsRow> rows = last.map(StageStandings::rows).orElse(List.of());
        List<Certificate> certificates = new ArrayList<>();
        rows.forEach(row -> name.apply(row)
                .ifPresent(text -> certificates.add(new Certificate(text, row.rank(), rows.size(), row.indicator()))));
        return certificates;
    }

    /** The indicator with one decimal. */
    public String formattedIndicator() {
        return String.format(Locale.ROOT, "%.1f", indicator);
    }
}
