package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.RankedStudent;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The standings of a competition.
 *
 * @param students names of the entries that are not staff players
 * @param refused students who do not meet the entry requirement, with the reason
 * @param results results of the tournament; empty while there are fewer than two entries
 * @param folder folder of the games
 */
public record CompetitionStandings(
        Contest contest,
        Set<String> students,
        Map<String, PartMark> refused,
        Optional<TournamentResults> results,
        Path folder) {

    static final List<String> COLUMN_TITLES = List.of("rank", "name", "score", "indicator", "status");

    public List<StageStandings> tables() {
        return results.map(TournamentResults::standings).orElse(List.of());
    }

    /** The table of a stage, if the stage was played. */
    public Optional<StageStandings> table(Stage stage) {
        return tables().stream().filter(table -> table.stage() == stage).findFirst();
    }

    /** The students in the table of a stage, in its order; the members of a group follow each other. */
    public List<RankedStudent> rankedStudents(Stage stage) {
        return table(stage).map(StageStandings::rows).orElse(List.of()).stream()
                .filter(row -> students.contains(row.name()))
                .flatMap(row -> contest.classRules().group(row.name()).stream()
                        .map(name -> new RankedStudent(name, row.rank(), row.elo(), row.error())))
                .toList();
    }

    /** The cells of an entry's row in the leaderboard. */
    static List<String> cells(StageStandings table, StandingsRow row) {
        boolean whole = table.stage() == Stage.LADDER || table.stage() == Stage.POINTS_RACE;
        return List.of(
                String.valueOf(row.rank()),
                row.name(),
                String.format(Locale.ROOT, whole ? "%.0f" : "%.2f", row.score()),
                String.format(Locale.ROOT, "%.1f %%", row.indicator()),
                row.status());
    }

    /** The leaderboard as plain text. */
    public String toText() {
        StringBuilder text = new StringBuilder();
        for (StageStandings table : tables()) {
            text.append(table.stage().title()).append('\n');
            text.append(line(COLUMN_TITLES));
            table.rows().forEach(row -> text.append(line(cells(table, row))));
            text.append('\n');
        }
        if (tables().isEmpty()) {
            text.append("There are fewer than two entries.\n");
        }
        refused.forEach((name, why) -> text.append(name)
                .append(" did not enter: ")
                .append(why.reason())
                .append('\n'));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return String.format(
                        Locale.ROOT,
                        "%5s  %-28s %10s %10s  %s",
                        cells.get(0),
                        cells.get(1),
                        cells.get(2),
                        cells.get(3),
                        cells.get(4))
                + '\n';
    }
}
