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
 * @param discs by how many discs it won; empty when that is not told
 * @param ending what ended the game
 */
public record Result(@Nullable Colour winner, OptionalInt discs, Ending ending) {
    /** What ended a game. */
    public enum Ending {
        PLAYED(""),
        RESIGNED("by resignation"),
        TIME("on time"),
        AGREED("by agreement");

        private final String words;

        Ending(String words) {
            this.words = words;
        }
    }

    /** The result on the board of a finished game, in discs as they lie. */
    public static Result of(Game game) {
        int lead = Scoring.RAW.difference(game.position(), Colour.BLACK);
        return new Result(game.winner(), OptionalInt.of(Math.abs(lead)), Ending.PLAYED);
    }

    /** The result when Black is this many discs ahead. */
    public static Result ofLead(int lead, Ending ending) {
        return new Result(
                lead == 0 ? null : lead > 0 ? Colour.BLACK : Colour.WHITE, OptionalInt.of(Math.abs(lead)), ending);
    }

    /** By how many discs Black won, negative when White did; empty when only the winner is known. */
    public OptionalInt lead() {
        return discs.isEmpty() || winner != Colour.WHITE ? discs : OptionalInt.of(-discs.getAsInt());
    }

    /** In words: {@code White wins by 6}. */
    @Override
    public String toString() {
        String who = winner == null
                ? "draw"
                : winner.title() + " wins" + (discs.isEmpty() ? "" : " by " + discs.getAsInt());
        return ending == Ending.PLAYED ? who : who + " " + ending.words;
    }
}
