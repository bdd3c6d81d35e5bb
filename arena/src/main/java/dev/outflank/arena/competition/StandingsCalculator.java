package dev.outflank.arena.competition;

import dev.outflank.arena.rating.BradleyTerry;
import dev.outflank.arena.rating.Elo;
import dev.outflank.arena.rating.Strengths;
import dev.outflank.arena.rating.WinDrawLoss;
import dev.outflank.arena.record.Tally;
import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Computes standings from a result log. Only active entries have rows. The games of the others still count for ladder
 * ratings and race points, but not for the round robin and the strengths. Score and numbers of games of a table always
 * count the same games.
 */
public final class StandingsCalculator {
    /** Ladder rating of an entry that never made a legal move. */
    private static final double UNRATED = 0;

    /** Strengths that differ by less are equal: an iterative fit does not distinguish them. */
    private static final double ELO_RESOLUTION = 1e-4;

    private static final int GAME_BITS = 28;
    private static final long GAME_MASK = (1L << GAME_BITS) - 1;

    private final ResultLog log;
    private final List<CompetitionEntry> entries;
    private final int[] active;
    /** Places of the entries among the active ones, or −1. */
    private final int[] places;

    private final Strengths strengths;

    /**
     * Estimates the strengths.
     *
     * @param entries all entries, by their index
     * @param active indices of the active entries, in their order
     * @param previousElo strengths of earlier standings by id, from which the estimation starts; may be empty
     */
    public StandingsCalculator(
            ResultLog log, List<CompetitionEntry> entries, int[] active, Map<Long, Double> previousElo) {
        this.log = log;
        this.entries = List.copyOf(entries);
        this.active = active.clone();
        this.places = new int[entries.size()];
        Arrays.fill(places, -1);
        for (int place = 0; place < active.length; place++) {
            places[active[place]] = place;
        }
        double[] start = Arrays.stream(active)
                .mapToDouble(
                        entry -> previousElo.getOrDefault(entries.get(entry).id(), Elo.INITIAL_RATING))
                .toArray();
        this.strengths = BradleyTerry.fit(active.length, winDrawLosses(), start);
    }

    /** Strengths of the active entries, in their order, from all games among them; repeated games count once. */
    public Strengths strengths() {
        return strengths;
    }

    /** The standings of a stage, best first. */
    public StageStandings standings(Stage stage) {
        double[] scores = scores(stage);
        Tally[] tallies = tallies(stage);
        double[] order = IntStream.range(0, active.length)
                .mapToDouble(place -> order(stage, scores[active[place]], place))
                .toArray();
        double[] sorted = Arrays.stream(order).sorted().toArray();
        double best =
                Arrays.stream(active).mapToDouble(entry -> scores[entry]).max().orElse(0);
        List<StandingsRow> rows = new ArrayList<>();
        for (int place = 0; place < active.length; place++) {
            CompetitionEntry entry = entries.get(active[place]);
            double score = scores[active[place]];
            Tally tally = tallies[active[place]];
            rows.add(new StandingsRow(
                    1 + countAbove(sorted, order[place]),
                    entry.id(),
                    entry.name(),
                    score,
                    best > 0 ? Math.max(0, 100 * score / best) : 0,
                    tally.wins(),
                    tally.draws(),
                    tally.losses(),
                    StandingsRow.status(tally.faults()),
                    tally.faults(),
                    tally.maxTime(),
                    strengths.elo(place),
                    strengths.error(place),
                    strengths.bestRank(place),
                    strengths.worstRank(place)));
        }
        rows.sort(Comparator.comparingInt(StandingsRow::rank).thenComparingLong(row -> -roundedElo(row.elo())));
        return new StageStandings(stage, List.copyOf(rows));
    }

    /**
     * What the standings are ordered by. A ladder's Elo depends on the order of the games, so the strength from all games
     * decides; an entry without a legal move is last.
     */
    private double order(Stage stage, double score, int place) {
        if (stage != Stage.LADDER) {
            return score;
        }
        return score == UNRATED ? Double.NEGATIVE_INFINITY : roundedElo(strengths.elo(place));
    }

    private static long roundedElo(double elo) {
        return Math.round(elo / ELO_RESOLUTION);
    }

    /** The number of scores above this one in a sorted array. */
    private static int countAbove(double[] sorted, double score) {
        int above = sorted.length;
        while (above > 0 && sorted[sorted.length - above] <= score) {
            above--;
        }
        return above;
    }

    private double[] scores(Stage stage) {
        return switch (stage) {
            case POINTS_RACE -> ScoringSystem.CS303.totals(log, entries.size(), countedPairs(stage));
            case ROUND_ROBIN, GAUNTLET -> ScoringSystem.LAB8.totals(log, entries.size(), countedPairs(stage));
            case LADDER -> {
                LadderState ladder = LadderState.of(log, entries.size());
                yield IntStream.range(0, entries.size())
                        .mapToDouble(entry -> ladder.isEligible(entry) ? ladder.rating(entry) : UNRATED)
                        .toArray();
            }
        };
    }

    /** The pairs of a stage that count for its table. */
    private IntStream countedPairs(Stage stage) {
        IntStream pairs = log.pairs(stage);
        return stage.countsReplacedEntries() ? pairs : pairs.filter(this::isAmongActive);
    }

    private boolean isAmongActive(int pair) {
        return places[log.a(pair)] >= 0 && places[log.b(pair)] >= 0;
    }

    private Tally[] tallies(Stage stage) {
        Tally[] tallies = IntStream.range(0, entries.size())
                .mapToObj(entry -> new Tally())
                .toArray(Tally[]::new);
        countedPairs(stage).forEach(pair -> {
            for (int game = 2 * pair; game < 2 * pair + 2; game++) {
                if (stage == Stage.LADDER && log.isRepeated(game)) {
                    continue;
                }
                for (Colour side : Colour.values()) {
                    tallies[log.entry(game, side)].add(
                            log.outcome(game).halfPoints(side), log.fault(game, side), log.maxTime(game, side));
                }
            }
        });
        return tallies;
    }

    /** The results of every two active entries by colour. */
    private List<WinDrawLoss> winDrawLosses() {
        // The two sides in the upper bits and the game in the lower ones, so that sorting brings games together.
        long[] games = IntStream.range(0, log.size())
                .filter(this::isAmongActive)
                .flatMap(pair -> IntStream.of(2 * pair, 2 * pair + 1))
                .mapToLong(game -> sides(game) << GAME_BITS | game)
                .sorted()
                .toArray();
        List<WinDrawLoss> results = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= games.length; to++) {
            if (to == games.length || games[to] >> GAME_BITS != games[from] >> GAME_BITS) {
                results.add(winDrawLoss(Arrays.copyOfRange(games, from, to)));
                from = to;
            }
        }
        return results;
    }

    private long sides(int game) {
        return (long) places[log.entry(game, Colour.BLACK)] * active.length + places[log.entry(game, Colour.WHITE)];
    }

    /** The result of games with the same two sides; repeated games are weighted down. */
    private WinDrawLoss winDrawLoss(long[] games) {
        double[] byHalfPoints = new double[3];
        long[] hashes = new long[games.length];
        for (int i = 0; i < games.length; i++) {
            int game = (int) (games[i] & GAME_MASK);
            hashes[i] = log.hash(game);
            byHalfPoints[log.outcome(game).halfPoints(Colour.BLACK)]++;
        }
        double weight = (double) Arrays.stream(hashes).distinct().count() / games.length;
        long sides = games[0] >> GAME_BITS;
        return new WinDrawLoss(
                (int) (sides / active.length),
                (int) (sides % active.length),
                weight * byHalfPoints[2],
                weight * byHalfPoints[1],
                weight * byHalfPoints[0]);
    }
}
