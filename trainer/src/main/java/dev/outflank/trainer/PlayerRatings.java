package dev.outflank.trainer;

import dev.outflank.rules.record.WthorGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Elo ratings of the players of a collection of games, from their results (Bradley–Terry by gradient ascent). */
final class PlayerRatings {
    private static final int PASSES = 60;
    private static final double STEP = 350;

    /** Pulls ratings towards the mean, so that a player with one win has no extreme rating. */
    private static final double PRIOR_GAMES = 4;

    private final Map<Integer, Double> ratings = new HashMap<>();
    private final Map<Integer, Integer> games = new HashMap<>();

    PlayerRatings(List<WthorGame> results) {
        for (WthorGame game : results) {
            games.merge(game.black(), 1, Integer::sum);
            games.merge(game.white(), 1, Integer::sum);
        }
        games.keySet().forEach(player -> ratings.put(player, 0.0));
        for (int pass = 0; pass < PASSES; pass++) {
            Map<Integer, Double> surplus = new HashMap<>();
            for (WthorGame game : results) {
                double score = game.blackDiscs() > 32 ? 1 : game.blackDiscs() == 32 ? 0.5 : 0;
                double expected = 1 / (1 + Math.pow(10, (of(game.white()) - of(game.black())) / 400));
                surplus.merge(game.black(), score - expected, Double::sum);
                surplus.merge(game.white(), expected - score, Double::sum);
            }
            // Newton's step per player, with a prior of drawn games against an average player.
            surplus.forEach((player, value) -> {
                double prior = PRIOR_GAMES * (0.5 - 1 / (1 + Math.pow(10, -of(player) / 400)));
                ratings.merge(
                        player, STEP * (value + prior) / (games.getOrDefault(player, 0) + PRIOR_GAMES), Double::sum);
            });
        }
    }

    /** The rating of a player; the average of all players is about 0. */
    double of(int player) {
        return ratings.getOrDefault(player, 0.0);
    }
}
