package dev.outflank.cli.support;

import java.io.InputStream;
import java.io.PrintStream;

/** The standard streams of a command: the process's own, or a test's. */
public record Streams(InputStream in, PrintStream out, PrintStream err) {}
