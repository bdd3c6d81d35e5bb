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

/** A ladder after some meetings: ratings, streaks, and who beat whom. A function of the meetings in their order. */
public final class LadderState {
    private static final class Rung {
        final List<Double> ratings = new ArrayList<>(List.of(Elo.START));
        int streak;
        boolean hasMoved;

        int meetings() {
            return ratings.size() - 1;
        }
    }

    private record Sides(String one, String other) {}

    private final Map<String, Rung> rungs = new LinkedHashMap<>();
    private final Map<Sides, Integer> wins = new HashMap<>();
    private final Map<Sides, Integer> meetings = new HashMap<>();

    public LadderState(List<String> names, List<Played> played) {
        names.forEach(name -> rungs.put(name, new Rung()));
        played.forEach(this::add);
    }

    private void add(Played played) {
        String a = played.meeting().a();
        String b = played.meeting().b();
        double ratingA = rating(a);
        double ratingB = rating(b);
        update(a, b, ratingB, played);
        update(b, a, ratingA, played);
    }

    private void update(String name, String opponent, double opponentRating, Played played) {
        Rung rung = rung(name);
        double score = played.score(name);
        rung.ratings.add(Elo.updated(rung.ratings.getLast(), opponentRating, score, rung.meetings()));
        rung.streak = score > 0.5 ? rung.streak + 1 : 0;
        for (GameRecord game : played.pair().games()) {
            rung.hasMoved |= game.hasMoved(game.black().equals(name) ? Colour.BLACK : Colour.WHITE);
        }
        meetings.merge(new Sides(name, opponent), 1, Integer::sum);
        wins.merge(new Sides(name, opponent), score > 0.5 ? 1 : 0, Integer::sum);
    }

    private Rung rung(String name) {
        Rung rung = rungs.get(name);
        if (rung == null) {
            throw new IllegalArgumentException(name + " is not on this ladder");
        }
        return rung;
    }

    public double rating(String name) {
        return rung(name).ratings.getLast();
    }

    /** The rating at the start and after each of its meetings. */
    List<Double> ratings(String name) {
        return List.copyOf(rung(name).ratings);
    }

    public int wins(String winner, String loser) {
        return wins.getOrDefault(new Sides(winner, loser), 0);
    }

    public int meetings(String a, String b) {
        return meetings.getOrDefault(new Sides(a, b), 0);
    }

    public Matchmaker.Candidate candidate(String name) {
        Rung rung = rung(name);
        return new Matchmaker.Candidate(
                name, rating(name), rung.meetings(), rung.streak, rung.hasMoved || rung.meetings() == 0);
    }

    /** What this ladder has seen of two, as the matchmaker asks for it. */
    public Matchmaker.Past past(BiPredicate<String, String> barred) {
        return new Matchmaker.Past() {
            @Override
            public int wins(String winner, String loser) {
                return LadderState.this.wins(winner, loser);
            }

            @Override
            public int meetings(String a, String b) {
                return LadderState.this.meetings(a, b);
            }

            @Override
            public boolean isBarred(String a, String b) {
                return barred.test(a, b);
            }
        };
    }
}
