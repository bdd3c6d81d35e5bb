package dev.outflank.judge.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Standings as JSON, for the database and the API. Counts of faults and move times are left out. */
final class StandingsJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The fields of a row. */
    private record Row(
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
            int worstRank) {}

    private record Table(Stage stage, List<Row> rows) {}

    private record Tables(List<Table> tables) {}

    private StandingsJson() {}

    static String format(Standings standings) {
        return JSON.writeValueAsString(new Tables(standings.tables().stream()
                .map(table -> new Table(
                        table.stage(),
                        table.rows().stream()
                                .map(row -> new Row(
                                        row.rank(),
                                        row.entry(),
                                        row.name(),
                                        standings.students().contains(row.entry()),
                                        row.score(),
                                        row.indicator(),
                                        row.wins(),
                                        row.draws(),
                                        row.losses(),
                                        row.status(),
                                        row.elo(),
                                        row.error(),
                                        row.bestRank(),
                                        row.worstRank()))
                                .toList()))
                .toList()));
    }

    static Standings parse(String json) {
        try {
            Set<Long> students = new HashSet<>();
            List<Table> tables = JSON.readValue(json, Tables.class).tables();
            tables.forEach(
                    table -> table.rows().stream().filter(Row::student).forEach(row -> students.add(row.contender())));
            return new Standings(
                    tables.stream()
                            .map(table -> new StageStandings(
                                    table.stage(),
                                    table.rows().stream()
                                            .map(StandingsJson::row)
                                            .toList()))
                            .toList(),
                    students);
        } catch (JacksonException e) {
            throw new IllegalStateException("stored standings cannot be parsed: " + e.getOriginalMessage(), e);
        }
    }

    private static StandingsRow row(Row row) {
        return new StandingsRow(
                row.rank(),
                row.contender(),
                row.name(),
                row.score(),
                row.indicator(),
                row.wins(),
                row.draws(),
                row.losses(),
                row.status(),
                Map.of(),
                TimeUsage.ZERO,
                row.elo(),
                row.error(),
                row.bestRank(),
                row.worstRank());
    }
}
