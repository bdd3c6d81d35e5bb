package dev.outflank.judge.contest;

/** An invalid contest file. The message gives the line, the field and what is allowed there. */
public final class ContestException extends Exception {
    private final int line;

    ContestException(Place place, String message) {
        super(place + ": " + message);
        this.line = place.line();
    }

    /** The line number in the file, starting at 1. */
    public int line() {
        return line;
    }

    /** A line in a contest file. */
    record Place(String file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }
}
