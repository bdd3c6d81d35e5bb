package dev.outflank.rules.record;

/** Takes what a reader finds, in the order of the file, so that a file of any length needs the room of one game. */
public interface RecordSink {
    void game(RecordedGame game);

    /** A game that cannot be read, or text that belongs to none. */
    void fault(RecordFault fault);
}
