/** Comparison of a program's output with the expected output. */
@NullMarked
package dev.outflank.protocol.output;

import org.jspecify.annotations.NullMarked;
