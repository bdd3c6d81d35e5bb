package dev.outflank.arena.report;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.tournament.TournamentCrossTable;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Texts of tables and plots that several report formats share. */
final class Cells {
    static final int MAX_TICKS = 8;

    private static final int MAX_NAME_LENGTH = 20;

    private Cells() {}

    static List<String> headers(Stage stage) {
        return List.of(
                "rank",
                "player",
                stage.scoreTitle(),
                "indicator",
                "strength",
                "rank range",
                "won",
                "drawn",
                "lost",
                "status",
                "max CPU s",
                "max wall s");
    }

    static List<String> of(Stage stage, StandingsRow row) {
        return List.of(
                String.valueOf(row.rank()),
                row.name(),
                score(stage, row.score()),
                String.format(Locale.ROOT, "%.1f %%", row.indicator()),
                String.format(Locale.ROOT, "%.0f ± %.0f", row.elo(), row.error()),
                row.bestRank() + "–" + row.worstRank(),
                String.valueOf(row.wins()),
                String.valueOf(row.draws()),
                String.valueOf(row.losses()),
                row.status(),
                seconds(row.maxTime().cpu()),
                seconds(row.maxTime().wall()));
    }

    /** Lab 8 scores are fractional because of ties; race points and ratings are shown as integers. */
    static String score(Stage stage, double score) {
        boolean fractional = stage == Stage.ROUND_ROBIN || stage == Stage.GAUNTLET;
        return String.format(Locale.ROOT, fractional ? "%.2f" : "%.0f", score);
    }

    /** A number without decimals. */
    static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /** A number without decimals, with its sign. */
    static String signed(double value) {
        return String.format(Locale.ROOT, "%+.0f", value);
    }

    /** A name, shortened to the space beside a plot. */
    static String shortName(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= MAX_NAME_LENGTH
                ? name
                : name.substring(0, name.offsetByCodePoints(0, MAX_NAME_LENGTH - 1)) + "…";
    }

    static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f", duration.toNanos() / 1e9);
    }

    /** Points of games, such as {@code 3½/4}; empty if there were none. */
    static String points(TournamentCrossTable.Score score) {
        if (score.games() == 0) {
            return "";
        }
        int whole = (int) score.points();
        String half = score.points() > whole ? "½" : "";
        return (whole == 0 && !half.isEmpty() ? "" : String.valueOf(whole)) + half + "/" + score.games();
    }

    static String faults(StandingsRow row) {
        return row.faults().entrySet().stream()
                .map(fault -> fault.getKey() + " " + fault.getValue())
                .collect(Collectors.joining(", "));
    }

    /** The names in the order of the standings. */
    static List<String> names(StageStandings table) {
        return table.rows().stream().map(StandingsRow::name).toList();
    }
}
