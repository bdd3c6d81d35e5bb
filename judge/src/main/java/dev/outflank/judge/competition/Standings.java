package dev.outflank.judge.competition;

import dev.outflank.arena.competition.CompetitionEntry;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsCalculator;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.judge.contest.Competition;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The standings of a contest: a pure function of its results in their order.
 *
 * @param tables the table of each stage, with the ids of entries
 * @param students ids of the students' entries in the tables
 */
public record Standings(List<StageStandings> tables, Set<Long> students) {
    public static final Standings EMPTY = new Standings(List.of(), Set.of());

    /** Strengths that differ by less are the same: an iterative estimate depends on its start in the last digits. */
    private static final double ELO_TOLERANCE = 0.01;

    /** Computes the standings from the results; the estimation of strengths starts from earlier standings. */
    static Standings of(Competition competition, ContestResults results, boolean withFinal, Standings earlier) {
        List<StoredEntry> entries = results.entries();
        int[] active = results.activeEntries();
        if (active.length < 2) {
            return EMPTY;
        }
        List<Stage> stages = switch (competition.kind()) {
            case ROUND_ROBIN -> List.of(Stage.ROUND_ROBIN);
            case POINTS_RACE -> List.of(Stage.POINTS_RACE, Stage.ROUND_ROBIN);
            case LADDER -> withFinal ? List.of(Stage.ROUND_ROBIN, Stage.LADDER) : List.of(Stage.LADDER);
        };
        StandingsCalculator calculator = new StandingsCalculator(
                results.log(),
                entries.stream()
                        .map(entry -> new CompetitionEntry(entry.id(), entry.name()))
                        .toList(),
                active,
                earlier.strengths());
        return new Standings(
                stages.stream().map(calculator::standings).toList(),
                entries.stream()
                        .filter(entry -> entry.isPlaying() && entry.person().isPresent())
                        .map(StoredEntry::id)
                        .collect(Collectors.toSet()));
    }

    private Map<Long, Double> strengths() {
        Map<Long, Double> strengths = new HashMap<>();
        tables.forEach(table -> table.rows().forEach(row -> strengths.put(row.entry(), row.elo())));
        return strengths;
    }

    /** The table of a stage, if there is one. */
    public Optional<StageStandings> table(Stage stage) {
        return tables.stream().filter(table -> table.stage() == stage).findFirst();
    }

    /** The rank and rating of each entry in the first table, with its number of games in all tables. */
    List<RatingPoint> ratingPoints() {
        Instant now = Instant.now();
        Map<Long, Integer> games = new HashMap<>();
        tables.forEach(table -> table.rows().forEach(row -> games.merge(row.entry(), row.games(), Integer::sum)));
        return tables.stream()
                .limit(1)
                .flatMap(table -> table.rows().stream())
                .map(row -> new RatingPoint(
                        row.entry(), games.getOrDefault(row.entry(), 0), row.rank(), row.elo(), row.error(), now))
                .toList();
    }

    /** Whether other standings show the same. */
    boolean isSameAs(Standings other) {
        if (tables.size() != other.tables.size() || !students.equals(other.students)) {
            return false;
        }
        for (int i = 0; i < tables.size(); i++) {
            StageStandings own = tables.get(i);
            List<StandingsRow> others = other.tables.get(i).rows();
            if (own.stage() != other.tables.get(i).stage() || own.rows().size() != others.size()) {
                return false;
            }
            Map<Long, StandingsRow> byEntry = new HashMap<>();
            others.forEach(row -> byEntry.put(row.entry(), row));
            if (!own.rows().stream().allMatch(row -> isSame(row, byEntry.get(row.entry())))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(StandingsRow row, @Nullable StandingsRow other) {
        return other != null
                && row.rank() == other.rank()
                && row.name().equals(other.name())
                && row.score() == other.score()
                && row.wins() == other.wins()
                && row.draws() == other.draws()
                && row.losses() == other.losses()
                && row.status().equals(other.status())
                && Math.abs(row.elo() - other.elo()) < ELO_TOLERANCE
                && Math.abs(row.error() - other.error()) < ELO_TOLERANCE;
    }

    public String toJson() {
        return StandingsJson.format(this);
    }

    static Standings fromJson(String json) {
        return StandingsJson.parse(json);
    }
}
