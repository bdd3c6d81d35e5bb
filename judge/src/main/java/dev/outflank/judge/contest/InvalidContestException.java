package dev.outflank.judge.contest;

import dev.outflank.judge.account.RequestRefusedException;
import java.util.OptionalInt;

/** A contest file that was refused, with the line of the error. */
public final class InvalidContestException extends RequestRefusedException {
    private final transient OptionalInt line;

    private InvalidContestException(String reason, OptionalInt line) {
        super(reason);
        this.line = line;
    }

    /** The refusal of a file with this name. */
    static InvalidContestException of(ContestException error, String file) {
        OptionalInt line = error.lineIn(file);
        return new InvalidContestException(
                line.isPresent()
                        ? "line " + line.getAsInt() + ": " + error.problem()
                        : String.valueOf(error.getMessage()),
                line);
    }

    /** The line of the error, from 1; empty if the error is in a file that the contest is based on. */
    public OptionalInt line() {
        return line;
    }
}
