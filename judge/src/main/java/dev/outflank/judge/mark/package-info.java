/** Marks: per part and in total, remembered so that nothing is marked twice, and written for people. */
@NullMarked
package dev.outflank.judge.mark;

import org.jspecify.annotations.NullMarked;
