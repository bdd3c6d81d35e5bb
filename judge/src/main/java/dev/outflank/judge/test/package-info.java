/** Test cases: generation, running, and comparison with the expected output. */
@NullMarked
package dev.outflank.judge.test;

import org.jspecify.annotations.NullMarked;
