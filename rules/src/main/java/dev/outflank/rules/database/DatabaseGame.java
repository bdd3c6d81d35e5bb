package dev.outflank.rules.database;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game of the database.
 *
 * @param black the name of the black player; empty if unknown
 * @param white the name of the white player; empty if unknown
 * @param event the tournament or place; empty if unknown
 * @param year the year; 0 if unknown
 * @param winner the side that won; empty for a draw or an unknown result
 * @param isDraw whether the game was a draw
 * @param blackDiscs Black's discs at the end, with empty squares counted for the winner; empty if unknown
 * @param game the moves
 */
public record DatabaseGame(
        String black,
        String white,
        String event,
        int year,
        Optional<Colour> winner,
        boolean isDraw,
        OptionalInt blackDiscs,
        Game game) {
    static Game replay(byte[] moves) {
        Game game = Game.start(8);
        for (byte square : moves) {
            Game mover = game.position().mustPass() ? game.play(Move.PASS) : game;
            game = mover.play(Move.atBit(square));
        }
        return game;
    }

    /** The game as a record for other formats. */
    public RecordedGame toRecord() {
        RecordedGame record =
                RecordedGame.of(game).withPlayers(black, white).withEvent(event, year == 0 ? "" : String.valueOf(year));
        if (game.isOver() || winner.isEmpty() && !isDraw) {
            return record;
        }
        OptionalInt margin =
                blackDiscs.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Math.abs(2 * blackDiscs.getAsInt() - 64));
        return record.withResult(new GameResult(winner.orElse(null), margin, GameResult.Termination.NORMAL));
    }
}
