package dev.outflank.cli;

import java.io.InputStream;
import java.io.PrintStream;

/** The standard streams of a command: the process's own, or a test's. */
record Streams(InputStream in, PrintStream out, PrintStream err) {}
