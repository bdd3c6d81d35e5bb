package dev.outflank.arena.tournament;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.time.Instant;
import java.util.List;

/** Creates games and pairs with given results. */
final class TestGames {
    private TestGames() {}

    /** A pair with the given half points (0, 1 or 2) for A in the first and the second game. */
    static PlayedPair playedPair(int number, Stage stage, int round, String a, String b, int first, int second) {
        return new PlayedPair(
                new ScheduledPair(number, stage, round, a, b), new GamePair(game(a, b, first), game(b, a, 2 - second)));
    }

    /** A game with the given half points for Black: the loser crashes after both have moved; a draw is a full board. */
    static GameRecord game(String black, String white, int blackHalfPoints) {
        Game start = Game.start(4);
        if (blackHalfPoints == 1) {
            return new GameRecord(black, white, drawnGame(), 0, List.of(), null, Instant.EPOCH);
        }
        Game game = start.play(start.position().move(0));
        game = game.play(game.position().move(0));
        Colour loser = blackHalfPoints == 0 ? Colour.BLACK : Colour.WHITE;
        GameFault fault = new GameFault(loser, Verdict.CRASH, "test fault", TimeUsage.ZERO);
        return new GameRecord(black, white, game, 0, List.of(TimeUsage.ZERO, TimeUsage.ZERO), fault, Instant.EPOCH);
    }

    /** A pair that an entry lost twice without making a legal move. */
    static PlayedPair lostWithoutMove(ScheduledPair pair, String loser) {
        return new PlayedPair(
                pair, new GamePair(unplayed(pair.a(), pair.b(), loser), unplayed(pair.b(), pair.a(), loser)));
    }

    private static GameRecord unplayed(String black, String white, String loser) {
        Colour side = black.equals(loser) ? Colour.BLACK : Colour.WHITE;
        Game start = Game.start(4);
        Game game = side == Colour.BLACK ? start : start.play(start.position().move(0));
        List<TimeUsage> spent = side == Colour.BLACK ? List.of() : List.of(TimeUsage.ZERO);
        GameFault fault = new GameFault(side, Verdict.PROTOCOL, "test fault", TimeUsage.ZERO);
        return new GameRecord(black, white, game, 0, spent, fault, Instant.EPOCH);
    }

    private static Game drawnGame() {
        try {
            return Game.from(BoardText.parse("XXXXXXXXOOOOOOOO X"), Objective.MOST_DISCS);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}
