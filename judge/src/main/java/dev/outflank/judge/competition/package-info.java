/** Competitions: entries, pairs, results, standings and leaderboards. */
@NullMarked
package dev.outflank.judge.competition;

import org.jspecify.annotations.NullMarked;
