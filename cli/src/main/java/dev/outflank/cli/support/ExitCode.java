package dev.outflank.cli.support;

/** The exit codes of all commands, as documented in docs/exit-codes.md. */
public final class ExitCode {
    /** The command did its work and found nothing wrong. */
    public static final int SUCCESS = 0;

    /** The machine or Outflank failed, or a check found something. */
    public static final int FAILURE = 1;

    /** Bad arguments or bad input. */
    public static final int USAGE = 2;

    private ExitCode() {}
}
