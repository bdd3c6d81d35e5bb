package dev.outflank.rules.record;

/**
 * A part of a file that could not be read.
 *
 * @param location the place: {@code line 3, column 7} in a text, {@code byte 84} (from 0) in a binary file
 * @param reason one sentence: what was expected and what was found
 */
public record RecordFault(String location, String reason) {
    static RecordFault atByte(long offset, String reason) {
        return new RecordFault("byte " + offset, reason);
    }

    @Override
    public String toString() {
        return location + ": " + reason;
    }
}
