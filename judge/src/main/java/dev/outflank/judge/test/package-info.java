/** Tests of a program: cases, runs, and what differs from the expected output. */
@NullMarked
package dev.outflank.judge.test;

import org.jspecify.annotations.NullMarked;
