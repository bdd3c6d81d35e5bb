package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import org.jspecify.annotations.Nullable;

/**
 * A part of a file that could not be read.
 *
 * @param location the place: {@code line 3, column 7} in a text, {@code byte 84} (from 0) in a binary file
 * @param reason one sentence: what was expected and what was found
 * @param readBefore the moves of the game that were read before the fault; {@code null} if there are none
 * @param sideMissing whether a board was read that only lacks the side to move
 */
public record RecordFault(
        String location, String reason, @Nullable Game readBefore, boolean sideMissing) {
    public RecordFault(String location, String reason) {
        this(location, reason, null, false);
    }

    static RecordFault atByte(long offset, String reason) {
        return new RecordFault("byte " + offset, reason);
    }

    RecordFault after(@Nullable Game game) {
        return new RecordFault(location, reason, game == null || game.ply() == 0 ? null : game, sideMissing);
    }

    /** The fault with what was recognised before it: {@code read as transcript, 12 moves; line 1, column 25: …}. */
    public String explain(String format) {
        String moves = readBefore == null ? "" : ", " + readBefore.ply() + (readBefore.ply() == 1 ? " move" : " moves");
        return format.isEmpty() ? toString() : "read as " + format + moves + "; " + this;
    }

    @Override
    public String toString() {
        return location + ": " + reason;
    }
}
