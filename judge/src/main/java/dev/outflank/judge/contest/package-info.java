/** Contests: their files, parsing and validation, and who takes part. */
@NullMarked
package dev.outflank.judge.contest;

import org.jspecify.annotations.NullMarked;
