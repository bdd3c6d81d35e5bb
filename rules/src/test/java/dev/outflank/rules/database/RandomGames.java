package dev.outflank.rules.database;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/** Games of random moves. Their first moves are chosen from few, so that positions occur in many games. */
final class RandomGames {
    private RandomGames() {}

    static List<RecordedGame> of(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<RecordedGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean unfinished = i % 10 == 9;
            Game game = Game.start(8);
            while (!game.isOver() && !(unfinished && game.ply() == 30)) {
                int mobility = game.position().mobility();
                int choices = game.ply() < 6 ? Math.min(2, mobility) : mobility;
                game = game.play(
                        mobility == 0
                                ? Move.PASS
                                : game.position().move((mobility - choices) + random.nextInt(choices)));
            }
            RecordedGame record = RecordedGame.of(game)
                    .withPlayers("Player " + random.nextInt(9), "Pläyer " + random.nextInt(9))
                    .withEvent("Event " + random.nextInt(5), "12." + (1 + random.nextInt(12)) + "." + (1990 + i % 30));
            games.add(
                    unfinished
                            ? record.withResult(new GameResult(
                                    Colour.WHITE, OptionalInt.empty(), GameResult.Termination.RESIGNATION))
                            : record);
        }
        return games;
    }
}
