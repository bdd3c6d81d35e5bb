package dev.outflank.protocol;

/** How a program failed. Every verdict loses the game, except {@link #INTERNAL}, which voids it. */
public enum Verdict {
    /** The required file was not submitted, or several files could be meant. */
    MISSING,
    COMPILE_ERROR,
    /** It could not be started, or ended before the first request. */
    NO_START,
    ILLEGAL_MOVE,
    TIMEOUT_CPU,
    TIMEOUT_WALL,
    /** It ended during the game, by a signal or with an exit code. */
    CRASH,
    MEMORY,
    /** It wrote more than the output limit. */
    OUTPUT_LIMIT,
    /** Its output violates the protocol. */
    PROTOCOL,
    /** The sandbox, the machine or the referee failed: never counted against a program. */
    INTERNAL
}
