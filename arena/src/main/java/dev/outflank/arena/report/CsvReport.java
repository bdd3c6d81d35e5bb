package dev.outflank.arena.report;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.tournament.TournamentResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Standings of a tournament as CSV, one line per player and stage. */
final class CsvReport {
    private static final List<String> TITLES = List.of(
            "stage",
            "rank",
            "player",
            "score",
            "indicator",
            "won",
            "drawn",
            "lost",
            "status",
            "faults",
            "maxCpu",
            "maxWall",
            "strength",
            "error",
            "bestRank",
            "worstRank");

    private CsvReport() {}

    static String format(TournamentResults results) {
        List<List<String>> lines = new ArrayList<>(List.of(TITLES));
        for (StageStandings table : results.standings()) {
            table.rows().forEach(row -> lines.add(cells(table, row)));
        }
        return Csv.format(lines);
    }

    private static List<String> cells(StageStandings table, StandingsRow row) {
        return List.of(
                table.stage().name(),
                String.valueOf(row.rank()),
                row.name(),
                number(row.score()),
                number(row.indicator()),
                String.valueOf(row.wins()),
                String.valueOf(row.draws()),
                String.valueOf(row.losses()),
                row.status(),
                Cells.faults(row),
                Cells.seconds(row.maxTime().cpu()),
                Cells.seconds(row.maxTime().wall()),
                number(row.elo()),
                number(row.error()),
                String.valueOf(row.bestRank()),
                String.valueOf(row.worstRank()));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
