/** Contest files: their contents, parsing and validation. */
@NullMarked
package dev.outflank.judge.contest;

import org.jspecify.annotations.NullMarked;
