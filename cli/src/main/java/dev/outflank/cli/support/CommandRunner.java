package dev.outflank.cli.support;

/** Runs a complete command line, for commands that run other commands. */
@FunctionalInterface
public interface CommandRunner {
    /** Returns the exit code. */
    int run(Streams streams, String... args);
}
