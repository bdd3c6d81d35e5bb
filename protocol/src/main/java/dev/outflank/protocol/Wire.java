package dev.outflank.protocol;

/**
 * The standard input and output of one running program, as a referee sees them. Whoever implements it watches the
 * limits: a read that would outlast the program's time ends as a {@link BotException} that says so.
 */
public interface Wire extends AutoCloseable {
    /** Writes text as it is and flushes it. */
    void send(String text) throws BotException;

    /** Waits for the next line and returns it without its line end; an unended last line before the end counts. */
    String readLine() throws BotException;

    /** What has come since the last line returned, without waiting: complete lines and the begun one. */
    String pending();

    /** Closes the program's input, for protocols where the end of input is the signal to answer. */
    void closeInput() throws BotException;

    /** Ends the program, kindly first, and waits until nothing of it runs. */
    @Override
    void close();
}
