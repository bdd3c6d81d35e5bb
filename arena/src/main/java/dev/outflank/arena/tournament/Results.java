package dev.outflank.arena.tournament;

import dev.outflank.arena.rating.Bouts;
import dev.outflank.arena.rating.BradleyTerry;
import dev.outflank.arena.rating.Strengths;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Tally;
import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** All that follows from a tournament's plan and its meetings: tables, strengths, who did what against whom. */
public final class Results {
    /** The rating of one who never made a legal move, whoever it was matched with. */
    private static final double NOT_ON_THE_LADDER = 0;

    private final Plan plan;
    private final History history;
    private final List<String> shown;

    Results(Plan plan, History history) {
        this(plan, history, plan.names());
    }

    /**
     * Results of which some entrants have left. Their games stand in ratings and points that others won from them, but
     * a round robin and the strengths are of those who are shown.
     */
    public Results(Plan plan, History history, List<String> shown) {
        this.plan = plan;
        this.history = history;
        this.shown = List.copyOf(shown);
    }

    public Plan plan() {
        return plan;
    }

    public List<Played> played() {
        return history.played();
    }

    public List<Meeting> voided() {
        return history.voided();
    }

    /** One table for each stage that the format has. */
    public List<Table> tables() {
        List<Stage> stages = switch (plan.format()) {
            case RoundRobin _ -> List.of(Stage.ROUND_ROBIN);
            case Gauntlet _ -> List.of(Stage.GAUNTLET);
            case Ladder _ -> List.of(Stage.LADDER);
            case PointsRace _ -> List.of(Stage.POINTS_RACE, Stage.ROUND_ROBIN);
        };
        Strengths strengths = strengths();
        return stages.stream().map(stage -> table(stage, strengths)).toList();
    }

    private Table table(Stage stage, Strengths strengths) {
        List<Played> played = history.played(stage);
        Map<String, Double> scores = scores(stage, played);
        scores.keySet().retainAll(shown);
        Map<String, Tally> tallies = tallies(plan.names(), played);
        double best =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            String name = shown.get(i);
            double score = scores.getOrDefault(name, 0.0);
            Tally tally = tallies.getOrDefault(name, new Tally());
            rows.add(new Row(
                    1
                            + (int) scores.values().stream()
                                    .filter(other -> other > score)
                                    .count(),
                    name,
                    score,
                    best > 0 ? Math.max(0, 100 * score / best) : 0,
                    tally.wins(),
                    tally.draws(),
                    tally.losses(),
                    tally.faults(),
                    tally.longest(),
                    strengths.elo(i),
                    strengths.error(i),
                    strengths.bestRank(i),
                    strengths.worstRank(i)));
        }
        rows.sort(Comparator.comparingInt(Row::rank)
                .thenComparing(Comparator.comparingDouble(Row::elo).reversed()));
        return new Table(stage, List.copyOf(rows));
    }

    private Map<String, Double> scores(Stage stage, List<Played> played) {
        return switch (stage) {
            case POINTS_RACE -> Points.RACE.sums(plan.names(), played);
            case ROUND_ROBIN, GAUNTLET -> Points.LAB8.sums(shown, amongShown(played));
            case LADDER -> {
                LadderState state = new LadderState(plan.names(), played);
                Map<String, Double> ratings = new HashMap<>();
                plan.names()
                        .forEach(name -> ratings.put(
                                name, state.candidate(name).effective() ? state.rating(name) : NOT_ON_THE_LADDER));
                yield ratings;
            }
        };
    }

    private List<Played> amongShown(List<Played> played) {
        return played.stream()
                .filter(one -> shown.contains(one.meeting().a()) && shown.contains(one.meeting().b()))
                .toList();
    }

    private static Stream<GameRecord> games(List<Played> played) {
        return played.stream().flatMap(one -> one.pair().games().stream());
    }

    private static Map<String, Tally> tallies(List<String> names, List<Played> played) {
        Map<String, Tally> tallies = new HashMap<>();
        names.forEach(name -> tallies.put(name, new Tally()));
        games(played).forEach(game -> {
            for (Colour side : Colour.values()) {
                tallies.computeIfAbsent(game.name(side), name -> new Tally()).add(game, side);
            }
        });
        return tallies;
    }

    /** The strengths of those who are shown in their order, by all games; repeated games count as one. */
    public Strengths strengths() {
        record Sides(String black, String white) {}
        Map<Sides, List<GameRecord>> bySides = new HashMap<>();
        games(amongShown(history.played()))
                .forEach(game -> bySides.computeIfAbsent(
                                new Sides(game.black(), game.white()), sides -> new ArrayList<>())
                        .add(game));
        List<Bouts> bouts = new ArrayList<>();
        bySides.forEach((sides, games) -> bouts.add(
                bouts(shown.indexOf(sides.black()), shown.indexOf(sides.white()), games)));
        return BradleyTerry.fit(shown.size(), bouts);
    }

    private static Bouts bouts(int black, int white, List<GameRecord> games) {
        Set<String> hashes = new HashSet<>();
        double[] byHalfPoints = new double[3];
        for (GameRecord game : games) {
            hashes.add(game.hash());
            byHalfPoints[game.outcome().halfPoints(Colour.BLACK)]++;
        }
        double weight = (double) hashes.size() / games.size();
        return new Bouts(black, white, weight * byHalfPoints[2], weight * byHalfPoints[1], weight * byHalfPoints[0]);
    }

    /** Who did what against whom, in all games. */
    public CrossTable crossTable() {
        return CrossTable.of(games(history.played()));
    }

    /** The Elo rating of an entrant of a ladder at the start and after each of its meetings. */
    public List<Double> ladderRatings(String name) {
        return new LadderState(plan.names(), history.played(Stage.LADDER)).ratings(name);
    }
}
