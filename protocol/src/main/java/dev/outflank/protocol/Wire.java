package dev.outflank.protocol;

/**
 * The standard input and output of a running program. Implementations enforce the limits: a read that exceeds the
 * program's time throws a {@link BotException}.
 */
public interface Wire extends AutoCloseable {
    /** Writes text unchanged and flushes it. */
    void send(String text) throws BotException;

    /** Waits for the next line and returns it without its terminator, which may be missing from the last line. */
    String readLine() throws BotException;

    /** Returns, without waiting, the output after the last line read: complete lines and an incomplete one. */
    String pending();

    /** Closes the program's input, for protocols in which the end of input is the signal to answer. */
    void closeInput() throws BotException;

    /** Asks the program to end, kills it if it does not, and waits until none of its processes is running. */
    @Override
    void close();
}
