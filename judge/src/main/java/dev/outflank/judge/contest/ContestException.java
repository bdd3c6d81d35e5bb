package dev.outflank.judge.contest;

/** A contest file that says what it cannot mean: where, which field, and what is allowed there. */
public final class ContestException extends Exception {
    private final int line;

    ContestException(Place place, String sentence) {
        super(place + ": " + sentence);
        this.line = place.line();
    }

    /** The line of the file, from 1. */
    public int line() {
        return line;
    }

    /** A line of a contest file. */
    record Place(String file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }
}
