/** What a contest file says, and the reader that refuses what it cannot mean. */
@NullMarked
package dev.outflank.judge.contest;

import org.jspecify.annotations.NullMarked;
