package dev.outflank.judge.service;

import dev.outflank.arena.tournament.Entrant;
import dev.outflank.arena.tournament.Format;
import dev.outflank.arena.tournament.History;
import dev.outflank.arena.tournament.Ladder;
import dev.outflank.arena.tournament.Plan;
import dev.outflank.arena.tournament.PointsRace;
import dev.outflank.arena.tournament.Results;
import dev.outflank.arena.tournament.RoundRobin;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Ratings;
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

/** The tables of a contest as pages show them: a function of the results in their order. */
public record Standings(List<Table> tables) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    static final Standings EMPTY = new Standings(List.of());

    /** One table. */
    public record Table(Stage stage, List<Row> rows) {}

    /**
     * A contender in a table.
     *
     * @param contender its number, by which pages find it
     * @param student whether it is a student's
     * @param elo its strength by all games among those in the table, with the half of its 95 % interval
     */
    public record Row(
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

    /** The tables that follow from a chronicle. */
    static Standings of(Competition competition, Chronicle chronicle, boolean withFinal) {
        List<Contender> all = chronicle.contenders();
        List<Contender> shown = chronicle.playing();
        if (shown.size() < 2) {
            return EMPTY;
        }
        History history = new History(all.stream().map(Contender::name).toList());
        chronicle.played().forEach(history::finish);
        List<Format> formats = switch (competition.kind()) {
            case ROUND_ROBIN -> List.of(new RoundRobin(1));
            case POINTS_RACE -> List.of(new PointsRace(1));
            case LADDER -> withFinal ? List.of(new RoundRobin(1), new Ladder(1)) : List.of(new Ladder(1));
        };
        Map<String, Contender> byName = new HashMap<>();
        all.forEach(one -> byName.put(one.name(), one));
        List<Table> tables = new ArrayList<>();
        for (Format format : formats) {
            Plan plan = new Plan(
                    format,
                    all.stream().map(one -> new Entrant(one.name(), one.content())).toList(),
                    List.of(Game.start(Position.MIN_SIZE)),
                    "");
            Results results = new Results(plan, history, shown.stream().map(Contender::name).toList());
            results.tables().forEach(table -> tables.add(table(table, byName)));
        }
        return new Standings(tables);
    }

    private static Table table(dev.outflank.arena.tournament.Table table, Map<String, Contender> byName) {
        List<Row> rows = new ArrayList<>();
        for (dev.outflank.arena.tournament.Row row : table.rows()) {
            Contender contender = Optional.ofNullable(byName.get(row.name())).orElseThrow();
            rows.add(new Row(
                    row.rank(),
                    contender.id(),
                    row.name(),
                    contender.person().isPresent(),
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
        return new Table(table.stage(), rows);
    }

    /** The table of a stage, if there is one. */
    public Optional<Table> table(Stage stage) {
        return tables.stream().filter(table -> table.stage() == stage).findFirst();
    }

    /** What the first table says of each contender after all games in all tables. */
    List<Ratings.Point> points() {
        Instant now = Instant.now();
        Map<Long, Integer> games = new HashMap<>();
        tables.forEach(table -> table.rows.forEach(row -> games.merge(row.contender, row.games(), Integer::sum)));
        return tables.stream()
                .limit(1)
                .flatMap(table -> table.rows.stream())
                .map(row -> new Ratings.Point(
                        row.contender, games.getOrDefault(row.contender, 0), row.rank, row.elo, row.error, now))
                .toList();
    }

    String json() {
        return JSON.writeValueAsString(this);
    }

    static Standings parse(String json) {
        try {
            return JSON.readValue(json, Standings.class);
        } catch (JacksonException e) {
            throw new IllegalStateException("a stored table cannot be read: " + e.getOriginalMessage(), e);
        }
    }
}
