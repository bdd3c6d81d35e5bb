package dev.outflank.arena.tournament;

import dev.outflank.arena.record.GameRecord;
import dev.outflank.rules.Colour;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Cross table: the results of every entry against every other. */
public final class TournamentCrossTable {
    /** Results of one entry against another. */
    public record Score(int wins, int draws, int losses) {
        private static final Score NONE = new Score(0, 0, 0);

        public int games() {
            return wins + draws + losses;
        }

        public double points() {
            return wins + draws / 2.0;
        }

        private Score plus(int halfPoints) {
            return switch (halfPoints) {
                case 2 -> new Score(wins + 1, draws, losses);
                case 1 -> new Score(wins, draws + 1, losses);
                default -> new Score(wins, draws, losses + 1);
            };
        }
    }

    private record Sides(String name, String opponent) {}

    private final Map<Sides, Score> scores = new HashMap<>();

    private TournamentCrossTable() {}

    static TournamentCrossTable of(Stream<GameRecord> games) {
        TournamentCrossTable table = new TournamentCrossTable();
        games.forEach(game -> {
            for (Colour side : Colour.values()) {
                Sides sides = new Sides(game.name(side), game.name(side.other()));
                table.scores.put(
                        sides,
                        table.score(sides.name(), sides.opponent())
                                .plus(game.outcome().halfPoints(side)));
            }
        });
        return table;
    }

    public Score score(String name, String opponent) {
        return scores.getOrDefault(new Sides(name, opponent), Score.NONE);
    }
}
