package dev.outflank.judge.competition;

import dev.outflank.arena.tournament.EloLadder;
import dev.outflank.arena.tournament.Format;
import dev.outflank.arena.tournament.History;
import dev.outflank.arena.tournament.PointsRace;
import dev.outflank.arena.tournament.RoundRobin;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.arena.tournament.StageStandings;
import dev.outflank.arena.tournament.StandingsRow;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentOptions;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.judge.contest.Competition;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The standings of a contest: a pure function of its results in their order. */
public record Standings(List<StageTable> tables) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static final Standings EMPTY = new Standings(List.of());

    /** The table of a stage. */
    public record StageTable(Stage stage, List<EntryRow> rows) {}

    /**
     * An entry's row in a table.
     *
     * @param contender the entry's id
     * @param student whether it is a student's entry
     * @param elo rating from all games between entries in the table
     * @param error half the width of the rating's 95 % confidence interval
     */
    public record EntryRow(
            int rank,
            long contender,
            String name,
            boolean student,
            double score,
            double indicator,
            int wins,
            int draws,
            int losses,
            String status,
            double elo,
            double error,
            int bestRank,
            int worstRank) {
        public int games() {
            return wins + draws + losses;
        }
    }

    /** Computes the standings from the results. */
    public static Standings of(Competition competition, ContestResults contestResults, boolean withFinal) {
        List<StoredEntry> all = contestResults.entries();
        List<StoredEntry> shown = contestResults.activeEntries();
        if (shown.size() < 2) {
            return EMPTY;
        }
        History history = new History(all.stream().map(StoredEntry::name).toList());
        contestResults.played().forEach(history::complete);
        List<Format> formats = switch (competition.kind()) {
            case ROUND_ROBIN -> List.of(new RoundRobin(1));
            case POINTS_RACE -> List.of(new PointsRace(1));
            case LADDER -> withFinal ? List.of(new RoundRobin(1), new EloLadder(1)) : List.of(new EloLadder(1));
        };
        Map<String, StoredEntry> byName = new HashMap<>();
        all.forEach(one -> byName.put(one.name(), one));
        List<StageTable> tables = new ArrayList<>();
        for (Format format : formats) {
            TournamentOptions plan = new TournamentOptions(
                    format,
                    all.stream()
                            .map(one -> new TournamentEntry(one.name(), one.content()))
                            .toList(),
                    List.of(Game.start(Position.MIN_SIZE)),
                    "");
            TournamentResults results = new TournamentResults(
                    plan, history, shown.stream().map(StoredEntry::name).toList());
            results.standings().forEach(table -> tables.add(table(table, byName)));
        }
        return new Standings(tables);
    }

    private static StageTable table(StageStandings table, Map<String, StoredEntry> byName) {
        List<EntryRow> rows = new ArrayList<>();
        for (StandingsRow row : table.rows()) {
            StoredEntry entry = Optional.ofNullable(byName.get(row.name())).orElseThrow();
            rows.add(new EntryRow(
                    row.rank(),
                    entry.id(),
                    row.name(),
                    entry.person().isPresent(),
                    row.score(),
                    row.indicator(),
                    row.wins(),
                    row.draws(),
                    row.losses(),
                    row.status(),
                    row.elo(),
                    row.error(),
                    row.bestRank(),
                    row.worstRank()));
        }
        return new StageTable(table.stage(), rows);
    }

    /** The table of a stage, if there is one. */
    public Optional<StageTable> table(Stage stage) {
        return tables.stream().filter(table -> table.stage() == stage).findFirst();
    }

    /** The rank and rating of each entry in the first table, with its number of games in all tables. */
    public List<RatingHistory.Point> ratingPoints() {
        Instant now = Instant.now();
        Map<Long, Integer> games = new HashMap<>();
        tables.forEach(table -> table.rows.forEach(row -> games.merge(row.contender, row.games(), Integer::sum)));
        return tables.stream()
                .limit(1)
                .flatMap(table -> table.rows.stream())
                .map(row -> new RatingHistory.Point(
                        row.contender, games.getOrDefault(row.contender, 0), row.rank, row.elo, row.error, now))
                .toList();
    }

    public String toJson() {
        return JSON.writeValueAsString(this);
    }

    public static Standings fromJson(String json) {
        try {
            return JSON.readValue(json, Standings.class);
        } catch (JacksonException e) {
            throw new IllegalStateException("stored standings cannot be parsed: " + e.getOriginalMessage(), e);
        }
    }
}
