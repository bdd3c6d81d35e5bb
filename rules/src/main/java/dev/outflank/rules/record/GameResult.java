package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Scoring;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The result of a game.
 *
 * @param winner the side that won; {@code null} for a draw
 * @param margin the disc difference; empty if unknown
 * @param termination what ended the game
 */
public record GameResult(@Nullable Colour winner, OptionalInt margin, Termination termination) {
    /** What ended a game, as PGN's tag {@code Termination}. */
    public enum Termination {
        /** Neither side could move. */
        NORMAL(""),
        /** The loser resigned. */
        RESIGNATION("by resignation"),
        /** The loser ran out of time. */
        TIME_FORFEIT("on time"),
        /** The players agreed on the result. */
        AGREEMENT("by agreement");

        private final String description;

        Termination(String description) {
            this.description = description;
        }
    }

    /** The result of a finished game, counting only the discs on the board. */
    public static GameResult of(Game game) {
        int lead = Scoring.RAW.difference(game.position(), Colour.BLACK);
        return new GameResult(game.winner(), OptionalInt.of(Math.abs(lead)), Termination.NORMAL);
    }

    /** The result for a disc difference, positive when Black won. */
    public static GameResult ofBlackLead(int blackLead, Termination termination) {
        return new GameResult(
                blackLead == 0 ? null : blackLead > 0 ? Colour.BLACK : Colour.WHITE,
                OptionalInt.of(Math.abs(blackLead)),
                termination);
    }

    /** The disc difference, positive when Black won and negative when White won; empty if the margin is unknown. */
    public OptionalInt blackLead() {
        return margin.isEmpty() || winner != Colour.WHITE ? margin : OptionalInt.of(-margin.getAsInt());
    }

    /** In words, such as {@code White wins by 6}. */
    @Override
    public String toString() {
        String outcome = winner == null
                ? "draw"
                : winner.title() + " wins" + (margin.isEmpty() ? "" : " by " + margin.getAsInt());
        return termination == Termination.NORMAL ? outcome : outcome + " " + termination.description;
    }
}
