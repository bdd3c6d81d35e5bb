/** Marks per part and in total: computed, cached, and written as CSV and HTML. */
@NullMarked
package dev.outflank.judge.mark;

import org.jspecify.annotations.NullMarked;
