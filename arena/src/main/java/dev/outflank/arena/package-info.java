/** Runs games between players and programs: contestants, time limits, matches, tournaments, ratings and records. */
@NullMarked
package dev.outflank.arena;

import org.jspecify.annotations.NullMarked;
