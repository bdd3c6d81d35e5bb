package dev.outflank.arena.competition;

import dev.outflank.arena.rating.Elo;
import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ratings, winning streaks and head-to-head results of a ladder, computed from its pairs in order. A pair of which both
 * games are repeated does not count: two programs that always play the same moves would add to their ratings for ever.
 */
public final class LadderState {
    private final double[] ratings;
    private final int[] pairs;
    private final int[] streaks;
    private final boolean[] moved;
    /** Whether an entry has repeated a game. */
    private final boolean[] repeats;

    private final PairCounts wins = new PairCounts();
    private final PairCounts meetings = new PairCounts();
    private final PairCounts repeatedGames = new PairCounts();

    private LadderState(int entries) {
        this.ratings = new double[entries];
        this.pairs = new int[entries];
        this.streaks = new int[entries];
        this.moved = new boolean[entries];
        this.repeats = new boolean[entries];
        Arrays.fill(ratings, Elo.INITIAL_RATING);
    }

    public static LadderState of(ResultLog log, int entries) {
        LadderState state = new LadderState(entries);
        log.pairs(Stage.LADDER).forEach(pair -> state.add(log, pair));
        return state;
    }

    /** An entry's initial rating and its rating after each of its pairs. */
    public static List<Double> ratings(ResultLog log, int entries, int entry) {
        LadderState state = new LadderState(entries);
        List<Double> ratings = new ArrayList<>(List.of(Elo.INITIAL_RATING));
        log.pairs(Stage.LADDER).forEach(pair -> {
            state.add(log, pair);
            if (log.a(pair) == entry || log.b(pair) == entry) {
                ratings.add(state.ratings[entry]);
            }
        });
        return ratings;
    }

    private void add(ResultLog log, int pair) {
        int a = log.a(pair);
        int b = log.b(pair);
        int repeated = 0;
        for (int game = 2 * pair; game < 2 * pair + 2; game++) {
            repeated += log.isRepeated(game) ? 1 : 0;
            for (Colour side : Colour.values()) {
                moved[log.entry(game, side)] |= log.hasMoved(game, side);
            }
        }
        meetings.add(PairCounts.unordered(a, b), 1);
        if (repeated > 0) {
            repeatedGames.add(PairCounts.unordered(a, b), repeated);
            repeats[a] = true;
            repeats[b] = true;
        }
        if (repeated == 2) {
            return;
        }
        double ratingA = ratings[a];
        double score = log.scoreOfA(pair);
        update(a, ratings[b], score);
        update(b, ratingA, 1 - score);
        if (score != 0.5) {
            wins.add(score > 0.5 ? PairCounts.ordered(a, b) : PairCounts.ordered(b, a), 1);
        }
    }

    private void update(int entry, double opponent, double score) {
        ratings[entry] = Elo.update(ratings[entry], opponent, score, pairs[entry]++);
        streaks[entry] = score > 0.5 ? streaks[entry] + 1 : 0;
    }

    public double rating(int entry) {
        return ratings[entry];
    }

    /** Number of pairs won in a row. */
    public int streak(int entry) {
        return streaks[entry];
    }

    /** Whether an entry has made a legal move, or has not played yet. */
    boolean isEligible(int entry) {
        return moved[entry] || pairs[entry] == 0;
    }

    /** Number of pairs of two entries, with those that were repeated. */
    PairCounts meetings() {
        return meetings;
    }

    /**
     * Whether two entries that have met from all of their openings would probably repeat a game. That is so if both are
     * known to repeat games, or if these two have repeated more games than they have played differently.
     */
    boolean wouldRepeat(int a, int b, int openings) {
        long key = PairCounts.unordered(a, b);
        int met = meetings.get(key);
        int repeated = repeatedGames.get(key);
        int varied = 2 * (met - Math.min(met, openings)) - repeated;
        return varied > 0 ? repeated > varied : repeated > 0 || repeats[a] && repeats[b];
    }

    Matchmaker.Candidate candidate(int entry) {
        return new Matchmaker.Candidate(entry, ratings[entry], pairs[entry], streaks[entry], isEligible(entry));
    }

    /** Decides whether two entries must not play now. */
    interface Exclusion {
        boolean test(int a, int b);
    }

    /** Head-to-head results for the matchmaker, with exclusions. */
    Matchmaker.PairHistory pairHistory(Exclusion excluded) {
        return new Matchmaker.PairHistory() {
            @Override
            public int wins(int winner, int loser) {
                return wins.get(PairCounts.ordered(winner, loser));
            }

            @Override
            public int pairs(int a, int b) {
                return meetings.get(PairCounts.unordered(a, b));
            }

            @Override
            public boolean isExcluded(int a, int b) {
                return excluded.test(a, b);
            }
        };
    }
}
