/** Puzzles on the page: one for every day, and any number of others. Streaks are kept by the browser. */
@NullMarked
package dev.outflank.web.puzzle;

import org.jspecify.annotations.NullMarked;
