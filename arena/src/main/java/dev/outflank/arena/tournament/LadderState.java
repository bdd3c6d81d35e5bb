package dev.outflank.arena.tournament;

import dev.outflank.arena.rating.Elo;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.rules.Colour;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** Ratings, winning streaks and head-to-head results of a ladder, computed from its pairs in order. */
public final class LadderState {
    private static final class EntryState {
        final List<Double> ratings = new ArrayList<>(List.of(Elo.INITIAL_RATING));
        int streak;
        boolean hasMoved;

        int pairs() {
            return ratings.size() - 1;
        }
    }

    private record Sides(String name, String opponent) {}

    private final Map<String, EntryState> entries = new LinkedHashMap<>();
    private final Map<Sides, Integer> wins = new HashMap<>();
    private final Map<Sides, Integer> pairs = new HashMap<>();

    public LadderState(List<String> names, List<PlayedPair> played) {
        names.forEach(name -> entries.put(name, new EntryState()));
        played.forEach(this::add);
    }

    private void add(PlayedPair played) {
        String a = played.scheduled().a();
        String b = played.scheduled().b();
        double ratingA = rating(a);
        double ratingB = rating(b);
        update(a, b, ratingB, played);
        update(b, a, ratingA, played);
    }

    private void update(String name, String opponent, double opponentRating, PlayedPair played) {
        EntryState entry = entry(name);
        double score = played.score(name);
        entry.ratings.add(Elo.update(entry.ratings.getLast(), opponentRating, score, entry.pairs()));
        entry.streak = score > 0.5 ? entry.streak + 1 : 0;
        for (GameRecord game : played.games()) {
            entry.hasMoved |= game.hasMoved(game.black().equals(name) ? Colour.BLACK : Colour.WHITE);
        }
        pairs.merge(new Sides(name, opponent), 1, Integer::sum);
        wins.merge(new Sides(name, opponent), score > 0.5 ? 1 : 0, Integer::sum);
    }

    private EntryState entry(String name) {
        EntryState entry = entries.get(name);
        if (entry == null) {
            throw new IllegalArgumentException(name + " is not on this ladder");
        }
        return entry;
    }

    public double rating(String name) {
        return entry(name).ratings.getLast();
    }

    /** The initial rating and the rating after each pair. */
    List<Double> ratings(String name) {
        return List.copyOf(entry(name).ratings);
    }

    public int wins(String winner, String loser) {
        return wins.getOrDefault(new Sides(winner, loser), 0);
    }

    public int pairs(String a, String b) {
        return pairs.getOrDefault(new Sides(a, b), 0);
    }

    public Matchmaker.Candidate candidate(String name) {
        EntryState entry = entry(name);
        return new Matchmaker.Candidate(
                name, rating(name), entry.pairs(), entry.streak, entry.hasMoved || entry.pairs() == 0);
    }

    /** Head-to-head results for the matchmaker, with the given pairs of names excluded. */
    public Matchmaker.PairHistory pairHistory(BiPredicate<String, String> excluded) {
        return new Matchmaker.PairHistory() {
            @Override
            public int wins(String winner, String loser) {
                return LadderState.this.wins(winner, loser);
            }

            @Override
            public int pairs(String a, String b) {
                return LadderState.this.pairs(a, b);
            }

            @Override
            public boolean isExcluded(String a, String b) {
                return excluded.test(a, b);
            }
        };
    }
}
