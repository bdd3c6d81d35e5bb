package dev.outflank.cli.support;

import java.io.InputStream;
import java.io.PrintStream;

/** The standard streams of a command: those of the process, or those of a test. */
public record Streams(InputStream in, PrintStream out, PrintStream err) {}
