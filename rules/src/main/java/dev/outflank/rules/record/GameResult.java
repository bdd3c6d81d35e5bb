package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Scoring;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param winner the side that won; {@code null} for a draw
 * @param margin by how many discs it won; empty when that is not told
 * @param termination what ended the game
 */
public record GameResult(@Nullable Colour winner, OptionalInt margin, Termination termination) {
    /** What ended a game. */
    public enum Termination {
        NORMAL(""),
        RESIGNATION("by resignation"),
        TIME_FORFEIT("on time"),
        AGREEMENT("by agreement");

        private final String description;

        Termination(String description) {
            this.description = description;
        }
    }

    /** The result on the board of a finished game, in discs as they lie. */
    public static GameResult of(Game game) {
        int lead = Scoring.RAW.difference(game.position(), Colour.BLACK);
        return new GameResult(game.winner(), OptionalInt.of(Math.abs(lead)), Termination.NORMAL);
    }

    /** The result when Black is this many discs ahead. */
    public static GameResult ofBlackLead(int blackLead, Termination termination) {
        return new GameResult(
                blackLead == 0 ? null : blackLead > 0 ? Colour.BLACK : Colour.WHITE,
                OptionalInt.of(Math.abs(blackLead)),
                termination);
    }

    /** By how many discs Black won, negative when White did; empty when only the winner is known. */
    public OptionalInt blackLead() {
        return margin.isEmpty() || winner != Colour.WHITE ? margin : OptionalInt.of(-margin.getAsInt());
    }

    /** In words: {@code White wins by 6}. */
    @Override
    public String toString() {
        String who = winner == null
                ? "draw"
                : winner.title() + " wins" + (margin.isEmpty() ? "" : " by " + margin.getAsInt());
        return termination == Termination.NORMAL ? who : who + " " + termination.description;
    }
}
