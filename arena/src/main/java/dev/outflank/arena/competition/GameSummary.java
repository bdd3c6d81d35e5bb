package dev.outflank.arena.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import org.jspecify.annotations.Nullable;

/**
 * What pairings and standings need to know about a game.
 *
 * @param hash identifies the moves, to find repeated games
 */
public record GameSummary(Outcome outcome, long hash, Side black, Side white) {
    /**
     * One side of a game.
     *
     * @param moved whether it made a legal move after the opening
     * @param fault its fault that ended the game, if any
     * @param total total time
     * @param max maximum time of a move, separately for each clock
     */
    public record Side(boolean moved, @Nullable Verdict fault, TimeUsage total, TimeUsage max) {
        private static Side of(GameRecord game, Colour side) {
            GameFault fault = game.fault();
            return new Side(
                    game.hasMoved(side),
                    fault != null && fault.side() == side ? fault.verdict() : null,
                    game.totalTime(side),
                    game.maxTime(side));
        }
    }

    public static GameSummary of(GameRecord game) {
        return new GameSummary(
                game.outcome(),
                Long.parseUnsignedLong(game.hash(), 16),
                Side.of(game, Colour.BLACK),
                Side.of(game, Colour.WHITE));
    }

    public Side side(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }
}
