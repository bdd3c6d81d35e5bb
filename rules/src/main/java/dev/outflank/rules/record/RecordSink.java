package dev.outflank.rules.record;

/**
 * Receives the games and faults of a file in order. A file of any length can be processed with only one game in memory.
 */
public interface RecordSink {
    /** Receives a game. */
    void game(RecordedGame game);

    /** Receives a fault: a game that cannot be read, or text outside a game. */
    void fault(RecordFault fault);
}
