package dev.outflank.protocol;

/** How a program failed. Every verdict loses the game, except {@link #INTERNAL}, which is ours and voids it. */
public enum Verdict {
    COMPILE_ERROR,
    /** It could not be started, or ended before it was asked anything. */
    NO_START,
    ILLEGAL_MOVE,
    TIMEOUT_CPU,
    TIMEOUT_WALL,
    /** It ended by a signal or with an exit code in mid-game. */
    CRASH,
    MEMORY,
    /** It wrote more than it may. */
    OUTPUT_LIMIT,
    /** It wrote what the protocol does not allow. */
    PROTOCOL,
    /** Our own sandbox, machine or referee failed: never charged to a program. */
    INTERNAL
}
