package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.List;

/**
 * Two games between A and B from one opening: A is Black in the first and White in the second. A pair counts as a whole:
 * if the arena fails in either game, both are played again.
 */
public record GamePair(GameRecord first, GameRecord second) {
    /** Plays a pair, and again while one of its games is void, at most {@code maxAttempts} times in total. */
    public static GamePair play(Contestant a, Contestant b, Game opening, int maxAttempts) throws VoidPairException {
        String reason = "";
        for (int attempt = 0; attempt < maxAttempts; attempt++) {
            GameRecord first = Referee.play(a, b, opening);
            GameRecord second = first.outcome() == Outcome.VOID ? first : Referee.play(b, a, opening);
            GameFault fault = second.fault();
            if (fault == null || fault.verdict() != Verdict.INTERNAL) {
                return new GamePair(first, second);
            }
            reason = fault.reason();
        }
        throw new VoidPairException(a.name(), b.name(), maxAttempts, reason);
    }

    public List<GameRecord> games() {
        return List.of(first, second);
    }

    /** A's half points from both games: 0 for two losses, 4 for two wins. */
    public int halfPoints() {
        return first.outcome().halfPoints(Colour.BLACK) + second.outcome().halfPoints(Colour.WHITE);
    }
}
