package dev.outflank.judge.contest;

import java.util.OptionalInt;

/** An invalid contest file. The message gives the line, the field and what is allowed there. */
public final class ContestException extends Exception {
    private final transient Place place;
    private final String problem;

    ContestException(Place place, String message) {
        super(place + ": " + message);
        this.place = place;
        this.problem = message;
    }

    /** The line number in the file, starting at 1. */
    public int line() {
        return place.line();
    }

    /** The message without the file and the line. */
    String problem() {
        return problem;
    }

    /** The line number in this file; empty if the error is in another one. */
    OptionalInt lineIn(String file) {
        return place.file().equals(file) ? OptionalInt.of(place.line()) : OptionalInt.empty();
    }

    /** A line in a contest file. */
    record Place(String file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }
}
