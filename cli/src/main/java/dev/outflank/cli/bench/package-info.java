/** Benchmarks that users run; the JMH benchmarks are in module bench. */
@NullMarked
package dev.outflank.cli.bench;

import org.jspecify.annotations.NullMarked;
