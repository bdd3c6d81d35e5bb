/** Competitions of submissions in a folder: entry requirements, tournaments, leaderboards and certificates. */
@NullMarked
package dev.outflank.judge.compete;

import org.jspecify.annotations.NullMarked;
