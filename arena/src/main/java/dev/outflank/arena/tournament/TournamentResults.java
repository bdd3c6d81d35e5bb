package dev.outflank.arena.tournament;

import dev.outflank.arena.rating.BradleyTerry;
import dev.outflank.arena.rating.Strengths;
import dev.outflank.arena.rating.WinDrawLoss;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Tally;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Results of a tournament: standings, strengths and cross table, computed from its options and its pairs. */
public final class TournamentResults {
    /** Ladder rating of an entry that never made a legal move. */
    private static final double UNRATED = 0;

    private final TournamentOptions options;
    private final History history;
    private final List<String> active;

    TournamentResults(TournamentOptions options, History history) {
        this(options, history, options.names());
    }

    /**
     * Creates results that show only the active entries. The games of the others still count for ladder ratings and
     * race points, but not for the round robin and the strengths.
     */
    public TournamentResults(TournamentOptions options, History history, List<String> active) {
        this.options = options;
        this.history = history;
        this.active = List.copyOf(active);
    }

    public TournamentOptions options() {
        return options;
    }

    public List<PlayedPair> playedPairs() {
        return history.playedPairs();
    }

    public List<ScheduledPair> voidPairs() {
        return history.voidPairs();
    }

    /** The standings of each stage of the format. */
    public List<StageStandings> standings() {
        List<Stage> stages = switch (options.format()) {
            case RoundRobin _ -> List.of(Stage.ROUND_ROBIN);
            case Gauntlet _ -> List.of(Stage.GAUNTLET);
            case EloLadder _ -> List.of(Stage.LADDER);
            case PointsRace _ -> List.of(Stage.POINTS_RACE, Stage.ROUND_ROBIN);
        };
        Strengths strengths = strengths();
        return stages.stream().map(stage -> stageStandings(stage, strengths)).toList();
    }

    private StageStandings stageStandings(Stage stage, Strengths strengths) {
        List<PlayedPair> played = history.playedPairs(stage);
        Map<String, Double> scores = scores(stage, played);
        scores.keySet().retainAll(active);
        Map<String, Tally> tallies = tallies(options.names(), played);
        double best =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        List<StandingsRow> rows = new ArrayList<>();
        for (int i = 0; i < active.size(); i++) {
            String name = active.get(i);
            double score = scores.getOrDefault(name, 0.0);
            Tally tally = tallies.getOrDefault(name, new Tally());
            rows.add(new StandingsRow(
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
                    tally.maxTime(),
                    strengths.elo(i),
                    strengths.error(i),
                    strengths.bestRank(i),
                    strengths.worstRank(i)));
        }
        rows.sort(Comparator.comparingInt(StandingsRow::rank)
                .thenComparing(Comparator.comparingDouble(StandingsRow::elo).reversed()));
        return new StageStandings(stage, List.copyOf(rows));
    }

    private Map<String, Double> scores(Stage stage, List<PlayedPair> played) {
        return switch (stage) {
            case POINTS_RACE -> ScoringSystem.CS303.totals(options.names(), played);
            case ROUND_ROBIN, GAUNTLET -> ScoringSystem.LAB8.totals(active, amongActive(played));
            case LADDER -> {
                LadderState state = new LadderState(options.names(), played);
                Map<String, Double> ratings = new HashMap<>();
                options.names()
                        .forEach(name ->
                                ratings.put(name, state.candidate(name).eligible() ? state.rating(name) : UNRATED));
                yield ratings;
            }
        };
    }

    private List<PlayedPair> amongActive(List<PlayedPair> played) {
        return played.stream()
                .filter(pair -> active.contains(pair.scheduled().a())
                        && active.contains(pair.scheduled().b()))
                .toList();
    }

    private static Stream<GameRecord> games(List<PlayedPair> played) {
        return played.stream().flatMap(pair -> pair.games().stream());
    }

    private static Map<String, Tally> tallies(List<String> names, List<PlayedPair> played) {
        Map<String, Tally> tallies = new HashMap<>();
        names.forEach(name -> tallies.put(name, new Tally()));
        games(played).forEach(game -> {
            for (Colour side : Colour.values()) {
                tallies.computeIfAbsent(game.name(side), name -> new Tally()).add(game, side);
            }
        });
        return tallies;
    }

    /** Strengths of the active entries, in their order, from all games among them; repeated games count once. */
    public Strengths strengths() {
        Map<ByColour<String>, List<GameRecord>> bySides = new HashMap<>();
        games(amongActive(history.playedPairs()))
                .forEach(game -> bySides.computeIfAbsent(
                                new ByColour<>(game.black(), game.white()), sides -> new ArrayList<>())
                        .add(game));
        List<WinDrawLoss> results = new ArrayList<>();
        bySides.forEach((sides, games) ->
                results.add(winDrawLoss(active.indexOf(sides.black()), active.indexOf(sides.white()), games)));
        return BradleyTerry.fit(active.size(), results);
    }

    private static WinDrawLoss winDrawLoss(int black, int white, List<GameRecord> games) {
        Set<String> hashes = new HashSet<>();
        double[] byHalfPoints = new double[3];
        for (GameRecord game : games) {
            hashes.add(game.hash());
            byHalfPoints[game.outcome().halfPoints(Colour.BLACK)]++;
        }
        double weight = (double) hashes.size() / games.size();
        return new WinDrawLoss(
                black, white, weight * byHalfPoints[2], weight * byHalfPoints[1], weight * byHalfPoints[0]);
    }

    /** The cross table of all games. */
    public TournamentCrossTable crossTable() {
        return TournamentCrossTable.of(games(history.playedPairs()));
    }

    /** An entry's ladder rating at the start and after each of its pairs. */
    public List<Double> ladderRatings(String name) {
        return new LadderState(options.names(), history.playedPairs(Stage.LADDER)).ratings(name);
    }
}
